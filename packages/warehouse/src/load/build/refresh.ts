// Attributes of members, episodes and characters stand on event rows, so that no query joins. When an append changes them, the
// rows taken over are brought up to date: one column rewritten, nothing moved, the edition before untouched.
import type { Engine } from '../engine.ts';
import type { TableName } from '../format.ts';
import { type Attributes, attributes } from './attributes.ts';
import type { BuildContext } from './catalogue.ts';

export type Refresh = {
  /** Fills a table of the stage database with what changed: a lookup by number. */
  readonly prepare: readonly string[];
  readonly hasRows: (engine: Engine) => Promise<boolean>;
  readonly updates: readonly string[];
};

/**
 * What to run once all tables of an append are built; the updates of an entry only where something changed. In a table that was taken
 * over as it is nothing has.
 */
export const refreshes = (context: BuildContext, unchanged: ReadonlySet<TableName>): Refresh[] =>
  attributes.map((entry) => refresh(entry, context, unchanged.has(entry.of)));

const refresh = ({ of, number, columns, on }: Attributes, context: BuildContext, isUnchanged: boolean): Refresh => {
  const name = `${context.stageDatabase}.changed_${of}`;
  const typed = columns.map((column) => `${column.name} ${column.type}`).join(', ');
  const content = columns.map((column) => column.sql).join(', ');
  const filled = `insert into ${name}
select ${number}, ${content} from ${context.database}.${of} where ${number} in (select ${number} from ${context.earlier}.${of})
except
select ${number}, ${content} from ${context.earlier}.${of}`;
  return {
    hasRows: async (engine) => (await engine.count(name)) > 0,
    prepare: [
      `create table ${name} (${number} UInt32, ${typed}) engine = Join(any, left, ${number})`,
      ...(isUnchanged ? [] : [filled]),
    ],
    updates: on.map(
      (table) => `alter table ${context.database}.${table}
update ${columns.map((column) => `${column.name} = joinGet('${name}', '${column.name}', ${number})`).join(', ')}
where ${number} in (select ${number} from ${name})
settings mutations_sync = 2`,
    ),
  };
};
