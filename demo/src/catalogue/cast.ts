/**
 * Actors and characters. Actors play in titles of their own country mostly, some in many titles; a few characters
 * have no actor (creatures, narrators) and a few were deleted.
 */
import { chance, int, pick } from '../distributions.ts';
import type { Rng, Streams } from '../random.ts';
import { actorId, characterId } from './ids.ts';
import { characterName, personName } from './names.ts';
import type { Actor, CastMember, Title } from './types.ts';

/** Actors per title of the catalogue; with casts of about ten this gives each two or three parts. */
const actorsPerTitle = 4.2;

type Pool = {
  byCountry: Map<string, Actor[]>;
  all: Actor[];
};

const hireActors = (streams: Streams, titles: readonly Title[]): Pool => {
  const rng = streams('actors');
  const pool: Pool = { byCountry: new Map(), all: [] };
  const names = new Set<string>();
  const count = Math.max(12, Math.round(titles.length * actorsPerTitle));
  for (let i = 0; i < count; i++) {
    const country = pick(rng, titles).country;
    let name = personName(rng, country);
    for (let attempt = 0; names.has(name) && attempt < 8; attempt++) name = personName(rng, country);
    names.add(name);
    const actor = { id: actorId(i), name };
    pool.all.push(actor);
    pool.byCountry.set(country, [...(pool.byCountry.get(country) ?? []), actor]);
  }
  return pool;
};

/** Squares the draw, so that the first of a list get most parts: the stars of their country. */
const pickStar = (rng: Rng, actors: readonly Actor[]): Actor =>
  actors[Math.floor(rng() ** 1.35 * actors.length)] ?? pick(rng, actors);

const castOf = (rng: Rng, title: Title, pool: Pool): CastMember[] => {
  const local = pool.byCountry.get(title.country) ?? pool.all;
  const size = title.kind === 'series' ? int(rng, 7, 15) : int(rng, 5, 10);
  const hired = new Set<string>();
  const names = new Set<string>();
  const cast: CastMember[] = [];
  for (let n = 0; n < size; n++) {
    let name = characterName(rng, title.country, title.cluster);
    for (let attempt = 0; names.has(name) && attempt < 8; attempt++) {
      name = characterName(rng, title.country, title.cluster);
    }
    names.add(name);
    const actor = chance(rng, 0.93) ? pickStar(rng, local) : pick(rng, pool.all);
    // The lead always has an actor; a part whose draw fell on somebody already hired stays without one.
    const vacant = n > 0 && (hired.has(actor.id) || chance(rng, 0.03));
    if (!vacant) hired.add(actor.id);
    cast.push({
      id: characterId(title.index, n),
      name,
      actorId: vacant ? null : actor.id,
      deleted: n > 3 && chance(rng, 0.04),
    });
  }
  return cast;
};

/** Fills `cast` of every title and returns the actors. */
export const castTitles = (streams: Streams, titles: readonly Title[]): Actor[] => {
  const pool = hireActors(streams, titles);
  for (const title of titles) title.cast = castOf(streams('characters', title.index), title, pool);
  return pool.all;
};
