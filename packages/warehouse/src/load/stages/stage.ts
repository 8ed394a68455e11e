// A stage: how the rows of one file table are read into typed columns, and what rejects a row. Enters: what the load knows so
// far. Leaves: a record that `fill-stage.ts` turns into one insert. Stages hold good and rejected rows; nothing is merged yet.
import type { TableName } from '../format.ts';
import { type Check, known } from '../rules.ts';

/** A table whose rows are named by id, and what a row that names one takes from it. */
export type Reference = {
  readonly table: TableName;
  /** What checks and columns call its row: a column of it is `<as>_<column>` there. */
  readonly as: string;
  /** The column that holds the id, there and in the row that names it. */
  readonly id: string;
  readonly named: string;
  readonly columns: readonly string[];
  /** Where its rows stand. */
  readonly from: string;
};

export type StageColumn = {
  readonly name: string;
  readonly type: string;
  readonly sql: string;
  /** Follows from the other columns and from tables that may change, so two rows are compared without it. */
  readonly derived?: true;
  /** A yes or no that is said of the table and kept nowhere. */
  readonly told?: true;
};

export type Stage = {
  readonly table: TableName;
  readonly columns: readonly StageColumn[];
  /** Values the checks and columns name, computed once per row. */
  readonly lets?: readonly { readonly name: string; readonly sql: string }[];
  /** Tables loaded before, whose rows it names. */
  readonly references?: readonly Reference[];
  readonly checks: readonly Check[];
  readonly orderBy: readonly string[];
  /** Good rows keep their file and row, because the first of several with one id stays; those of events do not. */
  readonly keepsPlace: boolean;
};

export type StageContext = {
  /** YYYY-MM-DD. */
  readonly dataThrough: string;
  /** Database of the edition being built: what was loaded before this table stands there. */
  readonly database: string;
  /** Database of the stages. */
  readonly stageDatabase: string;
  /** The cluster that tables of the edition are spread over; stages lie on the one node the load talks to. */
  readonly cluster?: string | undefined;
  /** Whether the data has this table at all; references to a table that is missing are not checked. */
  readonly has: (table: TableName) => boolean;
  /** Whether rows of a table loaded before this one were rejected. */
  readonly rejected: (table: TableName) => boolean;
};

export const stageColumn = (name: string, type: string, sql = `r.${name}`): StageColumn => ({ name, type, sql });

export const derivedColumn = (name: string, type: string, sql: string): StageColumn => ({
  name,
  type,
  sql,
  derived: true,
});

/** Columns taken over as they are read. */
export const textColumns = (...names: string[]): StageColumn[] => names.map((name) => stageColumn(name, 'String'));

/** A table of the new edition whose rows are named in the column that is called as its id. */
export const reference = (
  { database }: StageContext,
  table: TableName,
  as: string,
  id: string,
  ...columns: string[]
): Reference => ({ table, as, id, named: id, columns, from: `${database}.${table}` });

/** The title a row is about, as `t`. */
export const titleReference = (context: StageContext): Reference => ({
  ...reference(context, 'titles', 't', 'title_id', 'title', 'kind'),
  from: `${context.stageDatabase}.merged_titles`,
});

export const titleChecks = (context: StageContext): Check[] => known(context, 'title_id', 't_title', 'titles');

/** The episode a row is about, as `e`. */
export const episodeReference = (context: StageContext): Reference =>
  reference(context, 'episodes', 'e', 'episode_id', 'episode', 'title', 'season', 'number');

/** Columns of the episode, as the schema's `episodeColumns`. */
export const episodeStageColumns: readonly StageColumn[] = [
  stageColumn('episode', 'UInt32', 'e_episode'),
  derivedColumn('season', 'UInt16', 'e_season'),
  derivedColumn('number', 'UInt16', 'e_number'),
  derivedColumn('regular', 'UInt8', 'e_season > 0'),
];

/** Where the data has no episodes, rows about different ones still differ: by the id, which is not stored. */
export const unknownEpisodeColumns = (context: StageContext): StageColumn[] =>
  context.has('episodes') ? [] : [stageColumn('episode_id', 'String')];

/** A given episode is known and belongs to the title of the row. */
export const episodeChecks = (context: StageContext): Check[] => {
  const belongs = {
    column: 'episode_id',
    when: 'e_episode > 0 and e_title != t_title',
    says: 'belongs to another title',
  };
  return context.has('episodes') ? [...known(context, 'episode_id', 'e_episode', 'episodes'), belongs] : [];
};

/** A given character is known and belongs to the title of the row, as `c`. */
export const characterReference = (context: StageContext): Reference =>
  reference(context, 'characters', 'c', 'character_id', 'character', 'title', 'actor', 'deleted');

export const characterChecks = (context: StageContext): Check[] => {
  const belongs = {
    column: 'character_id',
    when: 'c_character > 0 and c_title != t_title',
    says: 'belongs to another title',
  };
  return context.has('characters') ? [...known(context, 'character_id', 'c_character', 'characters'), belongs] : [];
};
