/**
 * Why an answer is what it is, of a view, a cross-tab or a benchmark: the filters as understood, the query after every pass of the
 * compiler, and each statement with the tables that were chosen for it and why no others, its SQL and parameters, and what running
 * it cost, step by step where that is wanted. For operators and developers, with full access.
 */
import {
  type Access,
  accessOf,
  type BenchmarkQuestion,
  benchmarkBodySchema,
  benchmarkQuestion,
  type Clause,
  calculatedIn,
  crosstabBodySchema,
  filterSentences,
  filterTextsSchema,
  meaningOf,
  movieBenchmarkBodySchema,
  periodWords,
  rowCellsSchema,
  rowsMax,
  sortsSchema,
} from '@cvm/contract';
import {
  type Compiled,
  compile,
  compileBenchmark,
  compileCrosstab,
  type MemberKey,
  type PassTrace,
  readAnswer,
  type Statement,
  type Trace,
} from '@cvm/metrics';
import type { QueryStats, Warehouse } from '@cvm/warehouse';
import { type ZodType, z } from 'zod';
import type { Edition } from '../edition.ts';
import { bodyError } from '../errors.ts';
import { plainWords } from '../plain-words.ts';
import { labelsOf } from './labels.ts';
import { type Asking, type Cost, costOf, type Step, stepsOf } from './steps.ts';
import { parseQuery } from './understand.ts';

/** Whether each step is run several times and timed. */
const time = z.boolean().optional();

const viewSchema = z.strictObject({
  view: z.string().max(200),
  filters: filterTextsSchema,
  sorts: sortsSchema.optional(),
  limit: z.number().int().min(-1).max(rowsMax).optional(),
  after: rowCellsSchema.optional(),
  offset: z.number().int().min(0).max(rowsMax).optional(),
  time,
});

/** A view as it is asked for, or the body of a call for a cross-tab or a benchmark. */
export const explainBodySchema = z.union([
  viewSchema,
  z.strictObject({ crosstab: crosstabBodySchema, time }),
  z.strictObject({ benchmark: benchmarkBodySchema, time }),
  z.strictObject({ movieBenchmark: movieBenchmarkBodySchema, time }),
]);
export type ExplainBody = z.input<typeof explainBodySchema>;

/** A calculated field and what it is, in words. */
type Calculated = { readonly label: string; readonly words: string };

type Named = { readonly title: string; readonly compiled: Compiled };

type Decision = Statement['reads'][number];

/** Where figures are counted, with what was refused. */
type Chosen = Omit<Decision, 'refused'> & { readonly refused: ReturnType<Decision['refused']> };

type Run = {
  readonly title: string;
  readonly statement: Omit<Statement, 'reads'>;
  readonly reads: readonly Chosen[];
  readonly rows: number;
  readonly stats: QueryStats;
  /** The sample size, of the statement that tells it. */
  readonly sampleSize?: number;
  /** What each step of it costs, where that is wanted. */
  readonly steps?: readonly Step[];
};

export type Explanation = {
  readonly edition: Edition;
  readonly clauses: readonly Clause[];
  readonly sentences: readonly string[];
  readonly calculated: readonly Calculated[];
  readonly passes: readonly PassTrace[];
  readonly runs: readonly Run[];
  /** What making all its statements costs, where that is wanted. */
  readonly compiling?: Cost;
};

export type ExplainOptions = { readonly memberKey: MemberKey; readonly signal: AbortSignal };

/** The person at the keyboard reads the store itself, so nothing is left out for want of people. */
const fullAccess: Access = accessOf({ allowedPages: ['*'], allowedDataCategories: [], blockedReports: [] }, 0);

const sampleSchema = z.object({ n: z.number() });

const wholeTitle = 'The whole table';

/** What a statement of an answer is asked for. */
const titled = (title: string, { rows, base }: Compiled, statement: Statement): string => {
  if (statement === rows) return title;
  return statement === base ? 'The same for many answers' : `What ${title.toLowerCase()} are called`;
};

const benchmarkOf = (question: BenchmarkQuestion, edition: Edition, trace: Trace): Named[] => {
  const { about, parts } = compileBenchmark(question, fullAccess, edition, trace);
  return [
    { title: 'The title and its segment', compiled: about },
    ...parts.flatMap(({ fields, compiled, ofTitles }) => [
      { title: fields.join(', '), compiled },
      ...(ofTitles === null ? [] : [{ title: `${fields.join(', ')} of each title`, compiled: ofTitles }]),
    ]),
  ];
};

