/** Everything a run measured, as the JSON file holds it; read back to compare two runs. Times in ms unless named seconds. */
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const spreadSchema = z.object({
  runs: z.number(),
  medianMs: z.number(),
  p95Ms: z.number(),
  cpuMs: z.number().nullable(),
});

const machineSchema = z.object({
  cores: z.number(),
  cpu: z.string(),
  memoryBytes: z.number(),
  /** Over 1, 5 and 15 minutes at the start. */
  loadAverage: z.array(z.number()),
  system: z.string(),
  node: z.string(),
});

const loadSchema = z.object({
  /** Until all is done. */
  seconds: z.number(),
  /** Until the new data answer; null in results of earlier versions. */
  answeringSeconds: z.number().nullable().default(null),
  /** Of the processor; null in results of earlier versions. */
  cpuSeconds: z.number().nullable().default(null),
  rows: z.number(),
  rejected: z.number(),
  views: z.number(),
  peakRssBytes: z.number(),
  tables: z.array(z.object({ table: z.string(), rows: z.number(), seconds: z.number() })),
});
export type LoadResult = z.infer<typeof loadSchema>;

/** A question to a view, answered without the result cache (cold) and over HTTP from it (warm). */
const caseSchema = z.object({
  name: z.string(),
  view: z.string(),
  scenario: z.string(),
  filters: z.array(z.string()),
  rows: z.number(),
  rowsRead: z.number(),
  bytesRead: z.number(),
  cold: spreadSchema.nullable(),
  warm: spreadSchema.nullable(),
  /** Bytes of the answer as it was sent. */
  warmBytes: z.number().nullable(),
  error: z.string().nullable(),
});
export type CaseResult = z.infer<typeof caseSchema>;

const questionSchema = z.object({
  name: z.string(),
  title: z.string(),
  /** All rows, each parsed: what is compared with SQL by hand. */
  ours: spreadSchema.nullable(),
  hand: spreadSchema.nullable(),
  /** The statement of a page of rows alone, as the engine writes them; the same with the sample size, as a call is answered; and over HTTP. */
  engine: spreadSchema.nullable().default(null),
  whole: spreadSchema.nullable().default(null),
  http: spreadSchema.nullable().default(null),
  /** Do both give the same figures? Null where only one ran. */
  same: z.boolean().nullable(),
  /** In the first row that differs. */
  difference: z.string().nullable(),
  error: z.string().nullable(),
});
export type QuestionResult = z.infer<typeof questionSchema>;

const homeSchema = z.object({ calls: z.number(), cold: spreadSchema, warm: spreadSchema });
export type HomeResult = z.infer<typeof homeSchema>;

/** A screen in a browser: what is timed in words, by the clock and by the processor time of the page's thread. */
const pageSchema = spreadSchema.extend({ name: z.string(), what: z.string() });
export type PageResult = z.infer<typeof pageSchema>;

const classSchema = z.object({ queries: z.number(), p50Ms: z.number().nullable(), p95Ms: z.number().nullable() });
const mixSchema = z.object({
  name: z.string(),
  clients: z.number(),
  thinkMs: z.number(),
  seconds: z.number(),
  queriesPerSecond: z.number(),
  errors: z.number(),
  firstError: z.string().nullable(),
  all: classSchema,
  small: classSchema,
  medium: classSchema,
  large: classSchema,
  rssPeakBytes: z.number(),
  /** How late the portal's event loop was. */
  lagP99Ms: z.number(),
  lagMaxMs: z.number(),
});
export type MixResult = z.infer<typeof mixSchema>;

const fairnessSchema = z.object({
  /** Small questions of one user: on an idle portal, and while two others ask as much as they can. */
  idle: classSchema,
  busy: classSchema,
  callsAtOnce: z.number(),
  heavyDone: z.number(),
  heavyRefused: z.number(),
});
export type FairnessResult = z.infer<typeof fairnessSchema>;

/** Questions of all sizes, on an idle portal and while a dataset is loaded beside them. */
const besideLoadSchema = z.object({ idle: classSchema, busy: classSchema });
export type BesideLoadResult = z.infer<typeof besideLoadSchema>;

const cancelSchema = z.object({
  asked: z.number(),
  /** Of those that were still running; null where each had ended by itself. */
  freed: spreadSchema.extend({ maxMs: z.number() }).nullable(),
});
export type CancelResult = z.infer<typeof cancelSchema>;

export const resultsSchema = z.object({
  version: z.literal(1),
  startedAt: z.string(),
  command: z.string(),
  views: z.number(),
  seed: z.number(),
  machine: machineSchema,
  datasetBytes: z.number(),
  storeBytes: z.number(),
  /** When dataset and store were made; before `startedAt` where they were used again. */
  madeAt: z.string(),
  generateSeconds: z.number().nullable(),
  /** From the start to the last figure; null in files of earlier versions. */
  totalSeconds: z.number().nullable().default(null),
  load: loadSchema.nullable(),
  append: loadSchema.nullable(),
  cases: z.array(caseSchema),
  questions: z.array(questionSchema),
  home: homeSchema.nullable(),
  mixes: z.array(mixSchema),
  /** Both absent in files of earlier versions. */
  pages: z.array(pageSchema).default([]),
  /** Of the accounts stores, by the way of typing. */
  search: z.array(pageSchema).default([]),
  /** Of a title's report, to the last figure. */
  scoreBars: z.array(pageSchema).default([]),
  fairness: fairnessSchema.nullable().default(null),
  besideLoad: besideLoadSchema.nullable().default(null),
  /** From a cross-tab given up to its end in the engine. */
  cancel: cancelSchema.nullable().default(null),
  /** Why something is missing; null where nothing is. */
  problem: z.string().nullable(),
});
export type Results = z.infer<typeof resultsSchema>;

/** The figures of an earlier run. Throws an error naming the file where it is no such file. */
export const readResults = (file: string): Results => {
  if (!existsSync(file))
    throw new Error(`There is no file ${file} to compare with: name one that --out of an earlier run has written.`);
  const text = readFileSync(file, 'utf8');
  try {
    return resultsSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`${file} does not hold the figures of a benchmark run.`, { cause });
  }
};

type Measured = Pick<
  Results,
  'cases' | 'questions' | 'scoreBars' | 'mixes' | 'pages' | 'search' | 'home' | 'fairness' | 'besideLoad' | 'cancel'
>;

/** Did a run measure no more than a load? */
export const isBare = (results: Measured): boolean => {
  const { cases, questions, scoreBars, mixes, pages, search, home, fairness, besideLoad, cancel } = results;
  return (
    [cases, questions, scoreBars, mixes, pages, search].every(({ length }) => length === 0) &&
    [home, fairness, besideLoad, cancel].every((one) => one === null)
  );
};
