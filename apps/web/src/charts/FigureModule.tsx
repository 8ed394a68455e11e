/**
 * A view as a module: its rows prepared to a figure, shown as chart or table, exported as CSV, Excel or picture. In: the
 * view and its clauses. The last answer stays while other filters are on their way.
 */
import { type Clause, metricDefinitions, relianceOf, tableColumns, type ViewId, viewDefinition } from '@cvm/contract';
import { type ReactNode, useEffect, useMemo } from 'react';
import { ExportMenu } from '../exports/ExportMenu.tsx';
import { exportFileName } from '../exports/file-name.ts';
import { noRowsReason } from '../exports/no-rows.ts';
import { pictureExports } from '../exports/picture-exports.ts';
import { saveFile } from '../exports/save-file.ts';
import { useNamedEpisodes } from '../filters/use-episodes.ts';
import { sourceText } from '../views/source-text.ts';
import { useView, type ViewResult } from '../views/use-view.ts';
import { BarSkeleton } from './BarSkeleton.tsx';
import { Chart, preloadCharts } from './Chart.tsx';
import { chartHeightMax } from './chart-height.ts';
import { DisplaySwitch, useDisplay } from './DisplaySwitch.tsx';
import type { PictureType } from './draw/picture-file.ts';
import { Module } from './Module.tsx';
import type { Axis, Definition, Figure, Mark, Prepare } from './model.ts';
import classes from './module.module.css';
import { PlotSkeleton } from './PlotSkeleton.tsx';
import { onAxis, shownOf, withMarks } from './prepare/figure-of.ts';
import { sampleWords } from './prepare/sample.ts';
import { SampleIndicator } from './SampleNote.tsx';
import { scopeText } from './scope.ts';
import { TwinTable } from './TwinTable.tsx';
import { useOrder } from './use-order.ts';
import { useRealOnly } from './use-real-only.ts';

export type FigureModuleProps = {
  /** What the address calls it where it is shown as a table; absent = by its view, of which the page has no other figure. */
  id?: string;
  view: ViewId;
  title: string;
  /** Must be the same function from one drawing to the next. */
  prepare: Prepare;
  clauses: readonly Clause[];
  /** Which title, network or actor the figures are about, for pictures and file names. */
  subject: string;
  /** Of the chart and of its twin, in pixels. */
  height: number;
  emptyReason: string;
  /** What the chart will be, for its skeleton. */
  kind?: Figure['chart']['kind'];
  /** Rows asked for; absent = the view's own. */
  limit?: number;
  /** Choices of what is shown, between headline and switch. */
  controls?: ReactNode;
  /** In place of "No Results". */
  emptyTitle?: string;
  /** What figures mean that the view has no column of. Must be the same from one drawing to the next. */
  furtherDefinitions?: readonly Definition[];
  /** False = do not ask yet. */
  enabled?: boolean;
  /** A bar was chosen, by its id; absent = bars lead nowhere. Must be the same from one drawing to the next. */
  onPick?: (id: string) => void;
  /** What happened on the days of a chart by day. */
  marks?: readonly Mark[];
  /** Of the bars beside it too. Must be the same from one drawing to the next while it says the same. */
  axis?: Axis | null;
};

/** What axes and headings take of a chart, and what a row of its skeleton takes of the rest. */
const axesHeight = 56;
const rowHeight = 20;

/** What is said in place of a figure needs so much. */
const emptyHeight: Partial<Record<ViewResult['status'], number>> = { empty: 170 };

const none: readonly Definition[] = [];

/** What the view's figures mean, before and after the rows are known. */
const definitionsOf = (view: ViewId): Definition[] => {
  const columns = tableColumns(viewDefinition(view));
  const metrics = columns.flatMap(({ metric }) => (metric === undefined ? [] : [metric]));
  return [...new Set(metrics)].map((metric) => {
    const { label, definition } = metricDefinitions[metric];
    const [own, ...others] = columns.filter((column) => column.metric === metric);
    // Of several columns of one metric, such as the devices, the metric's own name stands for all.
    return { label: others.length === 0 ? (own?.label ?? label) : label, text: definition };
  });
};

/** Where nothing is led with, its place alone. */
const Headline = ({ figure, pending }: { figure: Figure | null; pending: boolean }) =>
  figure === null && !pending ? (
    <span className={classes.headline} />
  ) : figure === null ? (
    <span className={classes.headlineWaiting} aria-hidden="true">
      <span className={`${classes.skeleton} ${classes.headlineSkeleton}`} />
    </span>
  ) : (
    <p className={classes.headline}>
      <span className={classes.headlineValue}>{figure.headline.value}</span>
      <span className={classes.headlineLabel}>{figure.headline.label}</span>
    </p>
  );

