// What a header most likely means whose names are not those of the format. Enters: the names found and the table. Leaves: pairs
// of a name found and the column it stands for, and sentences for messages. Nothing is renamed by a guess.
import type { FileTable } from './format.ts';

export type Guess = {
  readonly found: string;
  readonly column: string;
  /** Differs in case, blanks and punctuation alone, so that nothing else can be meant. */
  readonly isSure: boolean;
};

/** Other words for a column, in small letters and digits alone. */
const otherWords: Readonly<Record<string, readonly string[]>> = {
  member_id: ['userid', 'user', 'member', 'viewerid', 'viewer', 'customerid', 'accountid', 'profileid', 'uid'],
  title_id: ['title', 'showid', 'seriesid', 'movieid', 'filmid', 'itemid', 'contentid', 'tvshowid', 'programid'],
  episode_id: ['episode', 'epid'],
  name: ['title', 'titlename', 'showname', 'fullname', 'displayname', 'label'],
  kind: ['type', 'titletype', 'mediatype', 'contenttype'],
  gender: ['sex'],
  birth_year: ['yearofbirth', 'birth', 'born', 'yob'],
  country: ['countrycode', 'region', 'nation'],
  originating_country: ['country', 'origincountry', 'countryoforigin'],
  originating_language: ['language', 'originallanguage', 'lang'],
  genres: ['genre', 'categories', 'category'],
  runtime: ['duration', 'minutes', 'length'],
  first_release_date: ['releasedate', 'released', 'firstairdate', 'premiered', 'startdate'],
  air_date: ['airdate', 'aired', 'releasedate', 'date'],
  season: ['seasonnumber', 'seasonno'],
  number: ['episodenumber', 'episodeno', 'episode'],
  rating: ['stars', 'score', 'vote'],
  text: ['comment', 'body', 'content', 'message'],
  comment_id: ['id'],
};
const wordsForTime = ['timestamp', 'date', 'datetime', 'time', 'at', 'when', 'createdat', 'viewedat', 'watchdate'];

const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Steps of one letter between two words, at most `most` + 1. */
export const distance = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? most + 1;
};

/** For each column of the table that was not found, the name that most likely stands for it. */
export const guessColumns = (table: FileTable, found: readonly string[]): Guess[] => {
  const unknown = new Set(found.filter((name) => !table.columns.some((column) => column.name === name)));
  const absent = table.columns.filter(({ name }) => !found.includes(name));
  const guesses: Guess[] = [];
  const take = (isLike: (found: string, column: (typeof absent)[number]) => boolean, isSure: boolean): void => {
    for (const column of absent) {
      if (guesses.some((guess) => guess.column === column.name)) continue;
      const name = [...unknown].find((candidate) => isLike(plain(candidate), column));
      if (name === undefined) continue;
      unknown.delete(name);
      guesses.push({ found: name, column: column.name, isSure });
    }
  };
  take((name, column) => name === plain(column.name), true);
  take((name, column) => otherWords[column.name]?.includes(name) === true, false);
  take((name, column) => column.kind === 'time' && column.required && wordsForTime.includes(name), false);
  take((name, column) => column.name.length > 4 && distance(name, plain(column.name), 2) <= 2, false);
  return guesses;
};

const nameCharsMax = 60;

const cut = (name: string): string => {
  const chars = [...name];
  return chars.length > nameCharsMax ? `${chars.slice(0, nameCharsMax).join('')}...` : name;
};

/** Some characters steer a terminal. */
export const withoutControls = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}]/gu, (char) => {
    const code = char.codePointAt(0) ?? 0;
    return code > 0xffff ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, '0')}`;
  });

/** The name of a column as it stands in a message: in a file that is no table it may be anything, and some bytes steer a terminal. */
export const shownName = (name: string): string => withoutControls(cut(name));

export const quotedName = (name: string): string => withoutControls(JSON.stringify(cut(name)));

/** `"User ID" for member_id, "when" for watched_at` */
export const guessText = (guesses: readonly Guess[]): string =>
  guesses.map(({ found, column }) => `${column} where the file says ${quotedName(found)}`).join(', ');

const separators: readonly (readonly [string, string])[] = [
  [';', 'semicolons'],
  ['\t', 'tabs'],
  ['|', 'bars'],
];

/** What stands between the columns where it is no comma: the word for it. */
export const otherSeparator = (table: FileTable, found: readonly string[]): string | undefined => {
  const header = found.join(',');
  const known = new Set(table.columns.map(({ name }) => plain(name)));
  const hits = (names: readonly string[]) => names.filter((name) => known.has(plain(name))).length;
  const isOneField = found.length === 1;
  return separators.find(([mark]) => {
    const names = header.split(mark);
    return hits(names) > Math.max(1, hits(found)) || (isOneField && names.length > 1);
  })?.[1];
};
