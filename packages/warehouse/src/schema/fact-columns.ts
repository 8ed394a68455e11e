// Columns that several fact tables share, written once so that they are spelt and typed alike.
import { type Column, column } from './table.ts';

export const titleColumn: Column = column('title', 'UInt32', 'number of the title');
export const memberColumn: Column = column('member', 'UInt32', 'number of the member');
export const cellColumn: Column = column('cell', 'UInt16', 'country, age and gender of the member, as in cells');
/** Of a member or cell. */
export const peopleColumns = {
  country: column('country', 'LowCardinality(String)', 'ISO 3166-1 alpha-2, empty unknown'),
  age: column('age', 'LowCardinality(String)', 'age bucket, empty unknown'),
  gender: column('gender', 'LowCardinality(String)', 'female, male or empty'),
} as const;
export const platformColumn: Column = column('platform', 'UInt16', 'number of the platform');
export const characterColumn: Column = column(
  'character',
  'UInt32',
  'number of the character, 0 when the data has no characters',
);
export const actorColumn: Column = column('actor', 'UInt32', 'number of the actor of the character, 0 none');
export const atColumn: Column = column('at', "DateTime64(0, 'UTC')", 'when');
export const dayColumn: Column = column('day', 'Date32', 'UTC day of at');

/** The episode a row is about, with what filters on it need, so that no query joins episodes. */
export const episodeColumns: readonly Column[] = [
  column('episode', 'UInt32', 'number of the episode, 0 none'),
  column('season', 'UInt16', 'season of the episode, 0 without episode'),
  column('number', 'UInt16', 'number within the season, 0 without episode'),
  column('regular', 'UInt8', '1 = has an episode with season > 0'),
];
