// A warehouse that answers nothing from a damaged table. Enters: any warehouse, and the edition that answers, to be checked.
// Leaves: the same warehouse, in which a statement that names a damaged table is refused with the table's name, and every other
// one is answered as before.
import { lookups } from '@cvm/metrics';
import { type ZodType, z } from 'zod';
import {
  type CommandOptions,
  type Insert,
  type QueryOptions,
  type QueryText,
  type Statement,
  type TextOf,
  type Warehouse,
  WarehouseError,
} from './client.ts';
import type { Edition } from './load/edition.ts';
import { type Damage, findDamage } from './load/integrity.ts';

export type GuardedWarehouse = Warehouse & {
  /** Looks at the tables of the edition that answers from now on; one that was looked at is not looked at again. */
  readonly check: (edition: Edition | null) => Promise<void>;
  /** What is wrong with them. */
  readonly damage: () => readonly Damage[];
};

export const guardTables = (warehouse: Warehouse): GuardedWarehouse => new Guard(warehouse);

const plan = z.object({ explain: z.string() });

/** An edition that answers may get more of its rollups. */
const isSame = (one: Edition | null, other: Edition | null): boolean =>
  one?.database === other?.database && one?.rollups.length === other?.rollups.length;

class Guard implements GuardedWarehouse {
  readonly kind: Warehouse['kind'];
  readonly cluster: string | undefined;
  readonly #warehouse: Warehouse;
  #edition: Edition | null = null;
  #damage: readonly Damage[] = [];

  constructor(warehouse: Warehouse) {
    this.kind = warehouse.kind;
    this.cluster = warehouse.cluster;
    this.#warehouse = warehouse;
  }

  readonly check = async (edition: Edition | null): Promise<void> => {
    if (isSame(edition, this.#edition)) return;
    this.#damage = edition === null ? [] : await findDamage(this.#warehouse, edition);
    this.#edition = edition;
  };

  readonly damage = (): readonly Damage[] => this.#damage;

  async query<Row>(statement: Statement, schema: ZodType<Row>, options: QueryOptions) {
    await this.#refuse(statement, options);
    return this.#warehouse.query(statement, schema, options).catch((error: unknown) => this.#note(error));
  }

  async queryColumns<Columns>(statement: Statement, schema: ZodType<Columns>, options: QueryOptions) {
    await this.#refuse(statement, options);
    return this.#warehouse.queryColumns(statement, schema, options).catch((error: unknown) => this.#note(error));
  }

  async queryText(statement: Statement, of: TextOf, options: QueryOptions): Promise<QueryText> {
    await this.#refuse(statement, options);
    return this.#warehouse.queryText(statement, of, options).catch((error: unknown) => this.#note(error));
  }

  async *stream<Row>(statement: Statement, schema: ZodType<Row>, options: QueryOptions): AsyncGenerator<Row[]> {
    await this.#refuse(statement, options);
    try {
      yield* this.#warehouse.stream(statement, schema, options);
    } catch (error) {
      await this.#note(error);
    }
  }

  command(statement: string | Statement, options: CommandOptions): Promise<void> {
    return this.#warehouse.command(statement, options).catch((error: unknown) => this.#note(error));
  }

  insert(insert: Insert, options: CommandOptions): Promise<void> {
    return this.#warehouse.insert(insert, options);
  }

  close(): Promise<void> {
    return this.#warehouse.close();
  }

  /** The engine itself says which tables a text names; asking costs nothing while all is well. */
  async #refuse(statement: Statement, options: QueryOptions): Promise<void> {
    if (this.#damage.length === 0 || options.database !== this.#edition?.database) return;
    // What was kept of a table that is damaged since is no more answered from than the table.
    for (const { statement: whole } of statement.wholes ?? []) await this.#refuse(whole, options);
    const { rows } = await this.#warehouse.query({ ...statement, sql: `explain ast ${statement.sql}` }, plan, {
      ...options,
      isKept: false,
    });
    const named = new Set(rows.map(({ explain }) => /TableIdentifier (?:\w+\.)?(\w+)/.exec(explain)?.[1]));
    for (const { name, of } of lookups)
      if (rows.some(({ explain }) => explain.includes(`Literal '${name}'`))) named.add(name).add(of);
    const found = this.#damage.find(({ table }) => named.has(table));
    if (found) throw damaged(found);
  }

  /** A table that could not be read is not trusted again before the next load, and the others are looked at once more. */
  async #note(error: unknown): Promise<never> {
    const edition = this.#edition;
    if (!(error instanceof WarehouseError) || error.code !== 'damaged' || edition === null) throw error;
    // What a load has written and cannot read again is none of what answers, though its tables have the same names.
    if (error.database !== undefined && error.database !== edition.database) throw error;
    const table = error.table ?? (await this.#tableIn(error.folder, edition).catch(() => undefined));
    if (table === undefined) throw error;
    const others = await findDamage(this.#warehouse, edition).catch(() => this.#damage);
    const found = { table, why: 'cannot be read' };
    if (edition === this.#edition) this.#damage = [...others.filter((other) => other.table !== table), found];
    throw error.table === undefined ? damaged(found, error) : error;
  }

  /** The table whose parts lie in this folder of the store. */
  async #tableIn(folder: string | undefined, { database }: Edition): Promise<string | undefined> {
    if (folder === undefined) return undefined;
    const sql = `select distinct table as name from system.parts
where database = {database:String} and position(path, {folder:String}) > 0`;
    const statement = { sql, params: { database, folder } };
    const { rows } = await this.#warehouse.query(statement, z.object({ name: z.string() }), { name: 'integrity' });
    return rows[0]?.name;
  }
}

const damaged = ({ table, why }: Damage, cause?: unknown): WarehouseError =>
  new WarehouseError('damaged', `The table ${table} of the loaded data ${why}.`, { table, cause });
