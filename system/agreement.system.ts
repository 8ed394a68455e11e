/**
 * Every view, the cross-tab and the benchmarks answer what their definitions say: random datasets are loaded by the real loader,
 * random questions compiled and run on the embedded store, from the rollups of the edition and from its facts alone, and each
 * answer compared, order included, with that of the reference over the same rows.
 *
 * Random questions are asked that together try whatever all of them try: the others would cost as much and find as little. The
 * first dataset, which has what another may lack, is asked most of them, from both. Another is asked every view, too, and what tries
 * a line that was tried nowhere; whatever it is asked, from the rollups and from the facts by turns.
 *
 * CVM_AGREEMENT_SEEDS=N looks at N datasets (2 by default) as if each were the first, CVM_AGREEMENT_FROM at those from another
 * seed on, CVM_AGREEMENT_QUESTIONS asks that many random questions of each view, measure and side, and all of them.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  ageBuckets,
  type CrosstabBody,
  crosstabBodySchema,
  fieldPrefix,
  type MeasureName,
  measureNames,
  parseFilters,
  type Query,
  type ViewId,
  viewIds,
} from '@cvm/contract';
import { chanceOf } from '@cvm/contract/testing/chance';
import { lookupNames, rollupNames } from '@cvm/metrics';
import { type Edition, loadDataset, openEdition, openEmbedded, type Warehouse, withCatalogue } from '@cvm/warehouse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { HiddenName } from '../packages/reference/src/crosstab/dimensions.ts';
import { type Dataset, datasetFiles } from '../packages/reference/src/dataset.ts';
import { groupsTold, peopleFilters, picksPeople } from '../packages/reference/src/few.ts';
import { type Data, loaded } from '../packages/reference/src/loaded.ts';
import { randomBenchmark } from '../packages/reference/src/random-benchmarks.ts';
import { randomCrosstab, withCalculated } from '../packages/reference/src/random-crosstabs.ts';
import { randomDataset } from '../packages/reference/src/random-dataset.ts';
import { poolOf } from '../packages/reference/src/random-filters.ts';
import {
  emptyQuestions,
  plainQuestion,
  questionText,
  randomQuestion,
} from '../packages/reference/src/random-questions.ts';
import { differ } from './agreement/differ.ts';
import {
  always,
  byTurns,
  ofBenchmark,
  ofCalculated,
  ofCrosstab,
  ofView,
  type Question,
} from './agreement/questions.ts';
import {
  type Answer,
  answerOfCrosstab,
  answerOfView,
  isKeptBack,
  leftOutOfCrosstab,
  memberKey,
  peopleOfCrosstab,
  type Store,
} from './stores/answers.ts';
import { askedOnce } from './stores/asked-once.ts';
import { covering } from './stores/pieces.ts';

const seedsCount = Number(process.env.CVM_AGREEMENT_SEEDS ?? 2);
const firstSeed = Number(process.env.CVM_AGREEMENT_FROM ?? 1);
const questionsEach = Number(process.env.CVM_AGREEMENT_QUESTIONS ?? 3);
const asksAll = process.env.CVM_AGREEMENT_QUESTIONS !== undefined;
const isEachFirst = process.env.CVM_AGREEMENT_SEEDS !== undefined;
/** The last first: of two it is the one with titles of follower tiers. */
const seeds = Array.from({ length: seedsCount }, (_, i) => firstSeed + i).reverse();

/** Every second has titles of follower tiers. */
const datasetOf = (seed: number): Dataset => randomDataset(seed, { hasCrowd: seed % 2 === 0 });

const hasRows = ({ rows }: Answer): boolean => rows.some((row) => row._total !== true);
const hasViewers = ({ rows }: Answer): boolean => Number(rows[0]?.viewers ?? 0) > 0;

/** What the definition has found, for what was asked of each dataset by its seed: it takes long to work out. */
const found = new Map<string, { readonly rows: boolean; readonly viewers: boolean }>();

const findAndKeep = (seed: number, { text }: Question, answer: Answer) => {
  const kept = { rows: hasRows(answer), viewers: hasViewers(answer) };
  found.set(`${seed} ${text}`, kept);
  return kept;
};

let folder: string;
let warehouse: Warehouse;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'cvm-agreement-'));
  warehouse = await openEmbedded({ folder: path.join(folder, 'store') });
});

