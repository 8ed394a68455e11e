/** What a report covers, in words: on its picture and on its slides. */
import { type FilterLabels, formatCount, formatValue, isTotalRow, totalsOfAll } from '@cvm/contract';
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

type RowFacts = Pick<Facts, 'rowsAll'> | null;

/** Are there more rows than were read, or may there be? @param count rows beside the totals */
export const isCut = (facts: RowFacts, count: number): boolean =>
  facts?.rowsAll === undefined ? count >= rowsMax : facts.rowsAll > count;

/** `first 20,000 of 152,040 rows`: those that were read, where there are more. */
const firstWords = (facts: RowFacts, count: number): string =>
  facts?.rowsAll === undefined
    ? `first ${formatCount(count, 'row')}: there may be more`
    : `first ${formatValue('count', count)} of ${formatCount(facts.rowsAll, 'row')}`;

/** How many rows there are, as far as it is known. */
export const rowsWords = (facts: RowFacts, count: number): string =>
  isCut(facts, count) ? `The ${firstWords(facts, count)}` : formatCount(count, 'row');

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
    isCut(facts, count) ? `Of the ${firstWords(facts, count)}` : null,
    real,
    keptBackWords(facts),
  ];
  return words.filter((part) => part !== null).join(' · ');
};
