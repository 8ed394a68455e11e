/**
 * The steps of a run, in order: invent the dataset, load it, add a day, ask every view cold, then ask a real portal; before them the screens. In: options
 * and a folder. Out: results. A step whose product lies in the folder already, or that is not wanted, is left out.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorText } from '@cvm/contract';
import { z } from 'zod';
import { questionsOf } from '../cases/questions.ts';
import { type Subjects, subjectsSchema } from '../cases/subjects.ts';
import { shapeOf } from '../generate/shape.ts';
import { folderBytes, machine } from '../machine.ts';
import { type Options, wants } from '../options.ts';
import { wantsPages } from '../pages/measure-pages.ts';
import { measurePages } from '../pages/pages-step.ts';
import { measureBesideLoad } from '../portal/beside-load.ts';
import { openClient, signIn } from '../portal/client.ts';
import { coldOverHttp } from '../portal/cold.ts';
import { addBusyUsers, measureFairness } from '../portal/fairness.ts';
import { runMix, warmUp } from '../portal/mix.ts';
import { measureScoreBars, wantsScoreBars } from '../portal/score-bars.ts';
import { startPortal } from '../portal/start.ts';
import { measureHome, warmCases } from '../portal/warm.ts';
import { type LoadResult, type MixResult, type Results, resultsSchema } from '../results.ts';
import { measureSearch } from '../search/measure-search.ts';
import { startJob } from './start-job.ts';

type Place = {
  readonly dataset: string;
  readonly nextDay: string;
  /** The portal's data folder; the store lies in it where the portal looks for it. */
  readonly portal: string;
  readonly store: string;
  readonly made: string;
};

const placeIn = (folder: string): Place => ({
  dataset: join(folder, 'dataset'),
  nextDay: join(folder, 'next-day'),
  portal: join(folder, 'portal'),
  store: join(folder, 'portal', 'warehouse'),
  made: join(folder, 'bench.json'),
});

/** What lies in the folder, and how long it took to make, which a run that uses it again reports once more. */
const madeSchema = resultsSchema
  .pick({ views: true, seed: true, generateSeconds: true, load: true, append: true })
  .extend({ madeAt: z.string() });
type Made = z.infer<typeof madeSchema>;

const readMade = (file: string, { views, seed }: Options): Made | null => {
  if (!existsSync(file)) return null;
  const made = madeSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  return made.success && made.data.views === views && made.data.seed === seed ? made.data : null;
};

const loadSchema = resultsSchema.shape.load.unwrap();
const viewsSchema = resultsSchema
  .pick({ cases: true, questions: true, cancel: true })
  .extend({ subjects: subjectsSchema });

type Say = (line: string) => void;

/** Notes at once what was made: a run that ends early leaves it to the next one. */
const note = (place: Place, made: Made): Made => {
  writeFileSync(place.made, `${JSON.stringify(made)}\n`);
  return made;
};

const generate = async (place: Place, { views, seed }: Options, say: Say): Promise<Made> => {
  const { dataset, nextDay, portal, made } = place;
  for (const path of [dataset, nextDay, portal, made]) rmSync(path, { recursive: true, force: true });
  say(`Inventing ${views.toLocaleString('en-US')} views ...`);
  const began = performance.now();
  await startJob({ job: 'generate', store: join(portal, 'generator'), shape: shapeOf(views, seed), dataset, nextDay });
  rmSync(portal, { recursive: true, force: true });
  const generateSeconds = (performance.now() - began) / 1000;
  return note(place, { views, seed, madeAt: new Date().toISOString(), generateSeconds, load: null, append: null });
};

const load = async (place: Place, made: Made, say: Say): Promise<Made> => {
  rmSync(place.portal, { recursive: true, force: true });
  const step = async (folder: string, mode: 'full' | 'append'): Promise<LoadResult> =>
    loadSchema.parse(await startJob({ job: 'load', store: place.store, folder, mode }));
  say('Loading it ...');
  const full = await step(place.dataset, 'full');
  say('Adding one day ...');
  const append = await step(place.nextDay, 'append');
  return note(place, { ...made, madeAt: new Date().toISOString(), load: full, append });
};

/** The folder's dataset and store, made where they are missing; the store also where loading it is to be measured. */
const prepare = async (place: Place, options: Options, say: Say): Promise<Made> => {
  const made = readMade(place.made, options) ?? (await generate(place, options, say));
  const isWanted = options.only !== null && wants(options, 'load');
  return made.append === null || isWanted ? load(place, made, say) : made;
};

const thinkingMs = 1000;

/** Every mix of people who think, as a portal is used, and then of clients that never pause: what those leave behind is not the others'. */
const mixesOf = (options: Options) =>
  [
    ...options.people.map((clients) => ({ name: `mix/${clients}/thinking`, clients, thinkMs: thinkingMs })),
    ...options.clients.map((clients) => ({ name: `mix/${clients}`, clients, thinkMs: 0 })),
  ].filter(({ name }) => wants(options, name));

