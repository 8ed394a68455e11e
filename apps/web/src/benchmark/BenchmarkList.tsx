/** The benchmarks to choose from, the default first, and beside them what the chosen one consists of. */
import { type Clause, filterSentences, formatValue, type TitleKind } from '@cvm/contract';
import { ActionIcon, Group, Radio, ScrollArea, Skeleton, Text, Tooltip } from '@mantine/core';
import { ReasonButton } from '../filters/ReasonButton.tsx';
import { useFilterLabels } from '../filters/use-options.ts';
import { notOnPage } from '../segments/segment-fit.ts';
import { type Segment, useDeleteSegment, useSegments } from '../segments/segments.ts';
import { useForeign } from '../session/session.ts';
import { askToDelete } from '../ui/ask-to-delete.tsx';
import { PencilIcon, TrashIcon } from '../ui/icons.tsx';
import { ViewError } from '../views/states.tsx';
import classes from './BenchmarkModal.module.css';
import { defaultNames, fits } from './benchmark-page.ts';

/** The value of the default's radio; a uuid is never empty. */
const defaultValue = '';

type Props = {
  kind: TitleKind;
  applied: string | null;
  selected: string | null;
  onSelect: (uuid: string | null) => void;
  onApply: () => void;
  onDeleted: (uuid: string) => void;
  /** Null = a new one. */
  onEdit: (edited: Segment | null) => void;
};

const useDeletion = (onDeleted: Props['onDeleted']) => {
  const remove = useDeleteSegment();
  const confirm = ({ uuid, name }: Segment) =>
    askToDelete('segment', name, () => remove.mutate(uuid, { onSuccess: () => onDeleted(uuid) }));
  return { confirm, error: remove.error };
};

type Changes = { onEdit: () => void; onDelete: () => void };

/** `changes` null = nothing can be changed. */
type RowProps = { segment: Segment; fitsPage: boolean; changes: Changes | null };

const Row = ({ segment: { uuid, name, dateModified, problem }, fitsPage, changes }: RowProps) => (
  <div className={classes.row}>
    <Tooltip label={notOnPage} disabled={fitsPage}>
      <Radio
        className={classes.radio}
        value={uuid}
        label={name}
        description={
          problem ?? (fitsPage ? `Changed ${formatValue('longDate', dateModified.slice(0, 10))}` : notOnPage)
        }
        disabled={!fitsPage || problem !== undefined}
      />
    </Tooltip>
    {changes === null ? null : (
      <>
        <Tooltip label={fitsPage ? `Edit ${name}` : notOnPage}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Edit ${name}`}
            data-disabled={!fitsPage || undefined}
            aria-disabled={!fitsPage || undefined}
            onClick={fitsPage ? changes.onEdit : undefined}
          >
            <PencilIcon size={14} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label={`Delete ${name}`}>
          <ActionIcon variant="subtle" color="gray" aria-label={`Delete ${name}`} onClick={changes.onDelete}>
            <TrashIcon size={14} />
          </ActionIcon>
        </Tooltip>
      </>
    )}
  </div>
);

const Preview = ({ kind, clauses }: { kind: TitleKind; clauses: readonly Clause[] | null }) => {
  const labels = useFilterLabels(clauses ?? []);
  const sentences =
    clauses === null
      ? [`All other ${kind}s of the same follower tier, with the filters of the page.`]
      : filterSentences(clauses, labels);
  return (
    <section className={classes.preview} aria-label="Preview">
      <Text size="xs" c="dimmed" mb={6}>
        Preview
      </Text>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
};

const byName = (a: Segment, b: Segment): number => a.name.localeCompare(b.name, 'en');

export const BenchmarkList = ({ kind, applied, selected, onSelect, onApply, onDeleted, onEdit }: Props) => {
  const { data, isPending, error, refetch } = useSegments();
  const deletion = useDeletion(onDeleted);
  const foreign = useForeign();
  const saved = (data ?? []).filter(({ options }) => options.isBenchmark).sort(byName);
  const chosen = saved.find(({ uuid }) => uuid === selected);
  return (
    <>
      <div className={classes.columns}>
        <ScrollArea className={classes.list} type="auto">
          <Radio.Group
            aria-label="Benchmark"
            value={chosen?.uuid ?? defaultValue}
            onChange={(value) => onSelect(value === defaultValue ? null : value)}
          >
            <div className={classes.row}>
              <Radio
                className={classes.radio}
                value={defaultValue}
                label={defaultNames[kind]}
                description="Default: the same follower tier"
              />
            </div>
            {isPending ? <Skeleton height={36} my="xs" /> : null}
            {saved.map((segment) => (
              <Row
                key={segment.uuid}
                segment={segment}
                fitsPage={fits(kind, segment.clauses)}
                changes={
                  foreign === null ? { onEdit: () => onEdit(segment), onDelete: () => deletion.confirm(segment) } : null
                }
              />
            ))}
          </Radio.Group>
          {error === null ? null : <ViewError error={error} onRetry={() => void refetch()} />}
          {data !== undefined && saved.length === 0 ? (
            <Text size="sm" c="dimmed" p="sm">
              You have saved no benchmark yet. Create one to compare with {kind}s and people of your choice.
            </Text>
          ) : null}
        </ScrollArea>
        <Preview kind={kind} clauses={chosen?.clauses ?? null} />
      </div>
      {deletion.error === null ? null : (
        <Text size="sm" c="red" role="alert" mt="xs">
          {deletion.error.message}
        </Text>
      )}
      <Group justify="space-between" mt="md">
        <ReasonButton variant="default" disabledReason={foreign} onClick={() => onEdit(null)}>
          Create New
        </ReasonButton>
        <ReasonButton
          disabledReason={(chosen?.uuid ?? null) === applied ? 'This benchmark is applied already' : null}
          onClick={onApply}
        >
          Apply
        </ReasonButton>
      </Group>
    </>
  );
};
