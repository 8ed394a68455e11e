/**
 * Names of titles, people and episodes out of the word banks. Title names are unique within one run: a pattern that
 * collides is drawn again, and after some tries gets a sequel's numeral.
 */
import { at, chance, int, pick } from '../distributions.ts';
import type { Rng } from '../random.ts';
import { episodeNames, episodeNouns, specialNames } from '../words/episode-words.ts';
import { fill } from '../words/fill.ts';
import { foreignTitles } from '../words/foreign-titles.ts';
import type { Cluster } from '../words/genres.ts';
import { creatures, culturesByCountry, honorifics, nameBanks } from '../words/people-words.ts';
import {
  factualPatterns,
  firstNamesInTitles,
  numbersInTitles,
  places,
  surnamesInTitles,
  titleBanks,
} from '../words/title-words.ts';

const numerals = ['II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** Two different elements. */
const pair = (rng: Rng, list: readonly string[]): [string, string] => {
  const first = int(rng, 0, list.length - 1);
  return [at(list, first), at(list, (first + int(rng, 1, list.length - 1)) % list.length)];
};

/** What a name has to fit. */
export type TitleNature = {
  cluster: Cluster;
  genres: readonly string[];
  language: string;
};

const patternsFor = ({ cluster, genres }: TitleNature): readonly string[] => {
  if (cluster !== 'factual') return titleBanks[cluster].patterns;
  const known = genres.flatMap((genre) => factualPatterns[genre] ?? []);
  return known.length > 0 ? known : titleBanks.factual.patterns;
};

const englishName = (rng: Rng, nature: TitleNature): string => {
  const { cluster } = nature;
  const bank = titleBanks[cluster];
  const [mass, mass2] = pair(rng, bank.masses);
  const [surname, surname2] = pair(rng, surnamesInTitles);
  const [first, first2] = pair(rng, firstNamesInTitles);
  const pattern = pick(rng, patternsFor(nature));
  const name = fill(pattern, {
    adjective: pick(rng, bank.adjectives),
    thing: pick(rng, bank.things),
    role: pick(rng, bank.roles),
    place: pick(rng, places),
    number: pick(rng, numbersInTitles),
    mass,
    mass2,
    surname,
    surname2,
    first,
    first2,
  });
  // The banks mix vowels and consonants; the article follows whatever word came out.
  return name.replace(/\b(An?) (?=([A-Z]))/g, (_article, _a, letter: string) => {
    return 'AEIOU'.includes(letter) ? 'An ' : 'A ';
  });
};

const foreignName = (rng: Rng, language: string): string | null => {
  const bank = foreignTitles[language];
  return bank === undefined ? null : pick(rng, bank.heads) + bank.join + pick(rng, bank.tails);
};

/** Gives names that no title of the run has yet. */
export const createTitleNamer =
  (taken: Set<string>): ((rng: Rng, nature: TitleNature) => string) =>
  (rng, nature) => {
    let name = '';
    for (let attempt = 0; attempt < 40; attempt++) {
      name = foreignName(rng, attempt < 20 ? nature.language : 'en') ?? englishName(rng, nature);
      if (!taken.has(name)) break;
    }
    for (let part = 2; taken.has(name); part++) {
      const base = name.replace(/ (?:[IVX]+|\d+)$/, '');
      name = `${base} ${numerals[part - 2] ?? part}`;
    }
    taken.add(name);
    return name;
  };

type Person = {
  full: string;
  given: string;
  family: string;
};

const drawPerson = (rng: Rng, country: string): Person => {
  const cultures = Object.keys(nameBanks);
  const own = culturesByCountry[country] ?? cultures;
  const bank = nameBanks[chance(rng, 0.88) ? pick(rng, own) : pick(rng, cultures)];
  if (bank === undefined) throw new Error(`No name bank for ${country}`);
  const given = pick(rng, chance(rng, 0.5) ? bank.women : bank.men);
  const family = pick(rng, bank.families);
  return { full: bank.familyFirst ? `${family} ${given}` : `${given} ${family}`, given, family };
};

/** A person's name fitting a title's country. */
export const personName = (rng: Rng, country: string): string => drawPerson(rng, country).full;

/** A character's name: a person, a first name alone, a title and a family name, or a creature. */
export const characterName = (rng: Rng, country: string, cluster: Cluster): string => {
  if ((cluster === 'animation' || cluster === 'fantasy') && chance(rng, 0.22)) return pick(rng, creatures);
  const { full, given, family } = drawPerson(rng, country);
  if (cluster === 'factual') return chance(rng, 0.5) ? 'Self' : `Self – ${full}`;
  if (chance(rng, 0.14)) return `${pick(rng, honorifics)} ${family}`;
  return chance(rng, 0.25) ? given : full;
};

/** An episode's name; some have none beyond their number. */
export const episodeName = (rng: Rng, number: number): string | null => {
  if (chance(rng, 0.04)) return null;
  if (chance(rng, 0.08)) return `Episode ${number}`;
  return fill(pick(rng, episodeNames), {
    noun: pick(rng, episodeNouns),
    place: pick(rng, places),
    first: pick(rng, firstNamesInTitles),
  });
};

export const specialName = (rng: Rng): string => pick(rng, specialNames);
