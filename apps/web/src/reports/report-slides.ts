/**
 * A report as slides: the third reader of the list of modules that screen and paper draw. In: the report and how to ask its
 * views; out: a deck, or what went wrong with the first question that failed: a deck holds all of its report or is not made.
 */
import {
  type Clause,
  type FilterLabels,
  formatValue,
  isNumeric,
  isolated,
  meaningOf,
  type Row,
  type Sort,
  sampleNouns,
  smallSampleWords,
  type TitleKind,
  tableColumns,
  type ViewId,
  viewDefinition,
  wholeLabelOf,
} from '@cvm/contract';
import { notedOf } from '../address/use-in-address.ts';
import type { Answer } from '../api/client.ts';
import type { Axis, Mark, Order, Prepare } from '../charts/model.ts';
import { emotionsFigure } from '../charts/prepare/emotions-figure.ts';
import { axisOf, onAxis, shownOf, withMarks } from '../charts/prepare/figure-of.ts';
import { membersBehind } from '../charts/prepare/sample.ts';
import { filtersText, scopeText } from '../charts/scope.ts';
import { readFilters } from '../filters/url-filters.ts';
import { episodeNames } from '../filters/use-episodes.ts';
import type { Deck, Slide, SlideTable } from '../slides/model.ts';
import { figureSlides, markOf, slidesOf } from '../slides/slides-of.ts';
import { slideRowsMax } from '../slides/split.ts';
import { cellText } from '../tables/cell-text.ts';
import { listed } from '../tables/comparing.ts';
import { rankOf, sortRows } from '../tables/sort-rows.ts';
import { readSorts } from '../views/sorts.ts';
import { type SourceFacts, sourceText } from '../views/source-text.ts';
import { suppressedWords } from '../views/suppressed-words.ts';
import type { ViewAnswer } from '../views/use-view.ts';
import { marksOf } from './airing-marks.ts';
import { type Episode, episodeChosen, titleWith } from './engagement/episodes.ts';
import type { MomentMetric } from './engagement/reactions/moments.ts';
import { characterNames, chosen } from './engagement/reactions/selection.ts';
import type { Glance } from './glance/use-glance.ts';
import type { Head, ReportRecord, ReportTab, SingleModule, SpecialModule } from './model.ts';
import { apartTitleOf, datedClauses, reportName, seenModules, titleOf } from './offered.ts';
import { paperModules } from './print/paper-rows.ts';

export type Ask = (
  view: ViewId,
  clauses: readonly Clause[],
  options: { readonly limit?: number; readonly sorts?: readonly Sort[] },
) => Promise<Answer<ViewAnswer>>;

/** How the page lists what it lists. */
export type Listing = {
  /** The sorts of its tables, each as `view:sorts`. */
  readonly sorted: readonly string[];
  readonly moments: MomentMetric;
  /** The episode whose emotions are shown, by its place; undefined = all of them. */
  readonly emotionsOf: string | undefined;
  readonly feed: { readonly selection: readonly Clause[]; readonly sorts: readonly Sort[] };
};

export type SlidesQuestion = {
  readonly report: ReportRecord;
  readonly head: Head;
  readonly about: Clause;
  /** The sentence above the report; null where it has none. */
  readonly glance: Pick<Glance, 'sentence' | 'lacking' | 'scope' | 'isSmall'> | null;
  /** Those that the title has. */
  readonly tabs: readonly ReportTab[];
  /** The filters of the address. */
  readonly texts: readonly string[];
  readonly kinds: readonly TitleKind[];
  readonly realOnly: boolean;
  readonly order: Order;
  readonly listing: Listing;
  /** Of the data that answer. */
  readonly facts: SourceFacts;
};

type Asked = {
  readonly module: SingleModule;
  readonly head: Head;
  readonly clauses: readonly Clause[];
  readonly filtered: boolean;
  readonly section: string;
  readonly realOnly: boolean;
  readonly order: Order;
  readonly listing: Listing;
  /** Of a chart by day. */
  readonly marks: readonly Mark[];
  /** Of the bars beside it too; null where there are none. */
  readonly axis: Axis | null;
  /** Of the episodes and characters that the report is filtered by. */
  readonly names: FilterLabels;
};

/** How a module is drawn, and of which episode alone; null where it is no figure. */
type Drawing = { readonly prepare: Prepare; readonly episode: Episode | null };

const drawingOf = ({ module, clauses, listing }: Asked, rows: readonly Row[]): Drawing | null => {
  if (module.kind === 'figure') return { prepare: module.prepare, episode: null };
  if (module.kind !== 'special' || module.special !== 'emotions') return null;
  const episode = episodeChosen(rows, listing.emotionsOf);
  return { prepare: emotionsFigure(module.view, episode?.sort ?? null, wholeLabelOf(clauses)), episode };
};

const wordSlide = ({ module, head, section }: Asked, words: string, episode: Episode | null = null): Slide => ({
  ...{ section, title: titleWith(apartTitleOf(module, head), episode), mark: null, foot: '', notes: '' },
  body: { kind: 'words', words },
});

