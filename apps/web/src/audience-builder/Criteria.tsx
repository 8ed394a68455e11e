/**
 * What was applied, as a summary: each criterion a button that opens the dialog at its filter; whether the audience is that
 * of any title or of every one is chosen here at once.
 */
import { type FilterId, filterDefinition, formatFilters, pageFilterIds } from '@cvm/contract';
import { Button, Group, Title, Tooltip, UnstyledButton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { FilterProblems } from '../filter-bar/FilterProblems.tsx';
import { LeftOut } from '../filter-bar/LeftOut.tsx';
import { SavedFilters } from '../filter-bar/SavedFilters.tsx';
import { UnheldValues } from '../filter-bar/UnheldValues.tsx';
import type { FilterBarState } from '../filter-bar/use-filter-bar.ts';
import { JoinChoice } from '../filters/JoinChoice.tsx';
import { defaultPanelText, panelTooltip } from '../filters/panel-rule.ts';
import { CopyLink } from '../links/CopyLink.tsx';
import classes from './builder.module.css';
import { criterionLabel, joinedClause } from './criteria.ts';
import { EditDialog } from './EditDialog.tsx';
import type { BuilderWords } from './words.ts';

type CriterionProps = {
  label: string;
  text: string;
  /** Both in full. */
  full: string;
  hint?: string;
  onOpen: () => void;
};

const Criterion = ({ label, text, full, hint = full, onOpen }: CriterionProps) => (
  <li>
    <Tooltip label={hint}>
      <UnstyledButton className={classes.criterion} aria-haspopup="dialog" aria-label={full} onClick={onOpen}>
        <span className={classes.label}>{label}:</span> {text}
      </UnstyledButton>
    </Tooltip>
  </li>
);

type ListProps = { bar: FilterBarState; onOpen: (id: FilterId) => void };

/** Balanced though nobody chose it: said as on pages with a bar of filters, at the place of the panel. */
const CriteriaList = ({ bar, onOpen }: ListProps) => {
  const { applied } = bar.filters;
  const order = pageFilterIds(bar.page);
  const label = filterDefinition('panel').label;
  const given = applied.map((clause) => ({
    id: clause.id,
    key: formatFilters([clause])[0],
    ...criterionLabel(bar.definition, clause, bar.labels, bar.panel),
  }));
  const panel =
    bar.panel.byDefault && order.includes('panel')
      ? [{ id: 'panel' as const, key: 'panel', label, text: defaultPanelText, hint: panelTooltip }]
      : [];
  const all = [...given, ...panel.map((one) => ({ ...one, full: `${label}: ${defaultPanelText}` }))];
  return (
    <ul className={classes.criteria} aria-label="Criteria">
      {all
        .toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
        .map(({ id, key, ...criterion }) => (
          <Criterion key={key} {...criterion} onOpen={() => onOpen(id)} />
        ))}
    </ul>
  );
};

type Props = {
  bar: FilterBarState;
  words: BuilderWords;
  /** What stands under the criteria: how many people they describe. */
  note?: ReactNode;
};

export const Criteria = ({ bar, words, note }: Props) => {
  const [editing, setEditing] = useState<FilterId | 'all' | null>(null);
  const { applied } = bar.filters;
  const joined = joinedClause(bar.definition, applied);
  return (
    <section className={classes.card} aria-label={words.criteria}>
      <div className={classes.top}>
        <Title order={2}>{words.criteria}</Title>
        <Group gap={6}>
          <CopyLink />
          <SavedFilters bar={bar} label="Use Segment" />
          <Button variant="subtle" onClick={bar.clearAll}>
            Reset
          </Button>
          <Button variant="default" onClick={() => setEditing('all')}>
            {words.edit}
          </Button>
        </Group>
      </div>
      <FilterProblems problems={bar.filters.problems} onRemove={bar.filters.removeText} />
      <div className={classes.applied}>
        <CriteriaList bar={bar} onOpen={setEditing} />
        {joined === null ? null : (
          <JoinChoice
            clauses={[joined]}
            onChange={(changed) => bar.filters.apply([...applied.filter((clause) => clause !== joined), ...changed])}
          />
        )}
      </div>
      <LeftOut bar={bar} />
      <UnheldValues clauses={applied} />
      {note}
      {editing === null ? null : (
        <EditDialog
          page={bar.page}
          words={words}
          first={editing === 'all' ? undefined : editing}
          onClose={() => setEditing(null)}
        />
      )}
    </section>
  );
};
