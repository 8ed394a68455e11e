/** A view's chart on paper; the same question as its module on the screen asks, so that the answer is there already. */
import { type Clause, type ViewId, viewDefinition } from '@cvm/contract';
import { useMemo, useState } from 'react';
import { StillChart } from '../../charts/draw/StillChart.tsx';
import type { Axis, Chart, Mark, Prepare } from '../../charts/model.ts';
import { onAxis, shownOf, withMarks } from '../../charts/prepare/figure-of.ts';
import { scopeText } from '../../charts/scope.ts';
import { useOrder } from '../../charts/use-order.ts';
import { useRealOnly } from '../../charts/use-real-only.ts';
import { useNamedEpisodes } from '../../filters/use-episodes.ts';
import { useView } from '../../views/use-view.ts';
import type { Empty } from '../model.ts';
import { PrintedModule } from './PrintedModule.tsx';
import { usePart } from './parts.ts';
import { chartHeight, framePadding, piecesOf } from './pieces.ts';

type Props = {
  view: ViewId;
  title: string;
  /** Must be the same function from one drawing to the next. */
  prepare: Prepare;
  clauses: readonly Clause[];
  /** Of the module, in pixels. */
  width: number;
  empty: ReturnType<Empty>;
  limit?: number | undefined;
  /** What happened on the days of a chart by day; null while it is not known. */
  marks?: readonly Mark[] | null | undefined;
  /** That the bars beside it have too, null where they have none; undefined while it is not known. */
  axis: Axis | null | undefined;
};

export const PrintedFigure = ({ view, title, prepare, clauses, width, empty, limit, marks, axis }: Props) => {
  const result = useView(view, clauses, limit === undefined ? {} : { limit });
  const { realOnly } = useRealOnly();
  const { order } = useOrder();
  const { rows, meta } = result;
  const episodes = useNamedEpisodes(clauses);
  const waits = marks === null || axis === undefined;
  const { figure, instead } = useMemo(
    () => onAxis(withMarks(shownOf(prepare, { rows, meta }, realOnly, order), marks ?? undefined), axis ?? null),
    [prepare, rows, meta, realOnly, order, marks, axis],
  );
  const pieces = useMemo(() => (figure === null || waits ? [] : piecesOf(figure.chart)), [figure, waits]);
  // By the charts themselves: an answer that is newer than the one that was drawn makes others.
  const [drawn, setDrawn] = useState<ReadonlySet<Chart>>(new Set());
  usePart(result.status !== 'loading' && !waits && pieces.every((piece) => drawn.has(piece)));
  return (
    <PrintedModule
      title={title}
      result={figure === null && result.status === 'data' ? { ...result, status: 'empty' } : result}
      sample={figure?.sample ?? null}
      headline={figure?.headline ?? null}
      empty={instead ?? empty}
      foot={
        figure === null || result.meta === null
          ? ''
          : scopeText(figure.sample, figure.notes, viewDefinition(view), result.meta, episodes)
      }
      breaks={pieces.length > 1}
    >
      {pieces.map((piece, place) => (
        <StillChart
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one chart never change places.
          key={place}
          chart={piece}
          label={title}
          width={width - 2 * framePadding}
          height={chartHeight(piece)}
          onDrawn={(chart) => setDrawn((known) => new Set([...known, chart]))}
        />
      ))}
    </PrintedModule>
  );
};
