/**
 * A segment while it is made or changed: its name, its filters by section, and what they say. In: the segment as it
 * was, or the filters a new one begins with. Out: the saved segment.
 */
import {
  type Clause,
  type FilterId,
  noSegmentFilters,
  segmentFilterSet,
  segmentNameMax,
  textLabels,
  tooLong,
} from '@cvm/contract';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { clauseLabel } from '../filters/clause-label.ts';
import type { EditorContext } from '../filters/editor-props.ts';
import { FilterTabs } from '../filters/FilterTabs.tsx';
import { firstSet, pendingClauses } from '../filters/pending.ts';
import { ReasonButton } from '../filters/ReasonButton.tsx';
import { useEditorContext } from '../filters/use-editor-context.ts';
import { visibleFilters } from '../filters/visible-panels.ts';
import { Tabbed, TabPanel } from '../ui/Tabbed.tsx';
import { showLoading } from '../ui/toasts.ts';
import { SaveFailure } from './SaveFailure.tsx';
import classes from './Segments.module.css';
import { type Segment, useSaveSegment } from './segments.ts';

const sections = [
  { panel: 'content', label: 'Content' },
  { panel: 'users', label: 'Demographics' },
  { panel: 'date', label: 'Date' },
] as const;
type Panel = (typeof sections)[number]['panel'];

const Preview = ({ context }: { context: EditorContext }) => (
  <section className={classes.side} aria-label="Preview">
    <Text size="sm" fw={600}>
      Preview
    </Text>
    {context.pending.length === 0 ? (
      <Text size="sm" c="dimmed">
        {noSegmentFilters}
      </Text>
    ) : (
      <ul>
        {context.pending.map((clause) => {
          const { label, full } = clauseLabel(context.definition, clause, context.labels, context.panel);
          return (
            <li key={`${clause.id} ${clause.op}`}>
              <b>{label}</b>
              {full.slice(label.length)}
            </li>
          );
        })}
      </ul>
    )}
  </section>
);

/** Why a segment cannot be saved yet; null = it can (1-foundation section 5). */
export const saveProblem = (name: string, clauses: readonly Clause[], saving: boolean): string | null => {
  if (saving) return 'The segment is being saved.';
  if (name.trim() === '') return 'Name the segment first.';
  if (clauses.length === 0) return noSegmentFilters;
  return tooLong(textLabels.segmentName, name, segmentNameMax) ?? null;
};

type Props = {
  /** Null = a new one. */
  segment: Segment | null;
  /** What a new one begins with. */
  start: readonly Clause[];
  onSaved: (segment: Segment) => void;
  onBack: () => void;
};

/** The segment as it is made or changed, and how it is saved. */
const useDraft = ({ segment, start, onSaved }: Props) => {
  const [name, setName] = useState(segment?.name ?? '');
  const began = segment?.clauses ?? start;
  const [clauses, setClauses] = useState(began);
  const { mutateAsync, isPending, error } = useSaveSegment();
  const save = (over: Segment | null) => {
    const toast = showLoading('Saving the segment ...');
    const saving = mutateAsync(
      { uuid: over?.uuid ?? null, name: name.trim(), clauses, seen: over },
      { onSuccess: onSaved },
    );
    // The window says what went wrong; the toast outlives a window that is closed meanwhile.
    saving.then((saved) => toast.succeed(`Segment "${saved.name}" saved.`), toast.close);
  };
  return { name, setName, began, clauses, setClauses, save, isPending, error };
};

type SectionsProps = {
  /** Of the segment as it was: its section is open first. */
  saved: readonly Clause[];
  /** What the editor began with: its filters are open first. */
  began: readonly Clause[];
  clauses: readonly Clause[];
  onChange: (clauses: readonly Clause[]) => void;
};

/** The filters by section, and what they say. */
const Sections = ({ saved, began, clauses, onChange }: SectionsProps) => {
  const [chosen, setPanel] = useState<Panel | null>(null);
  const [opened, setOpened] = useState<Partial<Record<Panel, FilterId>>>({});
  const context = useEditorContext(segmentFilterSet, clauses);
  const idsOf = (panel: Panel) => visibleFilters(segmentFilterSet, panel, context.permissible);
  const isSet = ({ panel }: { panel: Panel }) => firstSet(idsOf(panel), saved) !== undefined;
  const panel = chosen ?? sections.find(isSet)?.panel ?? 'content';
  return (
    <Tabbed
      className={classes.editor}
      label="Filters of the segment"
      tabs={sections.map(({ panel: id, label }) => ({ id, label }))}
      open={panel}
      onOpen={setPanel}
    >
      <div className={classes.filters}>
        {sections.map((section) => {
          const ids = idsOf(section.panel);
          const [first] = ids;
          if (first === undefined) return null;
          return (
            <TabPanel
              key={section.panel}
              value={section.panel}
              style={{ display: 'flex', flex: 1, minWidth: 0 }}
              hidden={section.panel !== panel}
            >
              <FilterTabs
                bar={context}
                label={`${section.label} filters`}
                ids={ids}
                open={opened[section.panel] ?? firstSet(ids, began) ?? first}
                onOpen={(id) => setOpened({ ...opened, [section.panel]: id })}
                onEdit={(id, next) => onChange(pendingClauses(clauses, { [id]: next }))}
              />
            </TabPanel>
          );
        })}
        <Preview context={context} />
      </div>
    </Tabbed>
  );
};

export const SegmentEditor = (props: Props) => {
  const { segment, onBack } = props;
  const { name, setName, began, clauses, setClauses, save, isPending, error } = useDraft(props);
  return (
    <div className={classes.window}>
      <Group justify="space-between" align="flex-end">
        <TextInput
          label="Segment Name"
          size="xs"
          w={320}
          error={tooLong(textLabels.segmentName, name, segmentNameMax)}
          value={name}
          data-autofocus
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button variant="subtle" onClick={onBack}>
          Back to segments
        </Button>
      </Group>
      {error === null ? null : <SaveFailure error={error} segment={segment} busy={isPending} onSave={save} />}
      <Sections saved={segment?.clauses ?? []} began={began} clauses={clauses} onChange={setClauses} />
      <Group justify="flex-end">
        <ReasonButton disabledReason={saveProblem(name, clauses, isPending)} onClick={() => save(segment)}>
          Save
        </ReasonButton>
      </Group>
    </div>
  );
};
