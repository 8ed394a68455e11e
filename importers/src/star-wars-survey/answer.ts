/**
 * The answer sheet of one respondent. A row of StarWars.csv in, an answer out; a cell that is none of the printed choices is an error
 * naming file, line and question. Also checks that the two header lines are the ones the columns are read by.
 */
import { wholeNumber } from '../source/parse-field.ts';
import { rowError, type SourceRow } from '../source/read-rows.ts';
import { characters } from './characters.ts';
import { films } from './films.ts';

export type Answer = {
  readonly respondentId: string;
  readonly fan: boolean;
  /** One entry per film, in the order of `films`. */
  readonly seen: readonly boolean[];
  /** 1 (favourite) to 6; null where not ranked. People also rank films they have not seen. */
  readonly ranks: readonly (number | null)[];
  /** One entry per character: 2 very favorable to -2 very unfavorable; null for unfamiliar or no answer. */
  readonly favors: readonly (number | null)[];
  readonly gender: 'female' | 'male' | null;
  readonly age: number | null;
  readonly country: 'US' | null;
};

export const surveyFieldCount = 38;

/** Positions of the columns, counted from 0. */
const column = { respondent: 0, fan: 2, seen: 3, ranks: 9, favors: 15, gender: 33, age: 34, region: 37 } as const;

const firstHeader: ReadonlyMap<number, string> = new Map([
  [column.respondent, 'RespondentID'],
  [column.fan, 'Do you consider yourself to be a fan of the Star Wars film franchise?'],
  [column.gender, 'Gender'],
  [column.age, 'Age'],
  [column.region, 'Location (Census Region)'],
]);

const secondHeader: ReadonlyMap<number, string> = new Map([
  ...films.map((film, index) => [column.seen + index, film.surveyName] as const),
  ...films.map((film, index) => [column.ranks + index, film.surveyName] as const),
  ...characters.map((character, index) => [column.favors + index, character.surveyName] as const),
]);

const favorOfChoice: Readonly<Record<string, number | null>> = {
  'Very favorably': 2,
  'Somewhat favorably': 1,
  'Neither favorably nor unfavorably (neutral)': 0,
  'Somewhat unfavorably': -1,
  'Very unfavorably': -2,
  'Unfamiliar (N/A)': null,
  '': null,
};

/**
 * The middle of the range, rounded down; of the open range its first year. The survey's ranges are wider than the
 * portal's age buckets, so each stands in the one bucket its middle lies in: 18-24, 35-39, 50-54, 55+.
 */
const ageOfChoice: Readonly<Record<string, number | null>> = {
  '18-29': 23,
  '30-44': 37,
  '45-60': 52,
  '> 60': 61,
  '': null,
};

const genderOfChoice: Readonly<Record<string, 'female' | 'male' | null>> = { Female: 'female', Male: 'male', '': null };
const fanOfChoice: Readonly<Record<string, boolean>> = { Yes: true, No: false, '': false };

/** Census divisions of the United States. */
const countryOfRegion: Readonly<Record<string, 'US' | null>> = {
  'New England': 'US',
  'Middle Atlantic': 'US',
  'East North Central': 'US',
  'West North Central': 'US',
  'South Atlantic': 'US',
  'East South Central': 'US',
  'West South Central': 'US',
  Mountain: 'US',
  Pacific: 'US',
  '': null,
};

/** Throws unless `row`, the file's first or second line, has the headings the answers are read by. */
export const checkHeader = (row: SourceRow): void => {
  for (const [position, expected] of row.line === 1 ? firstHeader : secondHeader) {
    const found = row.fields[position];
    if (found !== expected) throw rowError(row, `column ${position + 1} reads "${found}", "${expected}" expected`);
  }
};

export const answerOf = (row: SourceRow): Answer => {
  const respondentId = row.fields[column.respondent] ?? '';
  if (!/^\d{1,15}$/.test(respondentId)) throw rowError(row, `RespondentID "${respondentId}" is not a number`);
  return {
    respondentId,
    fan: choiceOf(row, column.fan, 'fan of the franchise', fanOfChoice),
    seen: films.map((film, index) => {
      const choices = { [film.surveyName]: true, '': false };
      return choiceOf(row, column.seen + index, `seen ${film.name}`, choices);
    }),
    ranks: ranksOf(row),
    favors: characters.map((entry, index) => choiceOf(row, column.favors + index, entry.name, favorOfChoice)),
    gender: choiceOf(row, column.gender, 'Gender', genderOfChoice),
    age: choiceOf(row, column.age, 'Age', ageOfChoice),
    country: choiceOf(row, column.region, 'Location (Census Region)', countryOfRegion),
  };
};

const choiceOf = <Value>(
  row: SourceRow,
  position: number,
  question: string,
  choices: Readonly<Record<string, Value>>,
): Value => {
  const text = row.fields[position] ?? '';
  const value = Object.hasOwn(choices, text) ? choices[text] : undefined;
  if (value === undefined)
    throw rowError(row, `column ${position + 1} (${question}): "${text}" is not one of the choices`);
  return value;
};

/** Each rank was given once at most. */
const ranksOf = (row: SourceRow): (number | null)[] => {
  const ranks = films.map((film, index) => rankOf(row, column.ranks + index, film.name));
  for (const [index, film] of films.entries()) {
    const rank = ranks[index] ?? null;
    if (rank !== null && ranks.indexOf(rank) < index)
      throw rowError(row, `column ${column.ranks + index + 1} (rank of ${film.name}): rank ${rank} is given twice`);
  }
  return ranks;
};

const rankOf = (row: SourceRow, position: number, filmName: string): number | null => {
  const text = row.fields[position] ?? '';
  if (text === '') return null;
  const rank = wholeNumber(text, 1, films.length);
  if (rank === null)
    throw rowError(row, `column ${position + 1} (rank of ${filmName}): "${text}" is not a rank from 1 to 6`);
  return rank;
};
