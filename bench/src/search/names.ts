/**
 * Names to search, invented: actors with a first and a last name, titles and networks of one to four words. Words are as
 * common as in a real catalogue: the first of a list stand in every third name, the last in hardly any. In: how many and a
 * seed; out: entries of the search index, in batches; the same ones for the same seed.
 */
import type { SearchEntry } from '@cvm/accounts';
import { randomOf } from '@cvm/contract/testing/chance';

const onsets = [
  'b',
  'br',
  'c',
  'ch',
  'd',
  'dr',
  'f',
  'g',
  'gr',
  'h',
  'j',
  'k',
  'l',
  'm',
  'n',
  'p',
  'r',
  's',
  'st',
  'sh',
  't',
  'tr',
  'v',
  'w',
  '',
];
const vowels = ['a', 'e', 'i', 'o', 'u', 'ai', 'ea', 'ou', 'y'];
const codas = ['', '', 'n', 'r', 's', 'l', 'm', 't', 'ng', 'nd', 'ck', 'th', 'rd', 'st'];
const small = ['the', 'of', 'and', 'in', 'a', 'my', 'to', 'for', 'no', 'on'];

type Random = () => number;

const oneOf = <T>(random: Random, list: readonly T[], fallback: T): T =>
  list[Math.floor(random() * list.length)] ?? fallback;

const syllable = (random: Random): string =>
  oneOf(random, onsets, '') + oneOf(random, vowels, 'a') + oneOf(random, codas, '');

const inventWords = (random: Random, count: number): string[] =>
  Array.from({ length: count }, () =>
    Array.from({ length: 1 + Math.floor(random() * 3) }, () => syllable(random)).join(''),
  );

/** The n-th word of a list is asked for about 1/n as often as the first. */
const common = (random: Random, words: readonly string[]): string =>
  words[Math.floor(words.length ** random()) - 1] ?? words[0] ?? '';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Of a hundred names. */
const shares = { actor: 55, show: 25, movie: 18, network: 2 } as const;

const kindAt = (place: number): SearchEntry['kind'] => {
  const hundredth = place % 100;
  if (hundredth < shares.actor) return 'actor';
  if (hundredth < shares.actor + shares.show) return 'show';
  return hundredth < 100 - shares.network ? 'movie' : 'network';
};

const batchRows = 500;

/** See the module's header. */
export async function* inventNames(count: number, seed: number): AsyncGenerator<SearchEntry[]> {
  const random = randomOf(seed);
  const [firstNames, lastNames, words] = [3000, 60_000, 40_000].map((size) => inventWords(random, size));
  const titleOf = (): string =>
    Array.from({ length: 1 + Math.floor(random() * 4) }, () =>
      random() < 0.25 ? oneOf(random, small, 'the') : common(random, words ?? []),
    )
      .map(capital)
      .join(' ');
  const nameOf = (kind: SearchEntry['kind']): string => {
    if (kind === 'actor')
      return `${capital(common(random, firstNames ?? []))} ${capital(common(random, lastNames ?? []))}`;
    return kind === 'network' && random() < 0.2 ? `${titleOf()} (US)` : titleOf();
  };
  let batch: SearchEntry[] = [];
  for (let place = 0; place < count; place += 1) {
    const kind = kindAt(place);
    // The most followed come first, as the index wants them.
    const followers = Math.floor(5_000_000 / (place + 10));
    batch.push({ kind, id: String(place), name: nameOf(kind), image: null, note: null, followers });
    if (batch.length < batchRows && place < count - 1) continue;
    yield batch;
    batch = [];
  }
}

/**
 * What people type to find names: each name letter by letter, its last word letter by letter, and the whole name with a
 * slip of the finger.
 */
export const typedTexts = (
  names: readonly string[],
  seed: number,
): { letters: string[]; words: string[]; slips: string[] } => {
  const random = randomOf(seed);
  const beginnings = (text: string): string[] =>
    Array.from({ length: Math.min(text.length, 12) }, (_, at) => text.slice(0, at + 1));
  const slip = (text: string): string => {
    const at = 1 + Math.floor(random() * Math.max(1, text.length - 2));
    return text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);
  };
  return {
    letters: names.flatMap(beginnings),
    words: names.flatMap((name) => beginnings(name.split(' ').at(-1) ?? name)),
    slips: names.map(slip),
  };
};
