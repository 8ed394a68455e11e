/**
 * The following of several titles by days from release, a line each: the followers at the end of a day, or what they gained on
 * it. In: the titles in their order, which is that of the colours, and the days that were asked for.
 */
import {
  addDays,
  capitalised,
  exactValue,
  formatCount,
  formatValue,
  hoverValue,
  isolated,
  metricDefinitions,
  type Row,
} from '@cvm/contract';
import type { Figure, FigureTable, Hint, LineChart, Prepare } from '../model.ts';
import { roundStep, valueAxis } from './axis.ts';
import { countLabel } from './bar-figure.ts';
import { numberOf, textOf } from './cells.ts';
import { followersAxis } from './followers-figure.ts';
import { isWeighted, membersBehind, pointSample } from './sample.ts';

/** What the lines are of. */
export type TrackerMeasure = 'total' | 'net-new';

/** Days from release, both ends included. */
export type DayRange = { readonly start: number; readonly end: number };

/** A title that is asked for, as the table lists it. */
export type TrackedTitle = { readonly id: string; readonly name: string; readonly releaseDate: string | null };

type Spec = {
  readonly measure: TrackerMeasure;
  readonly titles: readonly TrackedTitle[];
  /** The last day that is counted. */
  readonly lastDay: string;
  /** How many titles there are in all. */
  readonly of: number;
  readonly range: DayRange;
};

const measures = {
  total: { column: 'followers', axis: followersAxis, words: 'followers at the end of each day' },
  'net-new': {
    column: 'netNewFollowers',
    axis: 'Net new followers of the day',
    words: 'net new followers of each day',
  },
} as const;

/** "The tooltip growth rate is new followers divided by total" (3-reports-and-admin section 9). */
const growthRate = { label: 'Growth Rate', text: 'New followers of the day divided by the followers at its end.' };

const definitionOf = {
  total: { label: 'Followers', text: metricDefinitions.followersByDay.definition },
  'net-new': {
    label: metricDefinitions.netNewFollowersByDay.label,
    text: metricDefinitions.netNewFollowersByDay.definition,
  },
} as const;

/** `40 days before release`, `day of release`, `1 day after release`. */
export const dayName = (day: number): string => {
  if (day === 0) return 'day of release';
  return `${formatCount(Math.abs(day), 'day')} ${day < 0 ? 'before' : 'after'} release`;
};

/** More ticks would crowd an axis as wide as the page. */
const ticksMax = 14;

const ticksOf = ({ start, end }: DayRange): ReadonlyMap<string, string> => {
  const step = Math.max(1, Math.ceil(roundStep(Math.max(1, end - start), ticksMax)));
  const first = Math.ceil(start / step) * step;
  const days = Array.from({ length: Math.floor((end - first) / step) + 1 }, (_, tick) => first + tick * step);
  // A minus times nothing is a minus nothing.
  return new Map(days.map((day) => [String(day + 0), day === 0 ? 'Release' : String(day)]));
};

/** A title with its rows by day. */
type Track = { readonly id: string; readonly label: string; readonly colour: number; readonly byDay: Map<number, Row> };

/** The titles that have a row, in their order; two of one name are told apart. */
const tracksOf = (rows: readonly Row[], titles: readonly TrackedTitle[]): Track[] => {
  const names = new Map<string, number>();
  return titles.flatMap(({ id }, colour) => {
    const own = rows.filter((row) => textOf(row, 'titleId') === id);
    const [first] = own;
    if (first === undefined) return [];
    const name = textOf(first, 'title');
    const before = names.get(name) ?? 0;
    names.set(name, before + 1);
    const label = before === 0 ? name : `${name} (${before + 1})`;
    return [{ id, label, colour, byDay: new Map(own.map((row) => [numberOf(row, 'releaseDate') ?? 0, row])) }];
  });
};

const figureOf = (measure: TrackerMeasure, row: Row | undefined): number | null =>
  row === undefined ? null : numberOf(row, measures[measure].column);