const compiledOf = (
  body: z.output<typeof explainBodySchema>,
  edition: Edition,
  memberKey: MemberKey,
  trace: Trace,
): { named: Named[]; calculated?: Calculated[] } => {
  if ('view' in body)
    return { named: [{ title: 'Rows', compiled: compile(parseQuery(body.view, body), fullAccess, edition, trace) }] };
  if (!('crosstab' in body)) {
    const question = benchmarkQuestion('benchmark' in body ? body.benchmark : body.movieBenchmark);
    return { named: benchmarkOf(question, edition, trace) };
  }
  const compiled = compileCrosstab(body.crosstab, fullAccess, edition, memberKey, trace);
  const columns = calculatedIn(compiled.crosstab);
  const calculated = columns.map((column) => ({ label: column.label, words: meaningOf(column) ?? '' }));
  const named = [
    { title: compiled.isWhole ? wholeTitle : 'Rows', compiled },
    ...(compiled.whole === null || compiled.isWhole
      ? []
      : [{ title: wholeTitle, compiled: { ...compiled.whole().compiled, sample: null } }]),
    ...[...compiled.compared].map(([period, whole]) => ({
      title: `${wholeTitle} of ${periodWords[period]}`,
      compiled: { ...whole.compiled, sample: null },
    })),
  ];
  return { named, calculated };
};

/** @throws ApiError with what is wrong with it. */
const readBody = (body: ExplainBody): z.output<typeof explainBodySchema> => {
  const parsed = explainBodySchema.safeParse(body, { error: plainWords });
  if (parsed.success) return parsed.data;
  throw bodyError(parsed.error.issues);
};

export const explainAnswer = async (
  warehouse: Warehouse,
  edition: Edition,
  body: ExplainBody,
  { memberKey, signal }: ExplainOptions,
): Promise<Explanation> => {
  const passes: PassTrace[] = [];
  const asked = readBody(body);
  const compiledBy = (trace: Trace) => compiledOf(asked, edition, memberKey, trace);
  const { named, calculated = [] } = compiledBy((pass) => passes.push(pass));
  const runs: Run[] = [];
  for (const { title, compiled } of named) {
    const options = { name: `explain ${compiled.view.id}`, database: edition.database, signal };
    const note = async (
      name: string,
      statement: Statement,
      { rows, stats }: Pick<Run, 'rows' | 'stats'>,
      ask: Asking,
    ): Promise<void> => {
      const steps = asked.time ? await stepsOf(warehouse, statement, ask, options) : undefined;
      const reads = statement.reads.map((decision) => ({ ...decision, refused: decision.refused() }));
      runs.push({ title: name, statement, reads, rows, stats, ...(steps && { steps }) });
    };
    const run = async <R>(name: string, statement: Statement, schema: ZodType<R>): Promise<R[]> => {
      const ask = () => warehouse.query(statement, schema, options);
      const { rows, stats } = await ask();
      await note(name, statement, { rows: rows.length, stats }, ask);
      return rows;
    };
    const runColumns = async <Columns>(name: string, statement: Statement, schema: ZodType<Columns>) => {
      const ask = () => warehouse.queryColumns(statement, schema, options);
      const answer = await ask();
      await note(name, statement, { rows: answer.count, stats: answer.stats }, ask);
      return answer;
    };
    const statements = [compiled.rows, compiled.base, compiled.sample].filter((statement) => statement !== null);
    for (const { statement } of statements.flatMap(({ wholes }) => wholes))
      await run(`What ${title.toLowerCase()} are against`, statement, z.unknown());
    let before: Promise<unknown> = Promise.resolve();
    /** One after the other, as they are timed. */
    const behind = <Found>(ask: () => Promise<Found>): Promise<Found> => {
      const found = before.then(ask);
      before = found;
      return found;
    };
    const { people } = await readAnswer(compiled, {
      rows: (statement, schema) => behind(() => run(titled(title, compiled, statement), statement, schema)),
      columns: (statement, schema) => behind(() => runColumns(titled(title, compiled, statement), statement, schema)),
    });
    const own = runs.findIndex(({ statement }) => statement === compiled.rows);
    const told = runs[own];
    if (people !== null && told) runs[own] = { ...told, sampleSize: people.n };
    if (compiled.sample === null) continue;
    const [first] = await run('Sample size', compiled.sample, sampleSchema);
    const last = runs.pop();
    if (last) runs.push({ ...last, sampleSize: first?.n ?? 0 });
  }
  const compiling = asked.time ? await costOf(() => compiledBy(() => {})) : undefined;
  const clauses = named[0]?.compiled.clauses ?? [];
  const sentences = filterSentences(clauses, await labelsOf(warehouse, clauses, fullAccess, edition));
  return { edition, clauses, sentences, calculated, passes, runs, ...(compiling && { compiling }) };
};
