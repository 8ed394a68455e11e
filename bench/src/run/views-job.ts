/** Cold runs of every view and every question on a loaded store. In: what to run; out: results, without the warm figures. */
import type { Row } from '@cvm/contract';
import { errorText } from '@cvm/contract';
import type { Edition, Warehouse } from '@cvm/warehouse';
import { limitOf, type Question, questionsOf } from '../cases/questions.ts';
import { findDifference } from '../cases/same-answer.ts';
import { findSubjects, type Subjects } from '../cases/subjects.ts';
import { type ViewCase, viewCases } from '../cases/view-cases.ts';
import { wants } from '../options.ts';
import type { CancelResult, CaseResult, QuestionResult } from '../results.ts';
import { type Answer, ask, askByHand, askEngine, askRows } from './ask.ts';
import { measureCancel } from './cancel.ts';
import { newWatch, repeat, spreadOfWatch, time, type Watch } from './timing.ts';

export type ViewsInput = {
  readonly runs: number;
  readonly only: RegExp | null;
  readonly onDone: (name: string) => void;
};
export type ViewsOutput = {
  subjects: Subjects;
  cases: CaseResult[];
  questions: QuestionResult[];
  cancel: CancelResult | null;
};

const runCase = async (
  warehouse: Warehouse,
  edition: Edition,
  viewCase: ViewCase,
  runs: number,
): Promise<CaseResult> => {
  const { name, view, scenario, filters } = viewCase;
  const facts = { name, view, scenario, filters: [...filters], warm: null, warmBytes: null };
  try {
    let answer: Answer = { rows: 0, rowsRead: 0, bytesRead: 0 };
    const watch = newWatch();
    await repeat(runs, async () => {
      answer = await time(watch, () => ask(warehouse, edition, { view, filters }));
    });
    const { rows, rowsRead, bytesRead } = answer;
    return { ...facts, rows, rowsRead, bytesRead, cold: spreadOfWatch(watch), error: null };
  } catch (error) {
    return { ...facts, rows: 0, rowsRead: 0, bytesRead: 0, cold: null, error: errorText(error) };
  }
};

/** The cells of a cross-tab without its totals. */
const plain = (rows: readonly Row[]): Row[] => rows.filter((row) => row.across !== 1 && row.total !== 1);

type Runner = { readonly run: () => Promise<readonly Readonly<Record<string, unknown>>[]>; readonly watch: Watch };

/** In turns, so that whatever else the machine does meets all alike. The rows of each runner's last run. */
const takeTurns = async (runners: readonly Runner[], runs: number) => {
  let rows: Awaited<ReturnType<Runner['run']>>[] = [];
  await repeat(runs, async () => {
    rows = [];
    for (const { run, watch } of runners) rows.push(await time(watch, run));
  });
  return rows;
};

const runQuestion = async (
  warehouse: Warehouse,
  edition: Edition,
  { name, title, ours, hand, key }: Question,
  runs: number,
): Promise<QuestionResult> => {
  const facts = { name, title };
  try {
    const own: Runner = { run: async () => plain(await askRows(warehouse, edition, ours)), watch: newWatch() };
    const rivals = hand.map((sql): Runner => ({ run: () => askByHand(warehouse, edition, sql), watch: newWatch() }));
    const [engine, whole] = [newWatch(), newWatch()];
    const limit = limitOf(ours);
    // What figures are against is known, as after the first question.
    await ask(warehouse, edition, ours, limit);
    await repeat(runs, async () => {
      await time(engine, () => askEngine(warehouse, edition, ours, limit));
      await time(whole, () => ask(warehouse, edition, ours, limit));
    });
    const [answer = [], ...others] = await takeTurns([own, ...rivals], runs);
    const [fastest] = rivals.map(({ watch }) => spreadOfWatch(watch)).sort((a, b) => a.medianMs - b.medianMs);
    const differences = others.map((rows) => findDifference(answer, rows, key));
    const difference = differences.find((text) => text !== null) ?? null;
    const spreads = {
      ...{ ours: spreadOfWatch(own.watch), hand: fastest ?? null },
      ...{ engine: spreadOfWatch(engine), whole: spreadOfWatch(whole), http: null },
    };
    return { ...facts, ...spreads, same: difference === null, difference, error: null };
  } catch (error) {
    const none = { ours: null, hand: null, engine: null, whole: null, http: null };
    return { ...facts, ...none, same: null, difference: null, error: errorText(error) };
  }
};

/**
 * Every case once, not timed: the code that writes rows is compiled as in a portal that runs for weeks. One list of many rows was
 * timed in a process that had just begun, and another minutes later. A case that fails is told when it is timed.
 */
const warmUp = async (warehouse: Warehouse, edition: Edition, cases: readonly ViewCase[]): Promise<void> => {
  for (const { view, filters } of cases) await ask(warehouse, edition, { view, filters }).catch(() => null);
};

export const runViews = async (
  warehouse: Warehouse,
  edition: Edition,
  { runs, only, onDone }: ViewsInput,
): Promise<ViewsOutput> => {
  const subjects = await findSubjects(warehouse, edition);
  const output: ViewsOutput = { subjects, cases: [], questions: [], cancel: null };
  const cases = viewCases(subjects).filter(({ name }) => wants({ only }, name));
  await warmUp(warehouse, edition, cases);
  for (const viewCase of cases) {
    output.cases.push(await runCase(warehouse, edition, viewCase, runs));
    onDone(viewCase.name);
  }
  for (const question of questionsOf(subjects, edition.dataThrough).filter(({ name }) => wants({ only }, name))) {
    output.questions.push(await runQuestion(warehouse, edition, question, runs));
    onDone(question.name);
  }
  if (wants({ only }, 'cancel')) {
    output.cancel = await measureCancel(warehouse, edition);
    onDone('cancel');
  }
  return output;
};