const nothing = (
  asked: Asked,
  instead: { readonly title?: string; readonly reason: string } | null,
  episode?: Episode | null,
): Slide[] => {
  const { title = 'No Results', reason } = instead ?? asked.module.empty(asked.filtered);
  return [wordSlide(asked, `${title}. ${reason}`, episode)];
};

const figureOf = (asked: Asked, { prepare, episode }: Drawing, { rows, meta }: ViewAnswer): Slide[] => {
  const { module, head, section, realOnly, order, marks, axis, names } = asked;
  const { figure, instead } = onAxis(withMarks(shownOf(prepare, { rows, meta }, realOnly, order), marks), axis);
  if (figure === null) return nothing(asked, instead, episode);
  const foot = scopeText(figure.sample, figure.notes, viewDefinition(module.view), meta, names);
  return figureSlides(figure, { section: `${section} · ${titleWith(titleOf(module, head), episode)}`, foot });
};

const isSpecial = (module: SingleModule, special: SpecialModule['special']): boolean =>
  module.kind === 'special' && module.special === special;

/**
 * As on the page. The hottest moments are first on slides, which have no axis of episodes to find them on; each begins with where
 * it is.
 */
const asListed = ({
  module,
  listing,
}: Pick<Asked, 'module' | 'listing'>): Pick<ReturnType<typeof viewDefinition>, 'sorts' | 'columns'> => {
  const view = viewDefinition(module.view);
  const columns = tableColumns(view);
  if (isSpecial(module, 'feed')) return { sorts: listing.feed.sorts, columns };
  if (!isSpecial(module, 'moments')) return { sorts: readSorts(notedOf(listing.sorted, view.id), view).sorts, columns };
  const isFigure = ({ type }: (typeof columns)[number]): boolean => type === 'integer';
  return {
    sorts: [{ column: listing.moments, direction: 'desc' }, ...view.sorts],
    columns: [...columns.filter((column) => !isFigure(column)).toReversed(), ...columns.filter(isFigure)],
  };
};

/** Whom N counts: a module that is no table of its own says it nowhere, so that its view does. */
const nounOf = (module: SingleModule): string => {
  if (module.kind === 'table') return module.noun;
  const { sample } = viewDefinition(module.view);
  return sample === null ? '' : sampleNouns[sample];
};

const tableOf = (asked: Asked, { rows: answered, meta }: ViewAnswer): Slide[] => {
  const { module, head, section, realOnly, names } = asked;
  const view = viewDefinition(module.view);
  const { sorts, columns: all } = asListed(asked);
  // A feed has so many comments that the first of its order alone are asked for; all of any other answer are.
  const order = isSpecial(module, 'feed') ? { ...view, sorts } : view;
  const { rows: kept, notes, instead } = listed(order, { ...meta, rows: answered }, realOnly);
  if (kept.length === 0) return nothing(asked, instead ?? suppressedWords(meta));
  const rows = sortRows(kept, sorts, view);
  // A title that is the report's own tells no row from another.
  const columns = all.filter(({ name }) => name !== 'title' || rows.some((row) => row[name] !== head.name));
  const isRanked = module.kind === 'table' && module.ranked === true;
  const table: SlideTable = {
    naming: isRanked ? 2 : 1,
    columns: [
      ...(isRanked ? [{ label: '#', numeric: true }] : []),
      ...columns.map((column) => ({ label: column.label, numeric: isNumeric(column) })),
    ],
    rows: rows.map((row, place) => [
      ...(isRanked ? [String(rankOf(row, place, sorts) ?? '')] : []),
      ...columns.map((column) => cellText(column, row[column.name])),
    ]),
  };
  const sample = membersBehind(meta, nounOf(module));
  const named = apartTitleOf(module, head);
  const definitions = columns.flatMap((column) => {
    const meaning = meaningOf(column);
    return meaning === null ? [] : [`${column.label}: ${meaning}`];
  });
  return slidesOf(
    { kind: 'table', table },
    {
      section,
      title: named.includes(head.heading) ? named : `${named} of ${isolated(head.heading)}`,
      mark: markOf(sample),
      foot: scopeText(sample, notes, view, meta, names),
      notes: definitions.join('\n'),
    },
  );
};

/** The slides of a module from its answer. */
export const moduleSlides = (asked: Asked, answer: Answer<ViewAnswer>): Slide[] => {
  if (answer.blocked) return [wordSlide(asked, answer.message)];
  const drawing = drawingOf(asked, answer.data.rows);
  return drawing === null ? tableOf(asked, answer.data) : figureOf(asked, drawing, answer.data);
};

const clausesOf = (module: SingleModule, clauses: readonly Clause[], { feed }: Listing): readonly Clause[] => {
  if (isSpecial(module, 'feed')) return [...clauses, ...feed.selection];
  return module.kind === 'figure' ? datedClauses(clauses, module.start) : clauses;
};

