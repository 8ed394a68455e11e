/**
 * The hottest moments of a show: a cell per episode with a bar at each moment that people shared, longer and darker the
 * more was made of it. A click opens its memes; the table has the same moments for keyboards and screen readers.
 */
import { type FilterLabels, formatCount, formatValue, type Meta, viewDefinition } from '@cvm/contract';
import { Skeleton, useComputedColorScheme, VisuallyHidden } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useState } from 'react';
import { UnknownChoice } from '../../../address/UnknownChoice.tsx';
import { DisplaySwitch, useDisplay } from '../../../charts/DisplaySwitch.tsx';
import { palettes } from '../../../charts/draw/palette.ts';
import { scopeText } from '../../../charts/scope.ts';
import { ExportMenu } from '../../../exports/ExportMenu.tsx';
import { exportFileName } from '../../../exports/file-name.ts';
import { noRowsReason } from '../../../exports/no-rows.ts';
import { pictureExports } from '../../../exports/picture-exports.ts';
import { useNamedEpisodes } from '../../../filters/use-episodes.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { sourceText } from '../../../views/source-text.ts';
import { ViewBlocked, ViewEmpty, ViewError } from '../../../views/states.tsx';
import { useView } from '../../../views/use-view.ts';
import type { ModuleContext, Special } from '../../model.ts';
import { CellDrawing } from './CellDrawing.tsx';
import { Memes } from './Memes.tsx';
import { cell } from './moment-layout.ts';
import classes from './moments.module.css';
import { type Moment, type MomentMetric, type Moments, momentMeaning, momentMetrics, momentsOf } from './moments.ts';
import { useMomentMetric } from './use-moment-metric.ts';

const gap = 8;

type Open = (moment: Moment) => void;

type Drawn = { moments: Moments; metric: MomentMetric; onOpen: Open };

const Cells = ({ moments: { cells, max }, metric, onOpen }: Drawn) => {
  const { scale } = palettes[useComputedColorScheme('light')];
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const virtual = useVirtualizer({
    horizontal: true,
    count: cells.length,
    getScrollElement: () => scroller,
    estimateSize: () => cell.width + gap,
    overscan: 2,
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable to be scrolled by keyboard.
    <section ref={setScroller} className={classes.cells} tabIndex={0} aria-label="Hottest moments by episode">
      <div style={{ position: 'relative', width: virtual.getTotalSize(), height: cell.height }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const of = cells[index];
          return of === undefined ? null : (
            <div key={of.sort} className={classes.cell} style={{ left: start }}>
              <CellDrawing of={of} max={max} scale={scale} one={momentMetrics[metric].one} onOpen={onOpen} />
            </div>
          );
        })}
      </div>
    </section>
  );
};

/** Of the list of the hottest, in pixels. */
const hottestHeight = 132;
/** Of the line that names the axis of the cells. */
const axisHeight = 20;

const Still = ({ src }: { src: string | null }) => {
  const [broken, setBroken] = useState<string | null>(null);
  return src === null || broken === src ? (
    <span className={classes.still} aria-hidden="true" />
  ) : (
    <img className={classes.still} src={src} alt="" loading="lazy" onError={() => setBroken(src)} />
  );
};

/** The first five with their pictures; a card without one stays empty. */
const Hottest = ({ moments, onOpen }: { moments: readonly Moment[]; onOpen: Open }) => (
  <ol className={classes.hottest} style={{ minHeight: hottestHeight }} aria-label="Hottest moments">
    {moments.map((moment, place) => (
      <li key={moment.screencapId ?? moment.words}>
        <button type="button" disabled={moment.screencapId === null} onClick={() => onOpen(moment)}>
          <Still src={moment.image} />
          <span>
            {place + 1}. {moment.words}
          </span>
        </button>
      </li>
    ))}
  </ol>
);

const tableRows = 200;