afterAll(async () => {
  await warehouse.close();
  rmSync(folder, { recursive: true, force: true });
});

const load = async (dataset: Dataset, seed: number): Promise<Edition> => {
  const files = path.join(folder, String(seed));
  mkdirSync(files);
  for (const [name, text] of Object.entries(datasetFiles(dataset))) writeFileSync(path.join(files, name), text);
  const { tables } = await loadDataset(warehouse, files, { mode: 'full', maxRejectsPct: 0, rangesFrom: 0 });
  expect(Object.keys(tables).length).toBeGreaterThan(15);
  const edition = await openEdition(warehouse);
  if (edition === null) throw new Error('The dataset was not loaded.');
  expect([...edition.rollups].sort()).toEqual([...rollupNames, ...lookupNames].sort());
  return withCatalogue(warehouse, edition);
};

/** The names that hide members, as the engine makes them. */
const hiddenNames = async ({ database }: Edition): Promise<HiddenName> => {
  const { rows } = await warehouse.query(
    {
      sql: 'select member_id as id, lower(hex(sipHash128Keyed(({a:UInt64}, {b:UInt64}), member_id))) as name from members',
      params: { a: memberKey[0], b: memberKey[1] },
    },
    z.object({ id: z.string(), name: z.string() }),
    { name: 'test', database },
  );
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return ({ id }) => names.get(id) ?? '';
};

/** From the facts alone titles are looked up by each statement. */
const withoutRollups = (edition: Edition): Edition => ({ ...edition, rollups: [], catalogue: undefined });

/** A question of one side of an edition, and what it tries there. */
type Asking = {
  readonly question: Question;
  readonly of: Edition;
  readonly pieces: readonly string[];
  readonly isAnyway: boolean;
};

/** `turn` says from which side the first of the questions is asked where they are asked by turns. */
const askingsOf = (seed: number, edition: Edition, questions: readonly Question[], turn: number): Asking[] => {
  const isOther = !isEachFirst && seed !== seeds[0];
  return questions.flatMap((question, place) => {
    const { pieces, isAlways = false } = question;
    const isByTurns = !asksAll && (question.isByTurns || isOther);
    // A server has rollups and no lookups: either is looked at with every question, both together with the first where that tries
    // something anew, since a server is asked about every view by shards.system.ts.
    const sides = [edition.rollups, [], ...(place === 0 ? [rollupNames] : [])];
    return sides.flatMap((rollups, side): Asking[] => {
      if (isByTurns && side !== (place + turn) % 2) return [];
      const of = rollups.length === 0 ? withoutRollups(edition) : { ...edition, rollups };
      const { inPlace, apart } = pieces(of);
      return [
        {
          ...{ question, of, pieces: isOther ? apart : [...inPlace, ...apart] },
          isAnyway: asksAll || (isAlways && side < 2),
        },
      ];
    });
  });
};

const failuresOf = async (
  seed: number,
  askings: readonly Asking[],
  warehouse: Store['warehouse'],
): Promise<string[]> => {
  const failures: string[] = [];
  const answers = new Map<Question, Answer>();
  for (const { question, of } of askings) {
    const answer = answers.get(question) ?? question.expected();
    answers.set(question, answer);
    findAndKeep(seed, question, answer);
    const difference = differ(answer, await question.ask({ warehouse, edition: of }));
    const from = of.rollups.length > 0 ? 'rollups' : 'facts';
    if (difference !== null) failures.push(`from ${from}, ${question.text}\n  ${difference}`);
  }
  return failures;
};

const some = <Q>(make: () => Q, count = questionsEach): Q[] => Array.from({ length: count }, make);

const crosstabsOf = (seed: number, dataset: Dataset, measure: MeasureName): CrosstabBody[] => {
  const chance = chanceOf(seed * 2000 + measureNames.indexOf(measure));
  return some(() => randomCrosstab(chance, dataset, measure));
};

const calculatedOf = (seed: number, dataset: Dataset): CrosstabBody[] => {
  const chance = chanceOf(seed * 4000);
  const bodies = some(
    () => withCalculated(chance, randomCrosstab(chance, dataset, chance.some(measureNames) ?? 'view_count')),
    5 * questionsEach,
  );
  return bodies.filter(({ calculated }) => calculated.length > 0);
};

const titleKinds = ['show', 'movie'] as const;

