/**
 * What was applied, as a summary: each criterion a button that opens the dialog at its filter; whether the audience is that
 * of any title or of every one is chosen here at once.
 */
import { type Clause, type FilterId, formatFilters } from '@cvm/contract';
import { Button, Group, Title, Tooltip, UnstyledButton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { FilterProblems } from '../filter-bar/FilterProblems.tsx';
import { SavedFilters } from '../filter-bar/SavedFilters.tsx';
import type { FilterBarState } from '../filter-bar/use-filter-bar.ts';
import { JoinChoice } from '../filters/JoinChoice.tsx';
import { CopyLink } from '../links/CopyLink.tsx';
import classes from './builder.module.css';
import { criterionLabel, joinedClause } from './criteria.ts';
import { EditDialog } from './EditDialog.tsx';
import type { BuilderWords } from './words.ts';

type CriterionProps = { bar: FilterBarState; clause: Clause; onOpen: (id: FilterId) => void };

const Criterion = ({ bar, clause, onOpen }: CriterionProps) => {
  const { label, text, full } = criterionLabel(bar.definition, clause, bar.labels, bar.panel);
  return (
    <li>
      <Tooltip label={full}>
        <UnstyledButton
          className={classes.criterion}
          aria-haspopup="dialog"
          aria-label={full}
          onClick={() => onOpen(clause.id)}
        >
          <span className={classes.label}>{label}:</span> {text}
        </UnstyledButton>
      </Tooltip>
    </li>
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
        <ul className={classes.criteria} aria-label="Criteria">
          {applied.map((clause) => (
            <Criterion key={formatFilters([clause])[0]} bar={bar} clause={clause} onOpen={setEditing} />
          ))}
        </ul>
        {joined === null ? null : (
          <JoinChoice
            clauses={[joined]}
            onChange={(changed) => bar.filters.apply([...applied.filter((clause) => clause !== joined), ...changed])}
          />
        )}
      </div>
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
