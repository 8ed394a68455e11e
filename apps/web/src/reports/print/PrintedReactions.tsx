/** The reactions on paper: the hottest moments of a show as they are counted now, and the first comments of the feed as it is narrowed. */
import {
  type Clause,
  type FilterLabels,
  formatCount,
  type Meta,
  type Row,
  type Subject,
  viewDefinition,
} from '@cvm/contract';
import { useMemo } from 'react';
import { palettes } from '../../charts/draw/palette.ts';
import type { Sample } from '../../charts/model.ts';
import { scopeText } from '../../charts/scope.ts';
import { useNamedEpisodes } from '../../filters/use-episodes.ts';
import { useView } from '../../views/use-view.ts';
import { CellDrawing } from '../engagement/reactions/CellDrawing.tsx';
import { Comment, textOf } from '../engagement/reactions/Comment.tsx';
import { cappedText, momentMeaning, momentMetrics, momentsOf } from '../engagement/reactions/moments.ts';
import { picturedCells } from '../engagement/reactions/moments-picture.ts';
import { characterNames, chosen } from '../engagement/reactions/selection.ts';
import { useMomentMetric } from '../engagement/reactions/use-moment-metric.ts';
import { feedSorts, useReactions } from '../engagement/reactions/use-reactions.ts';
import type { Empty } from '../model.ts';
import { PrintedModule } from './PrintedModule.tsx';
import { usePart } from './parts.ts';
import classes from './printed.module.css';

type Props = { clauses: readonly Clause[]; empty: ReturnType<Empty> };

/** Comments and moments are counted as rows; nothing tells of the members behind them. */
const nobody: Sample = { count: null, noun: '', effective: null, isSum: false };

/** Two rows of four: as many as a page has room for. */
const cellsMax = 8;

export const PrintedMoments = ({ clauses, empty }: Props) => {
  const result = useView('hottestMoments', clauses);
  const { metric } = useMomentMetric();
  const {
    cells,
    max,
    hottest: [hottest],
  } = useMemo(() => momentsOf(result.rows, metric), [result.rows, metric]);
  const shown = picturedCells(cells, cellsMax);
  const { meta } = result;
  const episodes = useNamedEpisodes(clauses);
  const capped = cappedText(shown.length, cells);
  usePart(result.status !== 'loading');
  return (
    <PrintedModule
      title={`Hottest Moments by ${momentMetrics[metric].label}`}
      result={result}
      headline={hottest === undefined ? null : { value: 'Hottest:', label: hottest.words }}
      empty={empty}
      foot={
        meta === null
          ? ''
          : scopeText(
              nobody,
              [...(capped === null ? [] : [capped]), momentMeaning(metric)],
              viewDefinition('hottestMoments'),
              meta,
              episodes,
            )
      }
    >
      <div className={classes.moments}>
        {shown.map((cell) => (
          <CellDrawing
            key={cell.sort}
            of={cell}
            max={max}
            scale={palettes.light.scale}
            one={momentMetrics[metric].one}
          />
        ))}
      </div>
    </PrintedModule>
  );
};

const commentsMax = 12;

const Comments = ({ rows }: { rows: readonly Row[] }) => (
  <ol className={classes.comments}>
    {rows.map((row) => (
      <li key={textOf(row, 'commentId')}>
        <Comment row={row} />
      </li>
    ))}
  </ol>
);

/** `The first 12 of 2,200 comments`; `3 comments` where these are all. */
const printedText = (count: number, { rowsAll = count }: Pick<Meta, 'rowsAll'>): string =>
  rowsAll > count ? `The first ${count} of ${formatCount(rowsAll, 'comment')}` : formatCount(count, 'comment');

/** The names of the characters that the feed is narrowed to, which the counts beside it tell; null while they are to come. */
const useCharacterNames = (clauses: readonly Clause[], selection: readonly Clause[]): FilterLabels | null => {
  const isNamed = chosen(selection, 'characters').length > 0;
  const { rows, status } = useView('reactionCharacters', clauses, { enabled: isNamed });
  if (!isNamed) return {};
  if (status === 'loading') return null;
  return characterNames(rows);
};

/** The feed on paper begins as on the screen: same order, same selection. */
export const PrintedComments = ({ subject, clauses, empty }: Props & { subject: Subject }) => {
  const { selection, sort } = useReactions(subject);
  const { label, sorts } = feedSorts[sort];
  const narrowed = useMemo(() => [...clauses, ...selection], [clauses, selection]);
  const result = useView('reactionFeed', narrowed, { sorts, limit: commentsMax });
  const { meta } = result;
  const episodes = useNamedEpisodes(clauses);
  const characters = useCharacterNames(clauses, selection);
  usePart(result.status !== 'loading' && characters !== null);
  const names = { ...episodes, ...characters };
  return (
    <PrintedModule
      title={`Reactions: ${label}`}
      result={result}
      empty={empty}
      foot={
        meta === null
          ? ''
          : scopeText(nobody, [printedText(result.rows.length, meta)], viewDefinition('reactionFeed'), meta, names)
      }
      breaks
    >
      <Comments rows={result.rows} />
    </PrintedModule>
  );
};