const benchmarksOf = (seed: number, dataset: Dataset, kind: (typeof titleKinds)[number]) => {
  const chance = chanceOf(seed * 3000 + kind.length);
  return some(() => randomBenchmark(chance, dataset, kind), 3 * questionsEach);
};

/** Lines that were tried in the datasets before. */
const triedBefore = new Set<string>();

/** Viewing by genre and by people. */
const viewingBodies = (): CrosstabBody[] => {
  const fields = [[], ['genre'], ['user_gender'], ['genre', 'user_age_bucket'], ['user_country', 'genre']];
  const filters = [
    [],
    ['date:last 30 days'],
    ['date:last 365 days', 'gender:female'],
    ['date:last 41 days', 'contentType:movie'],
    ['contentType:series'],
    ['date:last 60 days', 'genre:Drama'],
  ];
  return fields.flatMap((dimensions, place) =>
    filters.map((texts): CrosstabBody => {
      const measures = place % 2 === 0 ? ['viewer_count'] : ['view_count', 'viewer_count'];
      const named = [...dimensions, ...measures].map((name) => `${fieldPrefix}${name}`);
      const pivots = dimensions.slice(1).map((name) => `${fieldPrefix}${name}`);
      return crosstabBodySchema.parse({
        ...{ view: 'crosstab', fields: named, pivots, filters: texts },
        ...{ total: dimensions.length > 0, row_total: pivots.length > 0 },
      });
    }),
  );
};

/** Of a title in a row of a cross-tab, against all rows and against that of another. */
const indexBody = (other: string): CrosstabBody => {
  const index = { op: 'index', of: `${fieldPrefix}viewer_share_by_row`, label: 'Index' };
  return crosstabBodySchema.parse({
    view: 'crosstab',
    fields: ['title', 'user_age_bucket', 'viewer_share_by_row'].map((name) => `${fieldPrefix}${name}`),
    pivots: [`${fieldPrefix}user_age_bucket`],
    filters: ['contentType:series', `age:${ageBuckets.join()}`],
    calculated: [
      { ...index, name: `${fieldPrefix}calc_1`, against: 'total' },
      { ...index, name: `${fieldPrefix}calc_2`, against: { row: [other] } },
    ],
  });
};

/** Of titles without a release day there are new followers, and no days from release at whose end anybody follows. */
const releasedBodies = (): CrosstabBody[] =>
  [[], ['days_from_release']].flatMap((pivots) =>
    [false, true].map((honest) =>
      crosstabBodySchema.parse({
        view: 'crosstab',
        fields: ['days_from_release', 'content_type', 'follow_running_total', 'follow_count'].map(
          (name) => `${fieldPrefix}${name}`,
        ),
        pivots: pivots.map((name) => `${fieldPrefix}${name}`),
        filters: ['date:last 30 days'],
        ...{ honest, total: true, row_total: pivots.length > 0 },
      }),
    ),
  );

