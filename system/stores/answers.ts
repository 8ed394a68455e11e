/** Answers of a store to a user without limits, from the compiler alone: what views, the cross-tab and benchmarks say. */
import {
  accessOf,
  type BenchmarkBlock,
  type BenchmarkQuestion,
  type ComparedPeriod,
  type CrosstabBody,
  type Query,
  type Row,
  rowSchema,
  spread,
} from '@cvm/contract';
import {
  type Compiled,
  type CompiledCrosstab,
  compile,
  compileBenchmark,
  compileCrosstab,
  ended,
  type MemberKey,
  readAbout,
  readAnswer,
  readCounts,
  readMedians,
  readPart,
  readTitles,
  settled,
  type WholeAnswer,
  type WholeCrosstab,
} from '@cvm/metrics';
import { type Edition, readerOf, type Statement, type Warehouse } from '@cvm/warehouse';
import { z } from 'zod';

/** A store that holds an edition. */
export type Store = {
  readonly warehouse: Pick<Warehouse, 'query' | 'queryColumns' | 'queryText'>;
  readonly edition: Edition;
};

export type Answer = {
  readonly rows: readonly Row[];
  /** How many there are before they are cut to a page, where the answer says so. */
  readonly rowsAll?: number;
  /** Names in order, where the answer decides them. */
  readonly columns?: readonly string[];
  readonly sampleSize: number | null;
  readonly panel: 'Balanced' | 'Total';
};

const everything = accessOf({ allowedPages: ['*'], allowedDataCategories: [], blockedReports: [] }, 0);
const count = z.object({ n: z.number() });

/** An answer is compared: however long it takes, it is one. */
const optionsOf = ({ edition }: Store, { view }: Compiled) => ({
  name: view.id,
  database: edition.database,
  timeoutMs: 0,
});

const answerOf = async (
  store: Store,
  compiled: Compiled,
): Promise<
  Pick<WholeAnswer, 'people' | 'isOfFew'> & { readonly rows: readonly Row[]; readonly rowsAll?: number | undefined }
> => {
  const { warehouse } = store;
  const { view, page } = compiled;
  const options = optionsOf(store, compiled);
  if (page !== null) {
    const columns = view.columns.map(({ name }) => name);
    const of = { columns, row: rowSchema(view), page };
    const { json, rowsAll } = await warehouse.queryText(compiled.rows, of, options);
    return { rows: rowSchema(view).array().parse(JSON.parse(json.toString())), rowsAll, people: null, isOfFew: false };
  }
  const answer = await readAnswer(compiled, readerOf(warehouse, options));
  return { ...answer, rows: answer.rows() };
};

const rowsOf = async (store: Store, compiled: Compiled): Promise<Row[]> => [
  ...(await answerOf(store, { ...compiled, page: null })).rows,
];

const factsOf = async (store: Store, compiled: Compiled) => {
  const { sample, panel } = compiled;
  if (sample === null) return { sampleSize: null, panel };
  const { rows } = await store.warehouse.query(sample, count, optionsOf(store, compiled));
  return { sampleSize: rows[0]?.n ?? 0, panel };
};

const statementsOf = ({ rows, base, sample }: Compiled): Statement[] =>
  [rows, base, sample].filter((statement) => statement !== null);

export const statementsOfView = (edition: Edition, query: Query, access = everything): Statement[] =>
  statementsOf(compile(query, access, edition));

export const answerOfView = async (store: Store, query: Query): Promise<Answer> => {
  const compiled = compile(query, everything, store.edition);
  const { rows, rowsAll = rows.length, people } = await answerOf(store, compiled);
  const facts = await factsOf(store, compiled);
  return { rows, rowsAll, ...facts, sampleSize: people?.n ?? facts.sampleSize };
};

const groupSchema = z.object({ n: z.number(), others: z.number() });

/** Is an answer kept back because of few people behind it, where groups of fewer than the minimum are? */
export const isKeptBack = async (store: Store, query: Query, minimumBase: number): Promise<boolean> => {
  const compiled = compile(query, { ...everything, minimumBase }, store.edition);
  const { guard, people } = compiled;
  const isFew = (group: number): boolean => group > 0 && group < minimumBase;
  const groups =
    guard === null ? [] : (await store.warehouse.query(guard.statement, groupSchema, optionsOf(store, compiled))).rows;
  if (groups.some(({ n, others }) => isFew(n) || isFew(others))) return true;
  return people !== null && (await answerOf(store, { ...compiled, page: null })).isOfFew;
};

/** What hides members in these answers. */
export const memberKey: MemberKey = ['1', '2'];

