/** One tab of a report on paper: what it is filtered by, its scores, its modules in the rows of a page. */
import { type Clause, filterSentences, type TitleKind } from '@cvm/contract';
import { useMemo } from 'react';
import { emotionsFigure } from '../../charts/prepare/emotions-figure.ts';
import { heatFigure } from '../../charts/prepare/heat-figure.ts';
import { useEpisodeLabels } from '../../filters/use-episodes.ts';
import { useFilters } from '../../filters/use-filters.ts';
import type { Title } from '../../titles/title.ts';
import { affinityTables } from '../affinity.ts';
import { favorites, noEmotions } from '../engagement/modules.ts';
import { emptyReason, sectionClauses } from '../sections.ts';
import type { ReportTab } from '../tabs.ts';
import { PrintedCharacters } from './PrintedCharacters.tsx';
import { PrintedFigure } from './PrintedFigure.tsx';
import { PrintedComments, PrintedMoments } from './PrintedReactions.tsx';
import { PrintedScores } from './PrintedScores.tsx';
import { PrintedTable } from './PrintedTable.tsx';
import { halfWidth, paperRows, paperWidth } from './pieces.ts';
import classes from './printed.module.css';

type Props = { kind: TitleKind; title: Title; tab: ReportTab; about: Clause };

/** What the parts of a tab are given. */
type PartProps = { kind: TitleKind; title: Title; clauses: readonly Clause[]; filtered: boolean };

const Sections = ({ sections, clauses, filtered }: PartProps & Pick<ReportTab, 'sections'>) =>
  paperRows.map((columns) => {
    const width = columns.length === 1 ? paperWidth : halfWidth;
    const filled = columns.map((areas) => sections.filter(({ area }) => areas.includes(area)));
    return filled.every((column) => column.length === 0) ? null : (
      <div key={columns.join()} className={classes.row}>
        {filled.map((column) => (
          <div key={column.map(({ area }) => area).join()}>
            {column.map(({ area, view, title, prepare, what, start }) => (
              <PrintedFigure
                key={area}
                view={view}
                title={title}
                prepare={prepare}
                clauses={sectionClauses(clauses, start)}
                width={width}
                emptyReason={emptyReason(what, filtered)}
              />
            ))}
          </div>
        ))}
      </div>
    );
  });

const emotions = { show: emotionsFigure('showEmotionIndex', null), movie: emotionsFigure('movieEmotionIndex', null) };

const Engagement = ({ kind, clauses, filtered }: PartProps) => {
  const isShow = kind === 'show';
  return (
    <>
      <PrintedFigure
        {...favorites[kind]}
        clauses={clauses}
        width={paperWidth}
        emptyReason={emptyReason('character votes', filtered)}
      />
      <PrintedFigure
        view={isShow ? 'showEmotionIndex' : 'movieEmotionIndex'}
        title="Emotion Index"
        prepare={emotions[kind]}
        clauses={clauses}
        width={paperWidth}
        {...noEmotions}
      />
      {isShow ? <Episodes clauses={clauses} filtered={filtered} /> : null}
      <PrintedComments clauses={clauses} />
    </>
  );
};

const Episodes = ({ clauses, filtered }: Pick<PartProps, 'clauses' | 'filtered'>) => (
  <>
    <PrintedFigure
      view="showEpisodeEmotions"
      title="Reactions vs. Social Engagement"
      prepare={heatFigure}
      clauses={clauses}
      width={paperWidth}
      emptyReason={emptyReason('emotions about an episode', filtered)}
    />
    <PrintedTable
      view="engagementRawTotals"
      title="Engagement Overview"
      clauses={clauses}
      noun="viewers"
      emptyReason={emptyReason('episodes that were watched or engaged with', filtered)}
    />
    <PrintedCharacters clauses={clauses} emptyReason={emptyReason('character votes', filtered)} />
    <PrintedMoments clauses={clauses} filtered={filtered} />
  </>
);

const Affinity = ({ kind, title, clauses, filtered }: PartProps) =>
  affinityTables(kind, title, filtered).map(({ seed, view, heading, emptyReason: reason }) => (
    <PrintedTable key={seed} view={view} title={heading} clauses={clauses} noun={seed} emptyReason={reason} ranked />
  ));

const filtersText = (sentences: readonly string[]): string =>
  sentences.length === 0 ? 'No filters.' : sentences.join(' ');

export const PrintedTab = ({ kind, title, tab, about }: Props) => {
  const { applied } = useFilters(tab.page);
  const clauses = useMemo(() => [about, ...applied], [about, applied]);
  const labels = useEpisodeLabels(kind === 'show' ? title.id : null, applied);
  const part = { kind, title, clauses, filtered: applied.length > 0 };
  return (
    <section className={classes.tab}>
      <h2>{tab.label}</h2>
      <p className={classes.foot}>{filtersText(filterSentences(applied, labels))}</p>
      {tab.id === 'affinity' ? (
        <Affinity {...part} />
      ) : (
        <>
          <PrintedScores kind={kind} titleId={title.id} title={title} tab={tab.id} page={tab.page} applied={applied} />
          {tab.id === 'engagement' ? <Engagement {...part} /> : <Sections {...part} sections={tab.sections} />}
        </>
      )}
    </section>
  );
};
