/**
 * A page that asks nothing before its criteria are built: the form until Apply, then the criteria and under them the results,
 * until Reset (3-reports-and-admin section 4). The address holds what is applied, as on every page.
 */
import type { PageFiltersId } from '@cvm/contract';
import { Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { FilterProblems } from '../filter-bar/FilterProblems.tsx';
import { SavedFilters } from '../filter-bar/SavedFilters.tsx';
import { type FilterBarState, useFilterBar } from '../filter-bar/use-filter-bar.ts';
import { ReasonButton } from '../filters/ReasonButton.tsx';
import { isComplete } from '../filters/requirements.ts';
import { BuilderForm } from './BuilderForm.tsx';
import classes from './builder.module.css';
import { Criteria } from './Criteria.tsx';
import type { BuilderWords } from './words.ts';

type FormProps = { bar: FilterBarState; words: BuilderWords };

const Form = ({ bar, words }: FormProps) => {
  // Emptied, the form begins anew on its first tab.
  const [round, setRound] = useState(0);
  const reset = () => {
    bar.clearAll();
    setRound(round + 1);
  };
  return (
    <section className={classes.card} aria-label={words.name}>
      <div className={classes.top}>
        <Title order={2}>{words.name}</Title>
        <SavedFilters bar={bar} label="Use Segment" />
      </div>
      <FilterProblems problems={bar.filters.problems} onRemove={bar.filters.removeText} />
      <BuilderForm
        key={round}
        bar={bar}
        words={words}
        actions={
          <ReasonButton
            variant="subtle"
            disabledReason={bar.pending.length === 0 ? 'No filters are set' : null}
            onClick={reset}
          >
            Reset
          </ReasonButton>
        }
      />
    </section>
  );
};

type Props = {
  page: PageFiltersId;
  words: BuilderWords;
  /** Under the criteria, once there are results. */
  note?: ReactNode;
  /** The results: mounted, and so asked for, once the criteria are complete. */
  children: ReactNode;
};

const Builder = ({ page, words, note, children }: Props) => {
  const bar = useFilterBar(page);
  if (!isComplete(bar.definition, bar.filters.applied)) return <Form bar={bar} words={words} />;
  return (
    <>
      <Criteria bar={bar} words={words} note={note} />
      {children}
    </>
  );
};

/** Another page is another builder: nothing that waits on one is carried to the next. */
export const AudienceBuilder = (props: Props) => <Builder key={props.page} {...props} />;
