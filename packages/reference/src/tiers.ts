/** Follower tiers: by followers at data_through, all people, not weighted; the lower end is included, the upper is not. */
import type { CellValue } from '@cvm/contract';
import type { Data, Title } from './loaded.ts';
import { spellsOf, standsAtEndOf } from './scope.ts';

const thousand = 1000;
const steps = [
  { from: 500, to: thousand, value: 0.5, label: '500-1k' },
  { from: thousand, to: 10 * thousand, value: 1, label: '1k-10k' },
  { from: 10 * thousand, to: 50 * thousand, value: 10, label: '10k-50k' },
  { from: 50 * thousand, to: 100 * thousand, value: 50, label: '50k-100k' },
  { from: 100 * thousand, to: 500 * thousand, value: 100, label: '100k-500k' },
  { from: 500 * thousand, to: Number.POSITIVE_INFINITY, value: 500, label: '>500k' },
];

/** The value of the tier; null below 500 followers. */
export const tierOf = (data: Data, title: Title): number | null => {
  const spells = spellsOf(data, title).filter((spell) => standsAtEndOf(spell, data.dataThrough));
  const followers = new Set(spells.map(({ member }) => member)).size;
  return steps.find(({ from, to }) => followers >= from && followers < to)?.value ?? null;
};

export const tierLabel = (value: number | null): string | null =>
  steps.find((step) => step.value === value)?.label ?? null;

/** Where a label stands among the tiers, from the fewest followers on; null where there is none. */
export const tierPlace = (label: CellValue): number | null => {
  const place = steps.findIndex((step) => step.label === label);
  return place < 0 ? null : place;
};