describe.each(seeds)('random dataset %i', (seed) => {
  const dataset = datasetOf(seed);
  const [one = '', other = ''] = poolOf(dataset, 'show');
  let data: Data;
  let store: Store;
  /** By what is asked in a test: of all that the dataset may be asked what tries every piece that is not tried before. */
  let asked: ReadonlyMap<string, readonly Asking[]>;

  const viewQuestions = (view: ViewId): Question[] => {
    const chance = chanceOf(seed * 1000 + viewIds.indexOf(view));
    const random = some(() => randomQuestion(chance, dataset, view));
    const plain = always(ofView(data, plainQuestion(dataset, view)));
    // On days on which nothing happened one dataset is like another.
    const mayRepeat = seed === seeds[0] ? always : (question: Question) => question;
    const empty = emptyQuestions(dataset, view).map((query) => byTurns(mayRepeat(ofView(data, query))));
    return [plain, ...random.map((query) => ofView(data, query)), ...empty];
  };

  const questionsBy = (hidden: HiddenName): [string, Question[], turn?: number][] => {
    const crosstabs = (bodies: readonly CrosstabBody[]) => bodies.map((body) => ofCrosstab(data, body, hidden));
    return [
      ...viewIds.map((view, turn): [string, Question[], number] => [view, viewQuestions(view), turn]),
      ...measureNames.map((measure, turn): [string, Question[], number] => [
        measure,
        crosstabs(crosstabsOf(seed, dataset, measure)),
        turn,
      ]),
      ['viewing', crosstabs(viewingBodies())],
      // That the statements of either side count alike is asked of every measure.
      ['calculated', calculatedOf(seed, dataset).map((body) => ofCalculated(data, body, hidden))],
      ['indexed', crosstabs([indexBody(other)]).map(always)],
      ['released', crosstabs(releasedBodies()).map(always)],
      ...titleKinds.map((kind): [string, Question[]] => [
        kind,
        benchmarksOf(seed, dataset, kind).map((body) => ofBenchmark(data, body)),
      ]),
    ];
  };

  beforeAll(async () => {
    const edition = await load(dataset, seed);
    // What no rollup may answer is one statement from either side, and who is behind answers one of many questions.
    store = { warehouse: askedOnce(warehouse), edition };
    data = loaded(dataset);
    const all = questionsBy(await hiddenNames(edition)).map(
      ([name, questions, turn = 0]) => [name, askingsOf(seed, edition, questions, turn)] as const,
    );
    const askings = all.flatMap(([, one]) => one);
    const chosen = new Set(
      covering(
        askings,
        ({ pieces }) => pieces.filter((piece) => isEachFirst || !triedBefore.has(piece)),
        ({ isAnyway }) => isAnyway,
      ),
    );
    for (const { pieces } of askings) for (const piece of pieces) triedBefore.add(piece);
    asked = new Map(all.map(([name, one]) => [name, one.filter((asking) => chosen.has(asking))]));
  });

  const check = async (name: string): Promise<void> => {
    const failures = await failuresOf(seed, asked.get(name) ?? [], store.warehouse);
    expect(failures.length, failures.join('\n')).toBe(0);
  };

  it.each(viewIds)('answers %s as defined', check);

  // Who is behind an answer is counted alike from either side, which is asked above of every view.
  it.skipIf(seed !== seeds[0] && !isEachFirst)('keeps answers back that tell of few people as defined', async () => {
    const chance = chanceOf(seed * 5000);
    const outcomes = new Set<boolean>();
    const failures: string[] = [];
    for (const view of viewIds) {
      const drawn = some(() => randomQuestion(chance, dataset, view), 4 * questionsEach);
      const picking = drawn.filter(picksPeople);
      for (const query of (picking.length === 0 ? drawn : picking).slice(0, Math.ceil((2 / 3) * questionsEach))) {
        const groups = groupsTold(data, query)?.filter((group) => group > 0) ?? [];
        // On either side of what decides it.
        const minimum = (chance.some(groups) ?? 9) + chance.whole(0, 1);
        if (minimum <= 1 || groups.length === 0) continue;
        const expected = groups.some((group) => group < minimum);
        outcomes.add(expected);
        if ((await isKeptBack(store, query, minimum)) !== expected)
          failures.push(`of fewer than ${minimum} people (${groups.join()}) ${questionText(query)}`);
      }
    }
    expect(failures.length, failures.join('\n')).toBe(0);
    expect(outcomes.size).toBe(2);
  });

  // Whom the filters leave out are those of the whole table without them, less those inside.
  it.skipIf(seed !== seeds[0] && !isEachFirst)('finds whom cross-tabs leave out in one read of everybody', async () => {
    const chance = chanceOf(seed * 6000);
    const counts = new Set<boolean>();
    const failures: string[] = [];
    const isOfPeople = (text: string) => peopleFilters.some((id) => text.startsWith(`${id}:`));
    for (const measure of measureNames) {
      const drawn = some(() => randomCrosstab(chance, dataset, measure), 4 * questionsEach);
      const picking = drawn.filter(
        ({ filters, fields }) => filters.some(isOfPeople) && !fields.includes('crosstab.user_id'),
      );
      for (const [place, body] of picking.slice(0, Math.ceil(questionsEach / 3)).entries()) {
        // From the facts alone by turns.
        const of = place % 2 === 0 ? store : { ...store, edition: withoutRollups(store.edition) };
        const plain = { ...body, limit: null, honest: false, calculated: [] };
        const everybody = { ...plain, filters: plain.filters.filter((text) => !isOfPeople(text)) };
        const [inside, all] = [await peopleOfCrosstab(of, plain), await peopleOfCrosstab(of, everybody)];
        const leftOut = all.map((people, at) => people - (inside[at] ?? 0));
        const minimum = Math.max(2, (chance.some(leftOut) ?? 9) + chance.whole(0, 1));
        counts.add(leftOut.some((people) => people > 0 && people < minimum));
        const found = await leftOutOfCrosstab(of, plain, minimum);
        const expected = leftOut.map((people) => Math.min(people, minimum));
        // The groups of a guard come in no order.
        const [one, other] = [found, expected].map((list) => list.toSorted((a, b) => a - b).join());
        if (one !== other) failures.push(`${one} in place of ${other} of ${JSON.stringify(body)}`);
      }
    }
    expect(failures.length, failures.join('\n')).toBe(0);
    expect(counts.size).toBe(2);
  });

  it.each(measureNames)('counts %s in cross-tabs as defined', check);

  it('counts viewing by genre and by people as defined', () => check('viewing'));

  it('counts followers by days from release as defined, of titles without a release day too', () => check('released'));

  it('calculates from the cells of cross-tabs as defined', () => check('calculated'));

  // Either says by its definition: the share of a title's viewers in a bucket / that share of all viewers of its kind.
  it('indexes a title in a row of a cross-tab as in its audience, and against the row of another title', async () => {
    await check('indexed');
    const row = (await answerOfCrosstab(store, indexBody(other))).rows.find(
      (found) => found[`${fieldPrefix}parent_content_id`] === one,
    );
    const audienceOf = async (show: string) => {
      const query: Query = { view: 'showAgeIndex', clauses: parseFilters([`show:${show}`]), sorts: [] };
      const { rows } = await answerOfView(store, query);
      return new Map(rows.map(({ age, index: value }) => [String(age), Number(value)]));
    };
    const [audience, held] = await Promise.all([one, other].map(audienceOf));
    const known = [...(audience ?? [])].filter(([age]) => (held?.get(age) ?? 0) > 0);
    expect(known.length).toBeGreaterThan(3);
    for (const [age, value] of known) {
      expect(row?.[`${age}|${fieldPrefix}calc_1`], age).toBeCloseTo(value, 6);
      expect(row?.[`${age}|${fieldPrefix}calc_2`], age).toBeCloseTo(value / Number(held?.get(age)), 6);
    }
  });

  it.each(titleKinds)('compares a %s with a segment as defined', check);
});

