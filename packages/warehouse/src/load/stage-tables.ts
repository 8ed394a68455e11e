// The tables of a stage. Rows of a table that is known by an id stand in one, good and rejected ones with their place, because
// they are compared with each other. Events are divided while they are read: good ones in the columns and order of the edition's
// table, so that it can take them over as they are, and of the others what has to be said.
import { createTable, editionTables, type Table, unmerged } from '../schema/index.ts';
import type { Stage, StageContext } from './stages/stage.ts';

/** A row's place, and 0 or the number of the first check it breaks. */
const placed = ['src UInt32', 'row UInt64', 'fault UInt16'];

const allColumns = (stage: Stage): string[] => [...placed, ...stage.columns.map(({ name, type }) => `${name} ${type}`)];

const nameOf = ({ table }: Pick<Stage, 'table'>, { stageDatabase }: Pick<StageContext, 'stageDatabase'>): string =>
  `${stageDatabase}.${table}`;

/** The edition's table that a stage is read for. */
const targetOf = ({ table }: Stage): Table => {
  const found = editionTables.find(({ name }) => name === table);
  if (!found) throw new Error(`No table ${table} in an edition`);
  return found;
};

/** Columns of the edition's table that the stage holds: all but those derived while building. */
export const storedColumns = (stage: Stage): string[] => {
  const staged = new Set(stage.columns.map(({ name }) => name));
  return targetOf(stage)
    .columns.map(({ name }) => name)
    .filter((name) => staged.has(name));
};

/** Columns of good events that the edition's table has not; rows are told apart by them. */
const unstored = (stage: Stage) => {
  const stored = storedColumns(stage);
  return stage.columns.filter(({ name, told }) => !told && !stored.includes(name));
};

/** Whether good events stand as the edition's table has them. */
export const isAsStored = (stage: Stage): boolean =>
  unstored(stage).length === 0 && storedColumns(stage).length === targetOf(stage).columns.length;

/** Where rows stand that something is to be said of: `src`, `row`, `fault` and the columns of the stage that are told. */
export const toldRows = (stage: Stage, context: Pick<StageContext, 'stageDatabase'>): string =>
  stage.keepsPlace ? nameOf(stage, context) : `${nameOf(stage, context)}_told`;

/** The fault of every row that was read, as a subquery. */
export const faultsOfRows = (stage: Stage, context: Pick<StageContext, 'stageDatabase'>): string => {
  const good = `select fault from ${nameOf(stage, context)}`;
  return stage.keepsPlace
    ? `(${good})`
    : `(${good} union all select fault from ${toldRows(stage, context)} where fault > 0)`;
};

/** Creates the tables of a stage, empty. */
export const createStage = (stage: Stage, context: StageContext): string[] => {
  const name = nameOf(stage, context);
  if (stage.keepsPlace)
    return [
      `create table ${name} (
    ${allColumns(stage).join(',\n    ')}
  )
  engine = MergeTree
  order by (fault, ${stage.orderBy.join(', ')})`,
    ];
  const target = targetOf(stage);
  const columns = [
    ...target.columns.filter((column) => storedColumns(stage).includes(column.name)),
    ...unstored(stage).map((column) => ({ ...column, comment: 'by which rows are told apart' })),
    { name: 'fault', type: 'UInt16 alias 0', comment: 'as in the stages that hold rejected rows as well' },
  ];
  const told = stage.columns.filter((column) => column.told).map(({ name, type }) => `${name} ${type}`);
  return [
    createTable(unmerged({ ...target, columns }), context.stageDatabase),
    `create table ${toldRows(stage, context)} (${[...placed, ...told].join(', ')}) engine = MergeTree order by (src, row)`,
  ];
};

/** What rows are read into; from there they go where they belong. */
export const readInto = (stage: Stage, context: StageContext): string =>
  stage.keepsPlace ? nameOf(stage, context) : `${nameOf(stage, context)}_read`;

/** How often the engine counts a row as read that is read into a stage: from its file, and by each view that divides the rows. */
export const timesCounted = ({ keepsPlace }: Pick<Stage, 'keepsPlace'>): number => (keepsPlace ? 1 : 3);

/** Creates what `readInto` names, where it is not the stage itself. */
export const createReading = (stage: Stage, context: StageContext): string[] => {
  if (stage.keepsPlace) return [];
  const name = nameOf(stage, context);
  const good = [...storedColumns(stage), ...unstored(stage).map((column) => column.name)].join(', ');
  const told = stage.columns.filter((column) => column.told).map((column) => column.name);
  return [
    `create table ${readInto(stage, context)} (
    ${allColumns(stage).join(',\n    ')}
  )
  engine = Null`,
    `create materialized view ${name}_to_good to ${name} as
select ${good} from ${readInto(stage, context)} where fault = 0`,
    `create materialized view ${name}_to_told to ${toldRows(stage, context)} as
select ${['src', 'row', 'fault', ...told].join(', ')}
from ${readInto(stage, context)} where ${['fault > 0', ...told].join(' or ')}`,
  ];
};
