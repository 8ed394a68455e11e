/**
 * Census-like counts of the United States by age bucket and gender, rounded, which the balanced panel weights to.
 */
import { ageBuckets } from '../catalogue/taste.ts';

const thousands: Record<(typeof ageBuckets)[number], { female: number; male: number }> = {
  '16-17': { female: 4230, male: 4430 },
  '18-24': { female: 15120, male: 15830 },
  '25-29': { female: 10910, male: 11280 },
  '30-34': { female: 11430, male: 11690 },
  '35-39': { female: 11080, male: 11140 },
  '40-44': { female: 10530, male: 10480 },
  '45-49': { female: 9790, male: 9640 },
  '50-54': { female: 10360, male: 10190 },
  '55+': { female: 54300, male: 47600 },
};

export type PopulationCell = {
  age: string;
  gender: 'female' | 'male';
  people: number;
};

export const usPopulation: readonly PopulationCell[] = ageBuckets.flatMap((age) => [
  { age, gender: 'female' as const, people: thousands[age].female * 1000 },
  { age, gender: 'male' as const, people: thousands[age].male * 1000 },
]);