const Table = ({ moments: { cells }, onOpen }: Omit<Drawn, 'metric'>) => {
  const lines = cells.flatMap(({ sort, label, moments }) => moments.map((moment) => ({ sort, label, moment })));
  const hottest = lines.toSorted((a, b) => b.moment.value - a.moment.value).slice(0, tableRows);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable to be scrolled by keyboard.
    <section className={classes.tableFrame} tabIndex={0} aria-label="Hottest moments, table">
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Episode</th>
            <th scope="col">Progress</th>
            <th scope="col">Engagements</th>
            <th scope="col">Memes</th>
            <th scope="col">
              <VisuallyHidden>Open</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {hottest.map(({ sort, label, moment }) => (
            <tr key={moment.screencapId ?? `${sort} ${moment.progress}`}>
              <th scope="row">{label}</th>
              <td>{formatValue('rate', moment.progress)}</td>
              <td>{formatValue('count', moment.engagements)}</td>
              <td>{formatValue('count', moment.memes)}</td>
              <td>
                {moment.screencapId === null ? null : (
                  <button type="button" className={classes.open} onClick={() => onOpen(moment)}>
                    Show memes<VisuallyHidden> of {moment.words}</VisuallyHidden>
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length > tableRows ? (
        <p className={classes.note}>
          The {formatValue('count', tableRows)} hottest of {formatValue('count', lines.length)} moments. The export has
          all of them.
        </p>
      ) : null}
    </section>
  );
};

const metricChoices = Object.entries(momentMetrics).map(([value, { label }]) => ({ value, label }));

/** What the moments cover, on screen and in pictures. */
const coveredBy = ({ cells }: Moments, metric: MomentMetric, meta: Meta, episodes: FilterLabels): string => {
  const count = cells.flatMap((each) => each.moments).reduce((sum, { value }) => sum + value, 0);
  // They are no people, and so no N.
  const all = `${formatCount(count, momentMetrics[metric].one)} in all`;
  return scopeText(
    { count: null, noun: '', effective: null, isSum: false },
    [all],
    viewDefinition('hottestMoments'),
    meta,
    episodes,
  );
};

/** The moments as a picture, as the module's charts are drawn. */
const pictureOf = async (
  moments: Moments,
  metric: MomentMetric,
  { meta, episodes, subject }: { meta: Meta; episodes: FilterLabels; subject: string },
): Promise<Blob> => {
  const { momentsPicture } = await import('./moments-picture.ts');
  const text = {
    title: `Hottest Moments by ${momentMetrics[metric].label}: ${subject}`,
    scope: coveredBy(moments, metric, meta, episodes),
    source: sourceText(meta),
  };
  return momentsPicture(moments, text);
};

type Props = { module: Special<'moments'>; context: ModuleContext };

export const HottestMoments = ({ module, context: { clauses, filtered, name } }: Props) => {
  const result = useView('hottestMoments', clauses, { keepPrevious: true });
  const { meta } = result;
  const episodes = useNamedEpisodes(clauses);
  const { metric, choose } = useMomentMetric();
  const { display, setDisplay } = useDisplay(module.id);
  const [opened, setOpened] = useState<Moment | null>(null);
  const moments = useMemo(() => momentsOf(result.rows, metric), [result.rows, metric]);
  if (result.status === 'error') return <ViewError error={result.error} onRetry={result.retry} />;
  if (result.status === 'blocked') return <ViewBlocked message={result.blockedMessage} />;
  if (result.status === 'empty') return <ViewEmpty meta={meta} reason={module.empty(filtered).reason} />;
  return (
    <div aria-busy={result.status === 'loading' || result.refreshing}>
      <UnknownChoice
        name="momentsBy"
        known={metricChoices.map(({ value }) => value)}
        instead={momentMetrics.activityCount.label}
      />
      <div className={classes.head}>
        <p className={classes.lead}>
          Bars open their memes; their length grows with the square root of the {momentMetrics[metric].noun}.{' '}
          {momentMeaning(metric)}
        </p>
        <Segmented label="Moments by" choices={metricChoices} value={metric} onChange={choose} />
        <DisplaySwitch label="Moments" display={display} onDisplay={setDisplay} />
        <ExportMenu
          view="hottestMoments"
          clauses={clauses}
          sorts={[{ column: metric, direction: 'desc' }]}
          iconLabel="Export Hottest Moments"
          more={
            meta === null
              ? []
              : pictureExports(
                  () => pictureOf(moments, metric, { meta, episodes, subject: name }),
                  () => exportFileName('hottestMoments', name, 'png'),
                )
          }
          disabledReason={noRowsReason(result)}
        />
      </div>
      {result.status === 'loading' ? (
        <Skeleton height={hottestHeight + axisHeight + cell.height} />
      ) : display === 'chart' ? (
        <>
          <Hottest moments={moments.hottest} onOpen={setOpened} />
          <p className={classes.axisName} style={{ height: axisHeight }}>
            Progress of the episode: 0 beginning, 1 end
          </p>
          <Cells moments={moments} metric={metric} onOpen={setOpened} />
        </>
      ) : (
        <Table moments={moments} onOpen={setOpened} />
      )}
      {/* Its place is kept while it is not known. */}
      <p className={classes.covers}>
        {result.status === 'data' && meta !== null ? coveredBy(moments, metric, meta, episodes) : ''}
      </p>
      <Memes clauses={clauses} moment={opened} onClose={() => setOpened(null)} />
    </div>
  );
};
