/** What an answer says about favourites. An answer in; stars of a rank and the one character vote out. */
import type { Answer } from './answer.ts';
import { type Character, characters } from './characters.ts';
import { type Film, films } from './films.ts';

/** Ranks 1 to 6 spread evenly over 5 to 1 stars (5, 4.2, 3.4, 2.6, 1.8, 1) and rounded, so ranks 3 and 4 share the middle. */
const starsByRank: readonly number[] = [5, 4, 3, 3, 2, 1];

/** Favorable at least somewhat: a neutral view of a character makes no favourite. */
const leastFavor = 1;

export const starsOfRank = (rank: number): number => {
  const stars = starsByRank[rank - 1];
  if (stars === undefined) throw new RangeError(`rank ${rank} is not one of 1 to ${starsByRank.length}`);
  return stars;
};

/**
 * The vote an answer stands for: in the film it ranks best of those seen, the character it views most favorably of those
 * that appear in the film; of equals the one the survey names first. Null where no film is ranked or no such character is liked.
 * One vote and not one per film: the survey asks about characters once, not film by film.
 */
export const characterVoteOf = (answer: Answer): { readonly film: Film; readonly character: Character } | null => {
  const film = bestSeenFilm(answer);
  if (!film) return null;
  let favourite: Character | null = null;
  let highest = leastFavor - 1;
  for (const [index, character] of characters.entries()) {
    const favor = answer.favors[index] ?? null;
    if (favor === null || favor <= highest || !character.actorOfEpisode.has(film.episode)) continue;
    favourite = character;
    highest = favor;
  }
  return favourite && { film, character: favourite };
};

const bestSeenFilm = (answer: Answer): Film | null => {
  let best: Film | null = null;
  let bestRank = Number.POSITIVE_INFINITY;
  for (const [index, film] of films.entries()) {
    const rank = answer.ranks[index] ?? null;
    if (!answer.seen[index] || rank === null || rank >= bestRank) continue;
    best = film;
    bestRank = rank;
  }
  return best;
};
