/** What a report covers, in words: on its picture and on its slides. */
import { type FilterLabels, formatCount, isTotalRow, totalsOfAll } from '@cvm/contract';
import { nounOf, sampleWords } from '../../charts/prepare/sample.ts';
import { daysText, filtersText, panelText, reachText } from '../../charts/scope.ts';
import type { AnswerRow, Facts } from './answer.ts';
import { rowsMax } from './builder.ts';

/** What the figures are that are not shown; null where all are. On screen it stands below the table. */
export const keptBackWords = ({ suppressed }: Pick<Facts, 'suppressed'>): string | null =>
  suppressed === undefined
    ? null
    : `Figures about fewer than ${suppressed.minimumBase} people are suppressed, and those they could be worked out from`;

/** What the totals of these rows are of, where that is not the rows that are there; null where they are, or there are none. */
export const totalsWords = ({ filters }: Pick<Facts, 'filters'>, rows: readonly AnswerRow[]): string | null =>
  rows.some(isTotalRow) ? totalsOfAll(filters) : null;

/** What is said where there may be more rows than were read; null where all were. On screen it stands below the table. */
const cutWords = (count: number): string | null =>
  count < rowsMax ? null : `Of the first ${formatCount(rowsMax, 'row')}: there may be more`;

/**
 * @param count rows beside the totals
 * @param names of the values of filters that only the data name
 * @param real says that rows are left out which differ by no more than chance; null = none are
 */
export const reportScope = (facts: Facts, count: number, names: FilterLabels, real: string | null): string => {
  const { sampleSize, effectiveSampleSize: effective } = facts;
  const sample = sampleWords({ count: sampleSize, noun: nounOf(facts), effective, isSum: false });
  const words = [
    sample,
    ...filtersText(facts, names),
    ...reachText(facts),
    daysText({ id: 'crosstab' }, facts.range),
    panelText(facts),
    cutWords(count),
    real,
    keptBackWords(facts),
  ];
  return words.filter((part) => part !== null).join(' · ');
};