describe('agreement is not that of empty answers:', () => {
  const known = seeds.map((seed) => {
    const dataset = datasetOf(seed);
    return { seed, dataset, data: loaded(dataset) };
  });
  /** What was asked above is known. Each of these tests finds the rest itself, or all of it where it runs alone. */
  const findsOf = (seed: number, question: Question) =>
    found.get(`${seed} ${question.text}`) ?? findAndKeep(seed, question, question.expected());
  /** Rows are there or not, whatever names hide their members. */
  const unnamed: HiddenName = () => '';

  it('one of the datasets has rows for every view', () => {
    const isEmpty = (view: ViewId): boolean =>
      known.every(({ seed, dataset, data }) => !findsOf(seed, ofView(data, plainQuestion(dataset, view))).rows);
    expect(viewIds.filter(isEmpty)).toEqual([]);
  });

  it('the random cross-tabs calculate in every way', () => {
    const bodies = known.flatMap(({ seed, dataset }) => calculatedOf(seed, dataset));
    expect(new Set(bodies.flatMap(({ calculated }) => calculated.map(({ op }) => op))).size).toBe(7);
  });

  it('half of the random cross-tabs and benchmarks find something by definition', () => {
    const crosstabs = known.flatMap(({ seed, dataset, data }) =>
      measureNames.flatMap((measure) =>
        crosstabsOf(seed, dataset, measure).map((body) => findsOf(seed, ofCrosstab(data, body, unnamed))),
      ),
    );
    const benchmarks = known.flatMap(({ seed, dataset, data }) =>
      titleKinds.flatMap((kind) =>
        benchmarksOf(seed, dataset, kind).map((body) => findsOf(seed, ofBenchmark(data, body))),
      ),
    );
    expect(crosstabs.length).toBe(seedsCount * measureNames.length * questionsEach);
    expect(crosstabs.filter(({ rows }) => rows).length).toBeGreaterThan(crosstabs.length / 2);
    expect(benchmarks.filter(({ viewers }) => viewers).length).toBeGreaterThan(benchmarks.length / 2);
  });
});
