/** What a report covers, in words: on its picture and on its slides. */
import { nounOf, sampleWords } from '../../charts/prepare/sample.ts';
import { daysText, filtersText, panelText } from '../../charts/scope.ts';
import type { Facts } from './answer.ts';

/** @param real says that rows are left out which differ by no more than chance; null = none are */
export const reportScope = (facts: Facts, real: string | null): string => {
  const { sampleSize: count, effectiveSampleSize: effective } = facts;
  const sample = sampleWords({ count, noun: nounOf(facts), effective, isSum: false });
  const words = [sample, ...filtersText(facts), daysText({ id: 'crosstab' }, facts.range), panelText(facts), real];
  return words.filter((part) => part !== null).join(' · ');
};
