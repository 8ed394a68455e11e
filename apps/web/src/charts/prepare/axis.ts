/**
 * Value axes with round ticks: whole steps from the value that bars begin at, so that it is itself a tick, in equal steps from end
 * to end. Charts that stand beside one another and tell shares of the same kind have one axis, that of the longest bar: whoever
 * compares cards by eye takes bars as long for shares as large. What is told in another unit keeps its own: an index beside a
 * share, and the followers of a day beside all of them, of which the smaller would be flat.
 */
import { exactValue, type Format } from '@cvm/contract';
import type { Axis } from '../model.ts';

/** Steps of an axis; more would crowd that of a card a third of the page wide. */
export const ticksOfCard = 4;
const roundSteps = [1, 2, 2.5, 5, 10];

/** The smallest round step of which `span` holds at most `ticksMax`; `whole`: no part of one, as nobody is half counted. */
export const roundStep = (span: number, ticksMax = ticksOfCard, whole = false): number => {
  const rough = Math.max(span / ticksMax, whole ? 1 : 0);
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = roundSteps.find(
    (step) => step * power >= rough * (1 - 1e-9) && (!whole || Number.isInteger(step * power)),
  );
  return Number(((factor ?? 10) * power).toPrecision(6));
};

type AxisSpec = Pick<Axis, 'name' | 'format' | 'base'>;

/** The axis around an average reaches this far to both sides at least: a difference of one percent must look like one. */
const reachMin = 0.25;

/** The axis that holds these values; it begins below 0 where one of them lies there. */
export const valueAxis = (
  values: readonly (number | null)[],
  { name, format, base }: AxisSpec,
  ticksMax = ticksOfCard,
): Axis => {
  const known = values.filter((value) => value !== null);
  const low = Math.min(base * (1 - reachMin), ...known);
  const high = Math.max(base * (1 + reachMin), ...known);
  const isCount = format === 'count';
  // Nothing but zeros: one whole.
  if (low === high) return { name, format, base, min: 0, max: 1, step: isCount ? 1 : 0.25 };
  const round = roundStep(high - low, ticksMax, isCount);
  // Where 0 ends the axis, whole steps lead from it to the base: a longer one would end between two ticks.
  const step = low >= 0 && base > 0 ? Math.min(round, base) : round;
  const tick = (steps: number): number => Number((base + steps * step).toPrecision(9));
  const steps = (value: number): number => Number(((value - base) / step).toPrecision(9));
  return {
    name,
    format,
    base,
    min: low < 0 ? tick(Math.floor(steps(low))) : Math.max(0, tick(Math.floor(steps(low)))),
    max: tick(Math.ceil(steps(high))),
    step,
  };
};

/** The axis of charts that stand beside one another: that of the longest bar, of those as long the one with fewer ticks. */
export const agreedAxis = (axes: readonly Axis[]): Axis | null =>
  axes.toSorted((a, b) => b.max - a.max || b.step - a.step)[0] ?? null;

/** The axes of one plot with their zeros at one height: each reaches as many steps below 0, and above it, as any of them needs. */
export const withOneZero = (axes: readonly Axis[]): Axis[] => {
  const most = (end: (axis: Axis) => number): number =>
    Math.max(...axes.map((axis) => Math.round(end(axis) / axis.step)));
  const [below, above] = [most(({ min }) => -min), most(({ max }) => max)];
  return axes.map((axis) => {
    const at = (steps: number): number => Number((steps * axis.step).toPrecision(9));
    return { ...axis, min: below === 0 ? 0 : at(-below), max: at(above) };
  });
};

/** A tick in the unit of the axis: `150` of an index, `2.5%` of a share. */
export const tickText = (format: Format, value: number): string => exactValue(format, Number(value.toPrecision(9)));
