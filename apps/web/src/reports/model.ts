/**
 * A report as data: of each subject its tabs, of each tab the modules it consists of. Screen and paper draw the same list;
 * what a module is decided here, how it looks in `screen` and in `print`.
 */
import type { Clause, FilterId, PageFiltersId, Row, Subject, TitleTab, ViewId } from '@cvm/contract';
import type { ReactNode } from 'react';
import type { Chart, Prepare } from '../charts/model.ts';
import type { IndexBy } from '../charts/prepare/index-figure.ts';
import type { Title } from '../titles/title.ts';

/** What the header of a report tells of the one it is about. */
export type Head = Omit<Title, 'status'> & { readonly status: Title['status'] | null };

/** A fact of the head that is more than words: a link, a count that comes on its own. */
export type HeadFact = {
  readonly key: string;
  readonly node: ReactNode;
  /** It leads somewhere and tells nothing: not for paper. */
  readonly screenOnly?: true;
};

/** Why a module has nothing to show, and what to do about it; `title` stands in place of "No Results". */
export type Empty = (filtered: boolean) => { readonly title?: string; readonly reason: string };

/** A title; one with the name in it is another one until the name is known, and nothing is asked meanwhile. */
export type ModuleTitle = string | { readonly of: (name: string) => string; readonly waiting: string };

type Common<Id extends ViewId = ViewId> = {
  readonly id: string;
  /** What it asks. A user who may not see the view does not see the module. */
  readonly view: Id;
  /** Absent = that of the view, which its files name as their source. */
  readonly title?: ModuleTitle;
  readonly empty: Empty;
};

export type FigureModule = Common & {
  readonly kind: 'figure';
  readonly prepare: Prepare;
  /** Of the chart on screen, in pixels; 450 at most (2-title-reports section 9). */
  readonly height: number;
  /** What the chart is, for its skeleton. */
  readonly chart: Chart['kind'];
  /** The first day while no dates are chosen. */
  readonly start?: string;
  /** Rows asked for; absent = the view's own. */
  readonly limit?: number;
  /** Over days: premiere and episodes are marked. */
  readonly marked?: true;
  /** Bars of the same unit that stand beside it, itself among them: all of them have one axis. */
  readonly beside?: readonly Pick<FigureModule, 'view' | 'prepare'>[];
  /** Of an audience beside all others: what it is told apart by, and whom it counts: `viewers`. */
  readonly index?: { readonly by: IndexBy; readonly people: string };
};

export type TableModule = Common & {
  readonly kind: 'table';
  readonly height: number;
  /** Whom the sample counts: `viewers`. */
  readonly noun: string;
  /** What it lists, in a sentence above it on screen. */
  readonly lead: string;
  readonly ranked?: true;
};

/** Whatever is neither a figure nor a table of a view: a component on screen and one on paper, by its name. */
export type SpecialModule =
  | (Common<'showEmotionIndex' | 'movieEmotionIndex'> & { readonly kind: 'special'; readonly special: 'emotions' })
  | (Common<'characterVoteEpisodeRank'> & { readonly kind: 'special'; readonly special: 'characters' })
  | (Common<'characterVoteEpisodeRank'> & { readonly kind: 'special'; readonly special: 'ranks' })
  | (Common<'showSummary'> & { readonly kind: 'special'; readonly special: 'look' })
  | (Common<'reactionFeed'> & { readonly kind: 'special'; readonly special: 'feed' })
  | (Common<'hottestMoments'> & { readonly kind: 'special'; readonly special: 'moments' });

export type Special<Name extends SpecialModule['special']> = Extract<SpecialModule, { special: Name }>;

export type SingleModule = FigureModule | TableModule | SpecialModule;

/** Modules of which the screen shows one at a time; paper has all of them. One that is offered alone needs no choice. */
export type ChoiceModule = {
  readonly id: string;
  readonly kind: 'choice';
  /** What is chosen among. */
  readonly title: string;
  /** Tabs over a card, or inside one that has the title. */
  readonly look: 'tabs' | 'card';
  readonly options: readonly {
    readonly label: string;
    /** Only once the title has aired or been released. */
    readonly afterAiring?: true;
    readonly module: SingleModule;
  }[];
};

/** Where a module stands: its share of the width on screen and on paper. */
export type Place = {
  readonly span: 'third' | 'half' | 'twoThirds' | 'whole';
  /** As high as the two that follow it stand beside it one below the other; `narrow`: where three share two columns. */
  readonly tall?: 'always' | 'narrow';
  /** Beside another one on paper; absent = it has the width of the page. */
  readonly paper?: 'half';
};

export type Module = (SingleModule | ChoiceModule) & Place;

export type ReportTab = {
  /** The last part of the path; null = the report is one page without tabs. */
  readonly id: TitleTab | null;
  readonly label: string;
  /** Only once the title has aired or been released (2-title-reports sections 2.1 and 2.2). */
  readonly afterAiring: boolean;
  /** Its filter bar. */
  readonly page: PageFiltersId;
  readonly modules: readonly Module[];
};

export type FurtherReport = {
  readonly label: string;
  readonly path: (id: string) => string;
  /** Only once the title has aired. */
  readonly afterAiring?: true;
};

export type ReportRecord = {
  readonly subject: Subject;
  /** The view of the one row that its head is made of. */
  readonly detail: ViewId;
  /** What the report is called; absent = the title of that view: `Show`. */
  readonly name?: string;
  readonly headOf: (row: Row) => Head;
  /** What its picture is; null = it has none. */
  readonly picture: 'poster' | 'portrait' | null;
  readonly path: (id: string, tab?: TitleTab) => string;
  /** Other reports of the same one, to which its head leads. */
  readonly further?: readonly FurtherReport[];
  /** How its files are called. */
  readonly file: string;
  readonly tabs: readonly ReportTab[];
};

/** What every module of a tab is given. */
export type ModuleContext = {
  readonly subject: Subject;
  /** Which one all of it is about. */
  readonly about: Clause;
  /** Its name, for headings, files and pictures; its id while the name is not known. */
  readonly name: string;
  /** Null while it is not known. */
  readonly head: Head | null;
  /** The one it is about, and what the page filters. */
  readonly clauses: readonly Clause[];
  /** The page filters something. */
  readonly filtered: boolean;
  /** Puts a value into a filter of the page, or takes it out again, to be applied with the other edits; absent on paper. */
  readonly pick?: (id: FilterId, value: string) => void;
  /** The filters of the page. */
  readonly filters?: readonly FilterId[];
};
