/** Overviews in two sentences that read like loglines. */
import { pick } from '../distributions.ts';
import type { Rng } from '../random.ts';
import { fill } from '../words/fill.ts';
import type { Cluster } from '../words/genres.ts';
import { LOGLINE_CLOSES, LOGLINES, STUDIO_GENRES, STUDIO_LOGLINES } from '../words/loglines.ts';
import { PLACES, SURNAMES_IN_TITLES } from '../words/title-words.ts';
import { personName } from './names.ts';

export const writeOverview = (rng: Rng, cluster: Cluster, genres: readonly string[], country: string): string => {
  const inStudio = genres.some((genre) => STUDIO_GENRES.includes(genre));
  const bank = inStudio ? STUDIO_LOGLINES : LOGLINES[cluster];
  const slots = {
    place: pick(rng, PLACES),
    name: personName(rng, country),
    family: pick(rng, SURNAMES_IN_TITLES),
  };
  const [event, hero, aim, stake, close] = [
    pick(rng, bank.events),
    pick(rng, bank.heroes),
    pick(rng, bank.aims),
    pick(rng, bank.stakes),
    pick(rng, LOGLINE_CLOSES),
  ];
  return fill(`When ${event}, ${hero} must ${aim} ${stake}. ${close}`, slots);
};
