/**
 * Metric filters: rows of metric, operator and number, all of which must hold. A row becomes a filter, or another one, only when it
 * is whole (1-foundation section 5); until then it says what it still needs.
 */
import { CloseButton, NumberInput, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { EditorProps } from './editor-props.ts';
import classes from './MetricFilter.module.css';
import {
  clauseDraft,
  draftProblem,
  heldClause,
  isPercentage,
  type MetricChoice,
  type MetricDraft,
  metricChoices,
  metricOperators,
  operatorLabels,
  unitIn,
} from './metric-filters.ts';
import { sameClauses } from './pending.ts';
import { ReasonButton } from './ReasonButton.tsx';

type RowProps = {
  choices: readonly MetricChoice[];
  draft: MetricDraft;
  number: number;
  onChange: (draft: MetricDraft) => void;
  onRemove: () => void;
};

const operatorWords = metricOperators.map((op) => ({ value: op, label: operatorLabels[op] }));

const Row = ({ choices, draft, number, onChange, onRemove }: RowProps) => {
  const unit = unitIn(choices, draft.name);
  const operand = {
    size: 'xs',
    suffix: isPercentage(unit) ? '%' : '',
    thousandSeparator: ',',
    allowNegative: unit === 'number' || unit === 'change',
    hideControls: true,
    className: classes.operand ?? '',
    placeholder: unit === 'percent' ? '0-100%' : '0',
  } as const;
  const problem = draftProblem(choices, draft);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in one line.
    <div className={classes.row} role="group" aria-label={`Metric filter ${number}`}>
      <Select
        aria-label="Metric"
        placeholder="Metric"
        className={classes.metric ?? ''}
        data={choices.map(({ name, label }) => ({ value: name, label }))}
        value={draft.name === '' ? null : draft.name}
        onChange={(name) => onChange({ ...draft, name: name ?? '' })}
        comboboxProps={{ withinPortal: false }}
        allowDeselect={false}
      />
      <Select
        aria-label="Operator"
        className={classes.operator ?? ''}
        data={operatorWords}
        value={draft.op}
        onChange={(value) => onChange({ ...draft, op: metricOperators.find((op) => op === value) ?? draft.op })}
        comboboxProps={{ withinPortal: false }}
        allowDeselect={false}
      />
      <NumberInput
        {...operand}
        aria-label={draft.op === 'to' ? 'From' : 'Number'}
        value={draft.low}
        onChange={(value) => onChange({ ...draft, low: String(value) })}
      />
      {draft.op === 'to' ? (
        <NumberInput
          {...operand}
          aria-label="To"
          value={draft.high}
          onChange={(value) => onChange({ ...draft, high: String(value) })}
        />
      ) : null}
      <CloseButton size="sm" aria-label={`Remove metric filter ${number}`} onClick={onRemove} />
      {problem === null ? null : (
        <Text className={classes.problem} size="xs" c="dimmed" role="status">
          {problem}
          {draft.held === undefined ? '' : ' Until then the filter from before holds.'}
        </Text>
      )}
    </div>
  );
};

/** The rows that stand for the clauses, and after them the rows that are no clause yet. */
const rowsOf = (
  choices: readonly MetricChoice[],
  drafts: readonly MetricDraft[],
  clauses: EditorProps['clauses'],
): readonly MetricDraft[] => {
  const given = drafts.flatMap((draft) => heldClause(choices, draft) ?? []);
  if (sameClauses(given, clauses)) return drafts;
  // Changed from outside (a chip's cross, Clear, another address): what is unfinished and was no filter before is kept.
  const unfinished = drafts.filter((draft) => heldClause(choices, draft) === null);
  const rows = clauses.map((clause, index) => ({ ...clauseDraft(choices, clause, `held ${index}`), held: clause }));
  return [...rows, ...unfinished];
};

const blank = (key: string): MetricDraft => ({ key, name: '', op: '>=', low: '', high: '' });

export const MetricFilter = ({ bar, clauses, onChange }: EditorProps) => {
  const choices = metricChoices(bar.definition);
  const [drafts, setDrafts] = useState<readonly MetricDraft[]>([]);
  const [made, setMade] = useState(0);
  const rows = rowsOf(choices, drafts, clauses);
  // The first row is there without being asked for.
  const shown = rows.length === 0 ? [blank('first')] : rows;
  const change = (next: readonly MetricDraft[]) => {
    const held = next.map((draft) => ({ draft, clause: heldClause(choices, draft) }));
    setDrafts(held.map(({ draft, clause }) => (clause === null ? draft : { ...draft, held: clause })));
    onChange(held.flatMap(({ clause }) => clause ?? []));
  };
  const add = () => {
    setMade(made + 1);
    setDrafts([...shown, blank(`new ${made}`)]);
  };
  const unfinished = shown.some((draft) => draftProblem(choices, draft) !== null);
  return (
    <Stack gap="sm" className={classes.rows ?? ''}>
      {shown.map((draft, index) => (
        <Row
          key={draft.key}
          choices={choices}
          draft={draft}
          number={index + 1}
          onChange={(next) => change(shown.map((other) => (other === draft ? next : other)))}
          onRemove={() => change(shown.filter((other) => other !== draft))}
        />
      ))}
      <ReasonButton
        variant="default"
        className={classes.add ?? ''}
        disabledReason={unfinished ? 'Finish the filter above first.' : null}
        onClick={add}
      >
        Add Metric Filter
      </ReasonButton>
      <Text size="xs" c="dimmed">
        A row is listed when all of these hold.
      </Text>
    </Stack>
  );
};
