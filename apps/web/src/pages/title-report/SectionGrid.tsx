/** One tab of a report: the filter bar of its page over the grid of its modules. */
import type { Clause } from '@cvm/contract';
import { useMemo } from 'react';
import { ScoreBar } from '../../benchmark/ScoreBar.tsx';
import { FigureModule } from '../../charts/FigureModule.tsx';
import { FilterBar } from '../../filters/FilterBar.tsx';
import { useFilters } from '../../filters/use-filters.ts';
import classes from './report.module.css';
import { emptyReason } from './sections.ts';
import type { ReportTab } from './tabs.ts';
import type { Title, TitleKind } from './title.ts';

type Props = {
  kind: TitleKind;
  /** Null while it is not known. */
  title: Title | null;
  tab: ReportTab;
  /** Which title all of it is about. */
  about: Clause;
  /** Its name, for files and pictures. */
  subject: string;
};

export const SectionGrid = ({ kind, title, tab, about, subject }: Props) => {
  const { applied } = useFilters(tab.page);
  const clauses = useMemo(() => [about, ...applied], [about, applied]);
  const filtered = applied.length > 0;
  return (
    <>
      <FilterBar page={tab.page} />
      <ScoreBar
        kind={kind}
        titleId={about.values[0] ?? ''}
        title={title}
        tab={tab.id}
        page={tab.page}
        applied={applied}
      />
      <div className={classes.grid} data-tab={tab.id}>
        {tab.sections.map(({ area, view, title, prepare, height, what }) => (
          <div key={view} className={classes.cell} data-area={area} style={{ gridArea: area }}>
            <FigureModule
              view={view}
              title={title}
              prepare={prepare}
              clauses={clauses}
              subject={subject}
              height={height}
              emptyReason={emptyReason(what, filtered)}
            />
          </div>
        ))}
      </div>
    </>
  );
};
