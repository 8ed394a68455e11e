/**
 * Builds a benchmark: its name, its filters, and in a line what it consists of so far. Saving gives the uuid and leads
 * back to the list; a save that fails leaves the form as it is.
 */
import {
  benchmarkNameTaken,
  type Clause,
  comparedText,
  type FilterId,
  filterSentences,
  noSegmentFilters,
  pageFilterDefinition,
  segmentNameMax,
  type TitleKind,
  tooLong,
} from '@cvm/contract';
import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ApiError, isRefused } from '../api/client.ts';
import { nothingChanged } from '../filter-bar/ApplyButton.tsx';
import { FilterTabs } from '../filters/FilterTabs.tsx';
import { changedFilters, firstSet, pendingClauses, sameClauses } from '../filters/pending.ts';
import { ReasonButton } from '../filters/ReasonButton.tsx';
import { useEditorContext } from '../filters/use-editor-context.ts';
import { visiblePanels } from '../filters/visible-panels.ts';
import { SaveFailure } from '../segments/SaveFailure.tsx';
import { isSaved, type Segment, useSaveSegment, useSegments } from '../segments/segments.ts';
import classes from './BenchmarkModal.module.css';
import { benchmarkPages } from './benchmark-page.ts';

const same = (a: string, b: string): boolean => comparedText(a) === comparedText(b);

type Draft = { name: string; clauses: readonly Clause[] };

/** Why a draft cannot be saved; null = it can. */
export const draftProblem = (
  { name, clauses }: Draft,
  edited: Pick<Segment, 'name' | 'clauses'> | null,
  others: readonly string[],
): string | null => {
  if (name.trim() === '') return 'Give the benchmark a name';
  if (others.some((other) => same(other, name))) return benchmarkNameTaken;
  if (clauses.length === 0) return noSegmentFilters;
  if (edited !== null && edited.name === name.trim() && sameClauses(edited.clauses, clauses)) return nothingChanged;
  return tooLong('Name', name, segmentNameMax) ?? null;
};

type Props = {
  kind: TitleKind;
  /** Null = a new one. */
  edited: Segment | null;
  onBack: () => void;
  onSaved: (uuid: string) => void;
};

const none: readonly Clause[] = [];

export const BenchmarkEditor = ({ kind, edited, onBack, onSaved }: Props) => {
  const page = pageFilterDefinition(benchmarkPages[kind]);
  const [name, setName] = useState(edited?.name ?? '');
  const [clauses, setClauses] = useState<readonly Clause[]>(edited?.clauses ?? none);
  const context = useEditorContext(page, clauses);
  const ids = visiblePanels(page, context.permissible).flatMap((panel) => panel.ids);
  const [opened, setOpened] = useState<FilterId | null>(null);
  const open = opened ?? firstSet(ids, edited?.clauses ?? none) ?? kind;
  const { data: segments = [] } = useSegments();
  const save = useSaveSegment();
  // One whose answer was lost may be in the list, read anew: its own name is not taken by another.
  const asked = save.error === null || isRefused(save.error) ? undefined : save.variables;
  const isOwn = (segment: Segment) => segment.uuid === edited?.uuid || (asked !== undefined && isSaved(asked, segment));
  const others = segments.filter((segment) => !isOwn(segment)).map((segment) => segment.name);
  const taken = others.some((other) => same(other, name));
  const edit = (id: FilterId, next: readonly Clause[]) => setClauses(pendingClauses(clauses, { [id]: next }));
  const submit = (over: Segment | null) =>
    save.mutate(
      {
        uuid: over?.uuid ?? null,
        name: name.trim(),
        clauses,
        seen: over,
        options: { isBenchmark: true, isDefault: over?.options.isDefault ?? false },
      },
      { onSuccess: ({ uuid }) => onSaved(uuid) },
    );
  const refusedName = save.error instanceof ApiError && save.error.field !== null ? save.error.message : null;
  const problem = save.isPending ? 'The benchmark is being saved' : draftProblem({ name, clauses }, edited, others);
  return (
    <>
      <TextInput
        label="Name"
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        error={taken ? benchmarkNameTaken : (tooLong('Name', name, segmentNameMax) ?? refusedName ?? null)}
        data-autofocus
      />
      {save.error === null || refusedName !== null ? null : (
        <SaveFailure error={save.error} segment={edited} busy={save.isPending} onSave={submit} />
      )}
      <div className={classes.editor}>
        <FilterTabs bar={context} label="Benchmark filters" ids={ids} open={open} onOpen={setOpened} onEdit={edit} />
      </div>
      <section className={classes.summary} aria-label="Preview">
        {clauses.length === 0 ? noSegmentFilters : filterSentences(clauses, context.labels).join(' ')}
      </section>
      <Group justify="space-between" mt="md">
        <Button variant="subtle" onClick={onBack}>
          Back to benchmarks
        </Button>
        <Group gap="xs">
          <ReasonButton
            variant="default"
            disabledReason={changedFilters(clauses, { [open]: none }).length > 0 ? null : 'This filter is not set'}
            onClick={() => edit(open, none)}
          >
            Clear filter
          </ReasonButton>
          <ReasonButton disabledReason={problem} loading={save.isPending} onClick={() => submit(edited)}>
            Save
          </ReasonButton>
        </Group>
      </Group>
    </>
  );
};
