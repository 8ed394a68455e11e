/**
 * Moments of episodes and movies that people make memes of. Popular titles have more of them.
 */
import { artUrl } from '../catalogue/ids.ts';
import type { Episode, Title } from '../catalogue/types.ts';
import { chance, int } from '../distributions.ts';
import type { World } from './world.ts';

type Screencap = {
  id: string;
  title: Title;
  episode: Episode | null;
  progress: number;
  imageUrl: string;
};

/** Screencaps by the episode or movie they show. */
export type Screencaps = Map<Episode | Title, Screencap[]>;

/** Popularity from which a title counts as big: about the first thirty of a kind. */
const big = 0.04;

export const takeScreencaps = (world: World): Screencaps => {
  const caps: Screencaps = new Map();
  for (const title of [...world.series.titles, ...world.movies.titles]) {
    const rng = world.streams('screencaps', title.index);
    const scenes = title.kind === 'series' ? title.episodes.slice(0, title.aired) : [null];
    const share = title.popularity > big ? 0.55 : 0.16;
    let serial = 0;
    for (const episode of scenes) {
      if (episode !== null && !chance(rng, share)) continue;
      const label = episode === null ? title.name : `${title.name} S${episode.season} E${episode.number}`;
      const taken = Array.from({ length: int(rng, 2, 6) }, () => {
        const id = `sc${title.index}-${serial++}`;
        const progress = Math.round((0.02 + rng() * 0.96) * 1000) / 1000;
        return { id, title, episode, progress, imageUrl: artUrl('still', id, label) };
      });
      caps.set(episode ?? title, taken);
    }
  }
  return caps;
};
