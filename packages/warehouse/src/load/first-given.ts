// Tables that an append brings for the first time, where rows of before may have named theirs: what they named was not known then, so
// it was not kept. Enters: which tables the append gives and which the edition before has. Leaves: sentences.
import type { TableName } from './format.ts';

/** Tables whose rows stand on other rows by a number, and those other tables. */
const namedBy: readonly (readonly [table: TableName, by: readonly TableName[]])[] = [
  ['platforms', ['views']],
  ['episodes', ['views', 'reactions', 'ratings', 'character_votes', 'screencaps', 'comments']],
  ['characters', ['character_votes', 'comments']],
];

/** @param isGiven whether the append has files of a table, @param had whether the edition before has rows of it */
export const firstGiven = (isGiven: (table: TableName) => boolean, had: (table: TableName) => boolean): string[] =>
  namedBy.flatMap(([table, by]) => {
    const before = by.filter(had);
    if (!isGiven(table) || had(table) || before.length === 0) return [];
    return [
      `There were no ${table} before: what was loaded of ${before.join(', ')} has none, and what is given again with one may count twice. If it should have some, load everything in full.`,
    ];
  });
