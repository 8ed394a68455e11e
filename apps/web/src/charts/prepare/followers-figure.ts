/**
 * The following of a title by day: new followers, and followers in all. Net new followers, which follow from the totals,
 * are told beside both.
 */
import { addDays, countedOf, formatValue, metricDefinitions, type Row, type ViewId, weekDays } from '@cvm/contract';
import type { Figure, LineChart, Prepare } from '../model.ts';
import { columnOf, numberOf, sum, textOf } from './cells.ts';
import { type DayValues, lineFigure } from './line-figure.ts';
import { type AnswerFacts, isWeighted, membersBehind, rowsBehind } from './sample.ts';

/** The window of the growth that stands beside the total. */
const growthDays = 30;

const netNewColumn = {
  name: 'netNewFollowers',
  metric: 'netNewFollowersByDay',
  ...metricDefinitions.netNewFollowersByDay,
} as const;

/** What a day gained over the day before; the first day has none to compare with. */
const netNew = (totals: readonly (number | null)[], bases: readonly (number | null)[]): DayValues => ({
  column: netNewColumn,
  bases,
  baseNoun: 'followers',
  values: totals.map((total, index) => {
    const before = totals[index - 1];
    return index === 0 || total === null || before === null || before === undefined ? null : total - before;
  }),
});

const meanColumn = { name: 'meanNewFollowers', label: `Mean of ${weekDays} Days`, format: 'score' } as const;

/** Of each day and the six before it, which takes the days of the week out, added up; null where one of them is not known. */
const sumsOf = (values: readonly (number | null)[]): (number | null)[] =>
  values.map((_, index) => {
    const days = values.slice(Math.max(0, index + 1 - weekDays), index + 1);
    return days.length < weekDays || days.some((value) => value === null) ? null : sum(days);
  });

/** The mean of each day and the six before it. Who comes back within them is new on two of the days. */
const meanOf = (values: readonly (number | null)[], bases: readonly (number | null)[]): DayValues => ({
  column: meanColumn,
  values: sumsOf(values).map((all) => (all === null ? null : all / weekDays)),
  bases: sumsOf(bases),
  baseNoun: `in ${weekDays} days`,
});

const valuesOf = (rows: readonly Row[], name: string) => rows.map((row) => numberOf(row, name));

/**
 * Who is behind new followers, in words: those of each day, of whom one that comes back is there again. They are the figures
 * themselves, of which no few are too few to tell.
 */
const begunNote = (bases: readonly (number | null)[], facts: AnswerFacts): string[] =>
  bases.includes(null)
    ? []
    : [`N = ${countedOf(sum(bases), 'new followers')}, day by day${isWeighted(facts) ? ', before weighting' : ''}.`];

/** "New Followers covers the last 7 completed days" (2-title-reports section 9). */
const recently = (rows: readonly Row[], values: readonly (number | null)[]): Figure['headline'] => {
  const last = textOf(rows.at(-1) ?? {}, 'date');
  const since = addDays(last, 1 - weekDays);
  // Fewer days may be asked for than are led with.
  const counted = values.filter((_, index) => textOf(rows[index] ?? {}, 'date') >= since);
  const day = formatValue('longDate', last);
  return {
    value: formatValue('count', sum(counted)),
    label: counted.length === 1 ? `new on ${day}` : `new in the ${counted.length} days to ${day}, day by day`,
  };
};

const inAll = (rows: readonly Row[], totals: readonly (number | null)[]): Figure['headline'] => {
  const total = totals.at(-1) ?? null;
  const before = totals.at(-1 - growthDays) ?? null;
  const day = formatValue('longDate', textOf(rows.at(-1) ?? {}, 'date'));
  const growth = total === null || before === null || before === 0 ? null : (total - before) / before;
  const sign = growth !== null && growth > 0 ? '+' : '';
  return {
    value: formatValue('count', total),
    label: `followers on ${day}${growth === null ? '' : `, ${sign}${formatValue('rate', growth)} in ${growthDays} days`}`,
  };
};

/** The figure of new followers by day. */
export const newFollowersFigure =
  (view: ViewId): Prepare<LineChart> =>
  (rows, facts) => {
    if (rows.length === 0) return null;
    const [fresh, totals] = [valuesOf(rows, 'newFollowers'), valuesOf(rows, 'totalFollowers')];
    const [bases, totalBases] = [valuesOf(rows, 'newFollowersBase'), valuesOf(rows, 'followersBase')];
    return lineFigure({
      days: rows.map((row) => textOf(row, 'date')),
      lines: [
        { column: columnOf(view, 'newFollowers'), values: fresh, bases, colour: 0, quiet: fresh.length >= weekDays },
        ...(fresh.length < weekDays ? [] : [{ ...meanOf(fresh, bases), colour: 0 }]),
      ],
      beside: [netNew(totals, totalBases)],
      axisName: 'New followers a day',
      axisFormat: 'count',
      headline: recently(rows, fresh),
      sample: rowsBehind(facts, null, ''),
      notes: begunNote(bases, facts),
      isWeighted: isWeighted(facts),
    });
  };

/** Wherever followers are drawn by day. */
export const followersAxis = 'Followers at the end of the day';

/** The figure of the followers at the end of each day. */
export const totalFollowersFigure =
  (view: ViewId): Prepare<LineChart> =>
  (rows, facts) => {
    if (rows.length === 0) return null;
    const [totals, bases] = [valuesOf(rows, 'totalFollowers'), valuesOf(rows, 'followersBase')];
    const column = { ...columnOf(view, 'totalFollowers'), label: 'Total Followers' };
    return lineFigure({
      days: rows.map((row) => textOf(row, 'date')),
      lines: [{ column, values: totals, bases, colour: 1 }],
      beside: [netNew(totals, bases)],
      axisName: followersAxis,
      axisFormat: 'count',
      headline: inAll(rows, totals),
      sample: membersBehind(facts, 'followers'),
      isWeighted: isWeighted(facts),
    });
  };