/** A feed may have a million comments, of which a deck has the first. */
const optionsOf = (module: SingleModule, { feed }: Listing): Parameters<Ask>[2] => {
  if (isSpecial(module, 'feed')) return { sorts: feed.sorts, limit: slideRowsMax };
  return module.kind === 'figure' && module.limit !== undefined ? { limit: module.limit } : {};
};

const isMarked = (module: SingleModule): boolean => module.kind === 'figure' && module.marked === true;

/** When the title came out; asked for where a chart says it. */
const askedMarks = async ({ report, head, about }: SlidesQuestion, ask: Ask): Promise<readonly Mark[]> => {
  if (report.subject !== 'show') return marksOf(null, head.released);
  const answer = await ask('episodes', [about], {});
  return marksOf(answer.blocked ? [] : answer.data.rows, head.released);
};

const askedEpisodes = async (
  { about }: SlidesQuestion,
  filters: readonly Clause[],
  ask: Ask,
): Promise<FilterLabels> => {
  if (!filters.some(({ id }) => id === 'episode')) return {};
  const answer = await ask('episodes', [about], {});
  return answer.blocked ? {} : episodeNames(answer.data.rows);
};

/** The names of the characters that the feed is narrowed to, which the counts beside it tell. */
const askedCharacters = async (
  { listing: { feed } }: SlidesQuestion,
  all: readonly Pick<Asked, 'module' | 'clauses'>[],
  ask: Ask,
): Promise<FilterLabels> => {
  const listed = all.find(({ module }) => isSpecial(module, 'feed'));
  if (listed === undefined || chosen(feed.selection, 'characters').length === 0) return {};
  const counted = listed.clauses.filter((clause) => !feed.selection.includes(clause));
  const answer = await ask('reactionCharacters', counted, {});
  return answer.blocked ? {} : characterNames(answer.data.rows);
};

/** The axis of the bars that stand beside a figure; all of them are slides of the deck, and asked once. */
const askedAxis = async (module: SingleModule, clauses: readonly Clause[], ask: Ask): Promise<Axis | null> => {
  if (module.kind !== 'figure' || module.beside === undefined) return null;
  const answers: Parameters<typeof axisOf>[0][number][] = [];
  for (const { view, prepare } of module.beside) {
    const answer = await ask(view, clauses, {});
    if (!answer.blocked) answers.push({ prepare, ...answer.data });
  }
  return axisOf(answers);
};

/** Every module of every tab, in the order of paper. */
const askedOf = ({
  head,
  about,
  tabs,
  texts,
  kinds,
  realOnly,
  order,
  listing,
}: SlidesQuestion): Omit<Asked, 'marks' | 'axis' | 'names'>[] =>
  tabs.flatMap((tab) => {
    const applied = readFilters(tab.page, texts).clauses;
    const section = tab.id === null ? head.heading : `${head.heading} · ${tab.label}`;
    return paperModules(seenModules(tab.modules, kinds), head).map((module) => ({
      ...{ module, head, section, realOnly, order, listing, filtered: applied.length > 0 },
      clauses: clausesOf(module, [about, ...applied], listing),
    }));
  });

/** The sentence above the report as the first slide. */
const glanceSlides = ({ glance, head }: Pick<SlidesQuestion, 'glance' | 'head'>): Slide[] =>
  glance === null || glance.sentence === ''
    ? []
    : [
        {
          ...{ section: head.heading, title: 'At a glance', mark: glance.isSmall ? smallSampleWords : null },
          body: { kind: 'words', words: [glance.sentence, glance.lacking].filter(Boolean).join(' ') },
          ...{ foot: glance.scope, notes: '' },
        },
      ];

/** @param onProgress how many modules stand, of how many */
export const reportSlides = async (
  question: SlidesQuestion,
  ask: Ask,
  onProgress: (progress: { settled: number; all: number }) => void,
): Promise<Deck> => {
  const { report, head, tabs, texts, facts } = question;
  const all = askedOf(question);
  const slides: Slide[] = glanceSlides(question);
  const marks = all.some(({ module }) => isMarked(module)) ? await askedMarks(question, ask) : [];
  const filters = tabs.flatMap((tab) => readFilters(tab.page, texts).clauses);
  const episodes = await askedEpisodes(question, filters, ask);
  const names = { ...episodes, ...(await askedCharacters(question, all, ask)) };
  for (const [settled, plain] of all.entries()) {
    onProgress({ settled, all: all.length });
    const asked = {
      ...plain,
      marks: isMarked(plain.module) ? marks : [],
      names,
      axis: await askedAxis(plain.module, plain.clauses, ask),
    };
    const { module, clauses } = asked;
    slides.push(...moduleSlides(asked, await ask(module.view, clauses, optionsOf(module, question.listing))));
  }
  const sentences = filtersText({ filters }, episodes);
  const day = formatValue('longDate', facts.dataThrough);
  return {
    title: head.heading,
    subtitle: [`${reportName(report)} Report`, `Data through ${day}`, ...new Set(sentences)].join('\n'),
    source: sourceText(facts),
    slides,
  };
};