/** Choices that stay where what they chose has no figure: else nothing could be chosen in its place. */
const Kept = ({ status, children }: { status: ViewResult['status']; children: ReactNode }) => (
  <div
    className={classes.kept}
    style={status === 'empty' || status === 'error' ? { visibility: 'visible' } : undefined}
  >
    {children}
  </div>
);

/** What pictures are called after: of several figures of a view each is named. */
export const pictureSubject = ({ id, title, subject }: Pick<FigureModuleProps, 'id' | 'title' | 'subject'>): string =>
  id === undefined ? subject : `${subject} ${title}`;

/** What the export menu of a figure offers beside the files of the server; the chart library comes along only now if the table was shown. */
const pictures = (figure: Figure, { meta }: ViewResult, scope: string, props: FigureModuleProps) => {
  const { view, title, subject } = props;
  const source = meta === null ? '' : sourceText(meta);
  const named = pictureSubject(props);
  const picture = async (type: PictureType) => {
    const { pictureFile } = await import('./draw/picture-file.ts');
    return pictureFile(figure, { title: `${title}: ${subject}`, scope, source }, type);
  };
  return [
    ...pictureExports(
      () => picture('png'),
      () => exportFileName(view, named, 'png'),
    ),
    { label: 'SVG', save: async () => saveFile(await picture('svg'), exportFileName(view, named, 'svg')) },
  ];
};

const statusOf = (result: ViewResult, figure: Figure | null): ViewResult['status'] =>
  result.status === 'data' && figure === null ? 'empty' : result.status;

/** The answer as a figure, and what it covers. */
const useFigure = (props: FigureModuleProps) => {
  const { view, prepare, clauses, marks, axis = null, furtherDefinitions = none } = props;
  const result = useView(view, clauses, {
    keepPrevious: true,
    enabled: props.enabled !== false,
    ...(props.limit === undefined ? {} : { limit: props.limit }),
  });
  // Behind the effect that asks the question: nothing of what is drawn depends on it.
  useEffect(preloadCharts, []);
  const { realOnly } = useRealOnly();
  const { order } = useOrder();
  const { rows, meta } = result;
  const { figure, instead } = useMemo(
    () => onAxis(withMarks(shownOf(prepare, { rows, meta }, realOnly, order), marks), axis),
    [prepare, rows, meta, realOnly, order, marks, axis],
  );
  const definitions = useMemo(() => [...furtherDefinitions, ...definitionsOf(view)], [view, furtherDefinitions]);
  const episodes = useNamedEpisodes(clauses);
  const covers = (notes: Figure['notes']) =>
    figure === null || meta === null ? '' : scopeText(figure.sample, notes, viewDefinition(view), meta, episodes);
  return { result, figure, instead, definitions, covers };
};

const Skeleton = ({ kind, height }: Pick<FigureModuleProps, 'kind' | 'height'>) =>
  kind === undefined || kind === 'bars' ? (
    <BarSkeleton count={Math.floor((height - axesHeight) / rowHeight)} />
  ) : (
    <PlotSkeleton />
  );

export const FigureModule = (props: FigureModuleProps) => {
  const { view, title, clauses, height, emptyReason } = props;
  const { result, figure, instead, definitions, covers } = useFigure(props);
  const { display, setDisplay } = useDisplay(props.id ?? view);
  const status = statusOf(result, figure);
  return (
    <Module
      title={title}
      definitions={definitions}
      result={result}
      status={status}
      height={height}
      heightMax={figure === null ? emptyHeight[status] : chartHeightMax(figure.chart)}
      emptyReason={instead?.reason ?? emptyReason}
      emptyTitle={instead?.title ?? props.emptyTitle}
      mark={<SampleIndicator sample={figure?.sample ?? null} pending={result.status === 'loading'} />}
      isTiny={figure !== null && relianceOf(figure.sample) === 'tiny'}
      actions={
        <ExportMenu
          view={view}
          clauses={clauses}
          sorts={viewDefinition(view).sorts}
          iconLabel={`Export ${title}`}
          more={figure === null ? [] : pictures(figure, result, covers([]), props)}
          disabledReason={noRowsReason({ status, meta: result.meta })}
        />
      }
      head={
        <>
          <Headline figure={figure} pending={result.status === 'loading'} />
          <div className={classes.choices}>
            <Kept status={status}>{props.controls}</Kept>
            <DisplaySwitch label={title} display={display} onDisplay={setDisplay} />
          </div>
        </>
      }
      foot={covers(figure?.notes ?? [])}
      skeleton={<Skeleton kind={props.kind} height={height} />}
    >
      {figure === null ? null : display === 'chart' ? (
        <Chart chart={figure.chart} label={title} sample={sampleWords(figure.sample)} onPick={props.onPick} />
      ) : (
        <TwinTable table={figure.table} label={title} onPick={props.onPick} />
      )}
    </Module>
  );
};
