/** Questions to views, to the cross-tab and to benchmarks as the agreement test asks them: of the definition and of the store. */
import type { BenchmarkQuestion, CellValue, CrosstabBody, Query, Row } from '@cvm/contract';
import type { Edition, Statement } from '@cvm/warehouse';
import { referenceBenchmark } from '../../packages/reference/src/benchmark.ts';
import type { HiddenName } from '../../packages/reference/src/crosstab/dimensions.ts';
import { referenceCrosstab } from '../../packages/reference/src/crosstab/table.ts';
import type { Data } from '../../packages/reference/src/loaded.ts';
import { questionText } from '../../packages/reference/src/random-questions.ts';
import { referenceAnswer } from '../../packages/reference/src/views.ts';
import {
  type Answer,
  answerOfCrosstab,
  answerOfView,
  blockOfBenchmark,
  panelOfBenchmark,
  type Store,
  statementsOfBenchmark,
  statementsOfCrosstab,
  statementsOfView,
} from '../stores/answers.ts';
import { itemsOf, linesOf, piecesOfCrosstab, piecesOfView } from '../stores/pieces.ts';

/** What is asked, in words, of the definition and of a store. */
export type Question = {
  readonly text: string;
  /** What it tries of an edition, and of that what it tries whatever stands around it. */
  readonly pieces: (edition: Edition) => { readonly inPlace: readonly string[]; readonly apart: readonly string[] };
  /** Asked also where it tries nothing anew. */
  readonly isAlways?: boolean;
  /** Asked from the rollups or from the facts, unless all is asked. */
  readonly isByTurns?: boolean;
  readonly expected: () => Answer;
  readonly ask: (store: Store) => Promise<Answer>;
};

const piecesOf = (others: readonly string[], statements: readonly Statement[]) => ({
  inPlace: linesOf(statements),
  apart: [...others, ...itemsOf(statements)],
});

export const ofView = (data: Data, query: Query): Question => ({
  text: questionText(query),
  pieces: (edition) => piecesOf(piecesOfView(query), statementsOfView(edition, query)),
  expected: () => referenceAnswer(data, query),
  ask: (store) => answerOfView(store, query),
});

export const ofCrosstab = (data: Data, body: CrosstabBody, hidden: HiddenName): Question => ({
  text: JSON.stringify(body),
  pieces: (edition) => piecesOf(piecesOfCrosstab(body), statementsOfCrosstab(edition, body)),
  expected: () => referenceCrosstab(data, body, hidden),
  ask: (store) => answerOfCrosstab(store, body),
});

/** A block as one row: `age.18-24` for the share of a bucket. */
const flat = (block: object): Row => {
  const cells = (name: string, value: unknown): [string, CellValue][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([part, inner]) => cells(`${name}.${part}`, inner))
      : [[name, typeof value === 'string' || typeof value === 'number' ? value : null]];
  return Object.fromEntries(Object.entries(block).flatMap(([name, value]) => cells(name, value)));
};

export const ofBenchmark = (data: Data, question: BenchmarkQuestion): Question => ({
  text: JSON.stringify(question),
  pieces: (edition) => piecesOf([], statementsOfBenchmark(edition, question)),
  expected: () => {
    const { block, panel } = referenceBenchmark(data, question);
    return { rows: [flat(block)], sampleSize: null, panel };
  },
  ask: async (store) => {
    const block = await blockOfBenchmark(store, question);
    return { rows: block === null ? [] : [flat(block)], sampleSize: null, panel: panelOfBenchmark(store, question) };
  },
});

/** The same question, asked whatever was asked before. */
export const always = (question: Question): Question => ({ ...question, isAlways: true });

/** Asked of either side in turn. */
export const byTurns = (question: Question): Question => ({ ...question, isByTurns: true });

/** What is calculated follows from cells, whatever statements these come from: asked where it is calculated in a new way. */
export const ofCalculated = (data: Data, body: CrosstabBody, hidden: HiddenName): Question => ({
  ...byTurns(ofCrosstab(data, body, hidden)),
  pieces: () => piecesOf(piecesOfCrosstab(body), []),
});