type OverHttp = Pick<Results, 'cases' | 'questions' | 'scoreBars' | 'home' | 'mixes' | 'fairness' | 'besideLoad'>;

type AskedBefore = Pick<Results, 'cases' | 'questions'> & { readonly subjects: Subjects };

const askPortal = async (
  place: Place,
  options: Options,
  { cases, questions, subjects }: AskedBefore,
  say: Say,
): Promise<OverHttp> => {
  const wanted = mixesOf(options);
  const wantsHome = wants(options, 'home page');
  const wantsFairness = wants(options, 'fairness');
  const wantsBesideLoad = wants(options, 'beside a load');
  const wantsBars = wantsScoreBars(options);
  const wantsOthers = wantsHome || wantsBars || wantsFairness || wantsBesideLoad;
  if (cases.length + questions.length + wanted.length === 0 && !wantsOthers)
    return { cases, questions, scoreBars: [], home: null, mixes: [], fairness: null, besideLoad: null };
  say('Asking the portal ...');
  if (wantsFairness) await addBusyUsers(place.portal);
  const portal = await startPortal(place.portal);
  try {
    const token = await signIn(portal.url);
    const client = openClient(portal.url, token);
    const { dataThrough } = shapeOf(1, 1);
    if (wantsHome || wanted.length > 0) await warmUp(portal, { token, subjects, dataThrough });
    const home = wantsHome ? await measureHome(client) : null;
    const cold = await coldOverHttp(portal, client, questionsOf(subjects, dataThrough), questions, options.runs);
    const scoreBars = wantsBars ? await measureScoreBars(portal, client, subjects, options) : [];
    const warm = await warmCases(portal, client, cases);
    const mixes: MixResult[] = [];
    for (const { name, clients, thinkMs } of wanted) {
      say(`  ${name}`);
      const { seconds } = options;
      mixes.push(await runMix(portal, { token, clients, thinkMs, seconds, subjects, dataThrough }));
    }
    client.close();
    if (wantsFairness) say('  fairness');
    const fairness = wantsFairness ? await measureFairness(portal.url, { token, subjects, dataThrough }) : null;
    if (wantsBesideLoad) say('  beside a load');
    const { portal: dataDir, dataset: folder } = place;
    const besideLoad = wantsBesideLoad
      ? await measureBesideLoad(portal.url, { token, subjects, dataThrough, dataDir, folder })
      : null;
    return { cases: warm, questions: cold, scoreBars, home, mixes, fairness, besideLoad };
  } finally {
    await portal.stop();
  }
};

const secondsSince = (startedAt: string): number => (Date.now() - Date.parse(startedAt)) / 1000;

/** Of a run that measures pages alone. */
const nothing = {
  ...{ datasetBytes: 0, storeBytes: 0, generateSeconds: null, load: null, append: null, home: null, problem: null },
  ...{ cases: [], questions: [], scoreBars: [], mixes: [], fairness: null, besideLoad: null, cancel: null },
};

/** See the module's header. */
export const measure = async (options: Options, folder: string, command: string, say: Say): Promise<Results> => {
  const [startedAt, measuredOn, place] = [new Date().toISOString(), machine(), placeIn(folder)];
  const begun = {
    version: 1 as const,
    startedAt,
    command,
    views: options.views,
    seed: options.seed,
    machine: measuredOn,
  };
  const wanted = wantsPages(options);
  const search = wants(options, 'search') ? await measureSearch(folder, options.names, say) : [];
  const pages = wanted.pages ? await measurePages(folder, options, say) : [];
  if (wanted.alone || options.only?.source.startsWith('search') === true)
    return { ...begun, ...nothing, madeAt: startedAt, pages, search, totalSeconds: secondsSince(startedAt) };
  const { madeAt, generateSeconds, load, append } = await prepare(place, options, say);
  say('Asking every view ...');
  const { store, dataset } = place;
  const only = options.only?.source ?? null;
  const asked = viewsSchema.parse(await startJob({ job: 'views', store, runs: options.runs, only }));
  // What was measured before must not be lost with the portal.
  const overHttp = await askPortal(place, options, asked, say).catch((error: unknown) => ({
    ...{
      cases: asked.cases,
      questions: asked.questions,
      scoreBars: [],
      home: null,
      mixes: [],
      fairness: null,
      besideLoad: null,
    },
    problem: `The portal was not measured: ${errorText(error)}`,
  }));
  return {
    ...begun,
    datasetBytes: await folderBytes(dataset),
    storeBytes: await folderBytes(store),
    ...{ madeAt, generateSeconds, load, append },
    problem: null,
    pages,
    search,
    cancel: asked.cancel,
    ...overHttp,
    totalSeconds: secondsSince(startedAt),
  };
};
