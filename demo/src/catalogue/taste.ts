/**
 * Who likes a title: leans of its genres, its home market, and chance of its own.
 */
import { normal } from '../distributions.ts';
import type { Rng } from '../random.ts';
import { origins } from '../words/companies.ts';
import { genresByName } from '../words/genres.ts';
import { countries } from '../words/places.ts';
import type { Taste } from './types.ts';

export const ageBuckets = ['16-17', '18-24', '25-29', '30-34', '35-39', '40-44', '45-49', '50-54', '55+'] as const;

/** The place in `Taste.byAge` of people without an age bucket. */
export const noBucket = ageBuckets.length;

const meanLean = (genres: readonly string[], lean: 'female' | 'older'): number =>
  genres.reduce((sum, genre) => sum + (genresByName[genre]?.[lean] ?? 0), 0) / genres.length;

export const drawTaste = (rng: Rng, genres: readonly string[], country: string, language: string): Taste => {
  const female = meanLean(genres, 'female') * 0.95 + normal(rng) * 0.18;
  const older = meanLean(genres, 'older') * 1.15 + normal(rng) * 0.22;
  const byAge = Float64Array.from({ length: noBucket + 1 }, (_, bucket) => {
    return bucket === noBucket ? 1 : Math.exp((older * (bucket - 3)) / 3 + normal(rng) * 0.06);
  });
  const travels = origins[country]?.travels ?? 0.3;
  const byCountry = Float64Array.from(countries, (audience) => {
    const noise = Math.exp(normal(rng) * 0.3);
    if (audience.code === country) return 2.1 * noise;
    return (language !== 'en' && audience.language === language ? 1.1 : travels) * noise;
  });
  return { women: Math.exp(female / 2), men: Math.exp(-female / 2), byAge, byCountry };
};
