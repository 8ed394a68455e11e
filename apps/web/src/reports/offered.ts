/** What of a report is offered: tabs and modules that the title has today and the user may see. Pure, but for the hook. */
import {
  type Clause,
  calendar,
  isOfKinds,
  pages,
  type Subject,
  type TitleKind,
  type ViewId,
  viewDefinition,
} from '@cvm/contract';
import { useMemo } from 'react';
import { usePageAccess } from '../session/access.ts';
import { compares } from '../tables/comparing.ts';
import type {
  ChoiceModule,
  FigureModule,
  Head,
  Module,
  ReportRecord,
  ReportTab,
  SingleModule,
  SpecialModule,
} from './model.ts';

/** What a report is called, in document titles and on paper. */
export const reportName = ({ name, detail }: Pick<ReportRecord, 'name' | 'detail'>): string =>
  name ?? viewDefinition(detail).title;

/** The tabs that a title has today. */
export const visibleTabs = (tabs: readonly ReportTab[], { aired }: Pick<Head, 'aired'>): readonly ReportTab[] =>
  tabs.filter(({ afterAiring }) => aired || !afterAiring);

/** The single modules among which one is chosen. While the head is not known, only those that every title has. */
export const optionsOf = ({ options }: ChoiceModule, head: Pick<Head, 'aired'> | null): ChoiceModule['options'] =>
  options.filter(({ afterAiring = false }) => !afterAiring || head?.aired === true);

/** The single modules of a module. */
export const singles = (module: Module): readonly SingleModule[] =>
  module.kind === 'choice' ? module.options.map((option) => option.module) : [module];

/** Which of them are drawn, with a table for those who read. */
const hasTwin: Readonly<Record<SpecialModule['special'], boolean>> = {
  ...{ emotions: true, characters: true, moments: true },
  ...{ ranks: false, look: false, feed: false },
};

/** The ids of all modules of a report that stand with others in one card. */
export const choiceIds = ({ tabs }: Pick<ReportRecord, 'tabs'>): readonly string[] =>
  tabs
    .flatMap(({ modules }) => modules)
    .flatMap((module) => (module.kind === 'choice' ? singles(module).map(({ id }) => id) : []));

const allSingles = ({ tabs }: Pick<ReportRecord, 'tabs'>): readonly SingleModule[] =>
  tabs.flatMap(({ modules }) => modules).flatMap(singles);

/** The ids of all modules of a report that are a chart or a table, as one likes. */
export const figureIds = (report: Pick<ReportRecord, 'tabs'>): readonly string[] =>
  allSingles(report).flatMap((module) =>
    module.kind === 'figure' || (module.kind === 'special' && hasTwin[module.special]) ? [module.id] : [],
  );

/** The views of all tables of a report. */
export const tableViews = (report: Pick<ReportRecord, 'tabs'>): readonly ViewId[] =>
  allSingles(report).flatMap(({ kind, view }) => (kind === 'table' ? [view] : []));

/** The modules whose views a user may see that has these kinds of title; the server refuses the others. */
export const seenModules = (modules: readonly Module[], kinds: readonly TitleKind[]): readonly Module[] => {
  const isSeen = ({ view }: { view: ViewId }): boolean => isOfKinds(viewDefinition(view), kinds);
  return modules.filter((module) => singles(module).every(isSeen));
};

/** The kinds of title that the signed-in user has. Whoever has the report of a title has titles of its kind. */
export const useSeenKinds = (subject: Subject): readonly TitleKind[] => {
  const { allows } = usePageAccess();
  const shows = subject === 'show' || allows(pages.shows.path);
  const movies = subject === 'movie' || allows(pages.movies.path);
  return useMemo(
    () => [...(shows ? (['show'] as const) : []), ...(movies ? (['movie'] as const) : [])],
    [shows, movies],
  );
};

/** The modules of a tab that the signed-in user may see. */
export const useSeenModules = ({ modules }: Pick<ReportTab, 'modules'>, subject: Subject): readonly Module[] => {
  const kinds = useSeenKinds(subject);
  return useMemo(() => seenModules(modules, kinds), [modules, kinds]);
};

export type IndexModule = FigureModule & Required<Pick<FigureModule, 'index'>>;

/** The modules that tell an audience apart by country, age and gender. */
export const indexModules = (modules: readonly Module[]): readonly IndexModule[] =>
  modules.flatMap(singles).flatMap((module) => {
    if (module.kind !== 'figure' || module.index === undefined) return [];
    return [{ ...module, index: module.index }];
  });

/** Some figure is compared with the others: what may be chance can be left out. */
export const comparesSome = (modules: readonly Module[]): boolean =>
  modules.flatMap(singles).some(({ view }) => compares(viewDefinition(view)));

/** The title of a module as it stands now. */
export const titleOf = (
  { view, title = viewDefinition(view).title }: Pick<SingleModule, 'view' | 'title'>,
  head: Pick<Head, 'name'> | null,
): string => {
  if (typeof title === 'string') return title;
  return head === null ? title.waiting : title.of(head.name);
};

/** Its title on paper and slides, where what it is chosen beside on screen does not tell it apart. */
export const apartTitleOf = (module: SingleModule, head: Pick<Head, 'name'> | null): string => {
  const title = titleOf(module, head);
  return module.kind === 'special' && module.special === 'characters' ? `${title} by Episode` : title;
};

/** The clauses of a figure: from its own first day on while the page names no dates. A range ends on the last day that has data. */
export const datedClauses = (clauses: readonly Clause[], start: string | undefined): readonly Clause[] =>
  start === undefined || clauses.some(({ id }) => id === 'date')
    ? clauses
    : [...clauses, { id: 'date', op: 'between', values: [start, calendar.last], join: 'or' }];