/** How many people the filters of a cross-tab leave out of each group that it tells of, by its guard: as far as the minimum. */
export const leftOutOfCrosstab = async (store: Store, body: CrosstabBody, minimumBase: number): Promise<number[]> => {
  const { guard } = compileCrosstab(body, { ...everything, minimumBase }, store.edition, memberKey);
  if (guard === null) return [];
  const { rows } = await store.warehouse.query(guard.statement, groupSchema, {
    name: 'test',
    database: store.edition.database,
    timeoutMs: 0,
  });
  return rows.map(({ n, others }) => Math.max(n, Math.min(others, minimumBase)));
};

/** The people of each of these groups, by the whole table: the part of the total of everything. */
export const peopleOfCrosstab = async (store: Store, body: CrosstabBody): Promise<number[]> => {
  const { whole } = compileCrosstab(body, { ...everything, minimumBase: 2 }, store.edition, memberKey);
  if (whole === null) throw new Error('The table has no groups.');
  const { compiled } = whole();
  const total = (await rowsOf(store, compiled)).find(
    (cell) => cell.total === 1 && (body.pivots.length === 0 || cell.across === 1),
  );
  const names = compiled.view.columns.map(({ name }) => name).filter((name) => name.startsWith('part_n_'));
  return names.map((name) => Number(total?.[name] ?? 0));
};

/** The cells of an honest cross-tab are settled from the whole table. */
const cellsOf = async (store: Store, compiled: CompiledCrosstab): Promise<Row[]> => {
  const { crosstab, isWhole } = compiled;
  const whole = compiled.whole?.();
  if (!isWhole || whole === undefined) return rowsOf(store, compiled);
  const compared = new Map<ComparedPeriod, { whole: WholeCrosstab; rows: Row[] }>();
  for (const [period, other] of compiled.compared)
    compared.set(period, { whole: other, rows: await rowsOf(store, other.compiled) });
  return [...ended(settled(crosstab, whole, await rowsOf(store, whole.compiled), compared)).cells()];
};

export const statementsOfCrosstab = (edition: Edition, body: CrosstabBody): Statement[] => {
  const compiled = compileCrosstab(body, everything, edition, memberKey);
  const compared = [...compiled.compared.values()];
  return [...statementsOf(compiled), ...compared.flatMap((whole) => statementsOf(whole.compiled))];
};

export const answerOfCrosstab = async (store: Store, body: CrosstabBody): Promise<Answer> => {
  const compiled = compileCrosstab(body, everything, store.edition, memberKey);
  const { columns, rows } = spread(compiled.crosstab, await cellsOf(store, compiled));
  return { rows, columns: columns.map(({ name }) => name), ...(await factsOf(store, compiled)) };
};

export const statementsOfBenchmark = (edition: Edition, question: BenchmarkQuestion): Statement[] => {
  const { about, parts } = compileBenchmark(question, everything, edition);
  const asked = [about, ...parts.flatMap(({ compiled, ofTitles }) => [compiled, ofTitles])];
  return asked.flatMap((compiled) => (compiled === null ? [] : statementsOf(compiled)));
};

/** All lines of a benchmark together, as its one block; null when there is no such title. */
export const blockOfBenchmark = async (store: Store, question: BenchmarkQuestion): Promise<BenchmarkBlock | null> => {
  const benchmark = compileBenchmark(question, everything, store.edition);
  const about = readAbout(benchmark, await rowsOf(store, benchmark.about));
  if (about === null) return null;
  const parts = await Promise.all(
    benchmark.parts.map(async (part) => [part, await rowsOf(store, part.compiled)] as const),
  );
  const figures = Object.assign({ ...about }, ...parts.map(([part, rows]) => readPart(part, rows)));
  if (benchmark.side === 'top') return figures;
  const none = Object.fromEntries(benchmark.missing.map((field) => [field, null]));
  const median = Object.assign(none, ...parts.map(([part, rows]) => readMedians(part, rows)));
  const noTitles = Object.fromEntries(benchmark.missing.map((field) => [field, 0]));
  const counts = Object.assign(noTitles, ...parts.map(([part, rows]) => readCounts(part, rows)));
  const ofTitles = await Promise.all(
    benchmark.parts.flatMap((part) =>
      part.ofTitles === null ? [] : [rowsOf(store, part.ofTitles).then((rows) => [part, rows] as const)],
    ),
  );
  return { ...figures, counts, median, ...(ofTitles.length === 0 ? {} : { titles: readTitles(benchmark, ofTitles) }) };
};

export const panelOfBenchmark = ({ edition }: Store, question: BenchmarkQuestion): Answer['panel'] =>
  compileBenchmark(question, everything, edition).about.panel;