const hintOf = (measure: TrackerMeasure, { label, byDay }: Track, day: number): Hint[] => {
  const row = byDay.get(day);
  if (row === undefined) return [];
  const [fresh, total] = [numberOf(row, 'newFollowers'), numberOf(row, 'followers')];
  const rate = fresh === null || total === null || total === 0 ? null : fresh / total;
  const value = hoverValue('count', figureOf(measure, row));
  // Of both measures: what the growth is a share of, and what the net figure is the change of.
  const sample = pointSample(numberOf(row, 'followersBase'), measure === 'total' ? '' : 'followers');
  return [{ label, value: `${value}, growth ${hoverValue('rate', rate)}`, ...sample }];
};

const tableOf = (measure: TrackerMeasure, tracks: readonly Track[], days: readonly number[]): FigureTable => ({
  columns: [{ label: 'Days From Release', numeric: false }, ...tracks.map(({ label }) => ({ label, numeric: true }))],
  rows: days.map((day) => ({
    id: String(day),
    picture: null,
    label: String(day),
    figures: tracks.map(({ byDay }) => {
      const value = figureOf(measure, byDay.get(day));
      return { text: formatValue('count', value), exact: exactValue('count', value) };
    }),
  })),
});

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/** Why a title has no figure on the days that are drawn: days from release are days of the data that the user may see. */
const reasonOf = ({ range, lastDay }: Spec, { releaseDate }: TrackedTitle): string => {
  if (releaseDate === null) return 'no release date';
  return addDays(releaseDate, range.start) > lastDay
    ? `all of them after ${formatValue('longDate', lastDay)}`
    : 'all of them before the first day of the data that you see';
};

const missingNotes = (spec: Spec, tracks: readonly Track[]): string[] => {
  const missing = spec.titles.filter(({ id }) => !tracks.some((track) => track.id === id));
  const reasons = new Set(missing.map((title) => reasonOf(spec, title)));
  const words = [...reasons].map((reason) => {
    const names = missing.filter((title) => reasonOf(spec, title) === reason).map(({ name }) => isolated(name));
    return `${listed.format(names)} (${reason})`;
  });
  return words.length === 0 ? [] : [`No figures on these days: ${words.join('; ')}.`];
};

const notesOf = (spec: Spec, tracks: readonly Track[]): string[] => [
  ...(spec.of > spec.titles.length
    ? [`The ${spec.titles.length} most followed of ${formatValue('count', spec.of)} titles.`]
    : []),
  ...missingNotes(spec, tracks),
];

const headlineOf = ({ measure, range }: Spec, tracks: readonly Track[]): Figure['headline'] => ({
  value: tracks.length === 1 ? (tracks[0]?.label ?? '') : `${tracks.length} titles`,
  label: `${measures[measure].words}, ${dayName(range.start)} to ${dayName(range.end)}`,
});

export const trackerFigure =
  (spec: Spec): Prepare<LineChart> =>
  (rows, facts) => {
    const { measure, titles, range } = spec;
    const tracks = tracksOf(rows, titles);
    if (tracks.length === 0) return null;
    const days = Array.from({ length: range.end - range.start + 1 }, (_, index) => range.start + index);
    const lines = tracks.map(({ id, label, colour, byDay }) => ({
      ...{ id, label, colour, quiet: false },
      values: days.map((day) => figureOf(measure, byDay.get(day))),
    }));
    const headline = headlineOf(spec, tracks);
    return {
      chart: {
        kind: 'lines',
        days: days.map(String),
        names: days.map((day) => capitalised(dayName(day))),
        daysName: 'Days from release',
        ticks: ticksOf(range),
        lines,
        axis: valueAxis(
          lines.flatMap(({ values }) => values),
          { name: countLabel(measures[measure].axis, isWeighted(facts)), format: 'count', base: 0 },
        ),
        hints: days.map((day) => () => tracks.flatMap((track) => hintOf(measure, track, day))),
        marks: [],
        zooms: false,
        definitions: [definitionOf[measure], growthRate],
        summary: `${headline.value}: ${headline.label}.`,
      },
      table: tableOf(measure, tracks, days),
      headline,
      sample: membersBehind(facts, 'followers'),
      notes: notesOf(spec, tracks),
    };
  };
