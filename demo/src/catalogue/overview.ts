/** Overviews in two sentences that read like loglines. */
import { pick } from '../distributions.ts';
import type { Rng } from '../random.ts';
import { fill } from '../words/fill.ts';
import type { Cluster } from '../words/genres.ts';
import { loglineCloses, loglines, studioGenres, studioLoglines } from '../words/loglines.ts';
import { places, surnamesInTitles } from '../words/title-words.ts';
import { personName } from './names.ts';

export const writeOverview = (rng: Rng, cluster: Cluster, genres: readonly string[], country: string): string => {
  const inStudio = genres.some((genre) => studioGenres.includes(genre));
  const bank = inStudio ? studioLoglines : loglines[cluster];
  const slots = {
    place: pick(rng, places),
    name: personName(rng, country),
    family: pick(rng, surnamesInTitles),
  };
  const [event, hero, aim, stake, close] = [
    pick(rng, bank.events),
    pick(rng, bank.heroes),
    pick(rng, bank.aims),
    pick(rng, bank.stakes),
    pick(rng, loglineCloses),
  ];
  return fill(`When ${event}, ${hero} must ${aim} ${stake}. ${close}`, slots);
};
