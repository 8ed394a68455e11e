/**
 * Every route of the web app in one file: a page's record, and the component that is loaded when it is opened. Access to a
 * page inside the shell is asked of the user's page list (`Shell`); here only signed in or not, administrator or not.
 */

import { adminRole, type Page, type PageId, pages } from '@cvm/contract';
import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { followLink } from './links/permalinks.ts';
import { PageError } from './messages/PageError.tsx';
import { asList, parseSearch, stringifySearch } from './search-params.ts';
import { filtersOfSegmentLink } from './segments/segment-link.ts';
import { decidingProfile, landingPage, pageAccess } from './session/access.ts';
import { rememberLink, takeLink } from './session/requested-link.ts';
import { readSession } from './session/session.ts';
import { Root } from './shell/Root.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The document title before `| CVM Insights`; null = the page writes its own. */
    title?: string | null;
    openTo?: Page['openTo'];
    /** Its figures are of the data: on paper it names the source. */
    showsData?: boolean;
  }
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}

/** What pages keep in the query of their address. Whatever else stands there is left as it is, how figures are shown too (`address`). */
type PageSearch = {
  filters?: string[];
  segment?: string;
  sorts?: string;
  benchmark?: string;
  sameDays?: string;
  titles?: string[];
  reactions?: string[];
  minimum?: string;
  growth?: string;
  days?: string;
  publication?: string;
};

const readPageSearch = (search: Record<string, unknown>): PageSearch => ({
  ...(search.filters === undefined ? {} : { filters: asList(search.filters) }),
  ...(search.segment === undefined ? {} : { segment: asList(search.segment)[0] ?? '' }),
  ...(search.sorts === undefined ? {} : { sorts: asList(search.sorts).join(',') }),
  ...(search.reactions === undefined ? {} : { reactions: asList(search.reactions) }),
  ...(search.growth === undefined ? {} : { growth: asList(search.growth)[0] ?? '' }),
  ...(search.days === undefined ? {} : { days: asList(search.days).join(',') }),
  // Of a saved report: the one it is shown as, as published.
  ...(search.publication === undefined ? {} : { publication: asList(search.publication)[0] ?? '' }),
  ...(search.minimum === undefined ? {} : { minimum: asList(search.minimum)[0] ?? '' }),
  // The uuid of the segment a title is compared with.
  ...(search.benchmark === undefined ? {} : { benchmark: asList(search.benchmark)[0] ?? '' }),
  ...(search.titles === undefined ? {} : { titles: asList(search.titles) }),
  ...(search.sameDays === undefined ? {} : { sameDays: asList(search.sameDays)[0] ?? '' }),
});

/** What a report that is not saved keeps there: all that it asks. */
type BuilderSearch = {
  fields?: string[];
  pivots?: string[];
  calculated?: string[];
  order?: string[];
  filters?: string[];
};

const readBuilderSearch = ({ fields, pivots, calculated, order, filters }: Record<string, unknown>): BuilderSearch => ({
  ...(fields === undefined ? {} : { fields: asList(fields) }),
  ...(pivots === undefined ? {} : { pivots: asList(pivots) }),
  ...(calculated === undefined ? {} : { calculated: asList(calculated) }),
  ...(order === undefined ? {} : { order: asList(order) }),
  ...(filters === undefined ? {} : { filters: asList(filters) }),
});

/** What the lists of the administration keep there. */
const listKeys = ['search', 'sorts', 'page', 'size', 'person', 'action', 'from', 'until', 'before'] as const;
type ListSearch = Partial<Record<(typeof listKeys)[number], string>>;

const readListSearch = (search: Record<string, unknown>): ListSearch =>
  Object.fromEntries(
    listKeys.flatMap((key) => (search[key] === undefined ? [] : [[key, asList(search[key]).join(',')]])),
  );

/** A page that is not there is seldom asked for: its code comes when it is. */
const NotFound = lazyRouteComponent(() => import('./pages/not-found/NotFound.tsx'));

const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Root,
  notFoundComponent: NotFound,
  errorComponent: PageError,
});

/** What the record of a page says to the router. */
const of = <Id extends PageId>(id: Id) => {
  const {
    path,
    title,
    openTo,
    filters,
    plain,
  }: { path: (typeof pages)[Id]['path'] } & Pick<Page, 'title' | 'openTo' | 'filters' | 'plain'> = pages[id];
  const showsData = filters !== undefined || (openTo === 'granted' && plain !== true);
  return { path, staticData: { title, openTo, showsData } };
};

const login = createRoute({
  getParentRoute: () => root,
  ...of('login'),
  // Whoever is signed in already has no business here, and goes on to where the sign-in was to lead.
  beforeLoad: () => {
    if (readSession() !== null) throw redirect({ href: takeLink() ?? pages.home.path, replace: true });
  },
  component: lazyRouteComponent(() => import('./pages/login/Login.tsx')),
});

const resetPassword = createRoute({
  getParentRoute: () => root,
  ...of('resetPassword'),
  component: lazyRouteComponent(() => import('./pages/login/ResetPassword.tsx')),
});

const notFound = createRoute({ getParentRoute: () => root, ...of('notFound'), component: NotFound });

const systemStatus = createRoute({
  getParentRoute: () => root,
  ...of('systemStatus'),
  component: lazyRouteComponent(() => import('./pages/status/SystemStatus.tsx')),
});

/** The one page that may stand in a frame of another site: it has no links, and asks with the token of its address. */
const embed = createRoute({
  getParentRoute: () => root,
  ...of('embed'),
  validateSearch: ({ token, showTitle }: Record<string, unknown>): { token?: string; showTitle?: string } => ({
    ...(token === undefined ? {} : { token: String(token) }),
    ...(showTitle === undefined ? {} : { showTitle: String(showTitle) }),
  }),
  component: lazyRouteComponent(() => import('./pages/embed/EmbeddedLook.tsx')),
});

/** Everything behind the sign-in. A visitor without a session is sent to the login page, the link remembered. */
const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  component: lazyRouteComponent(() => import('./shell/Shell.tsx'), 'Shell'),
  beforeLoad: async ({ location, context }) => {
    if (readSession() === null) {
      rememberLink(location.publicHref);
      throw redirect({ to: pages.login.path });
    }
    const filters = await filtersOfSegmentLink(context.queryClient, location.search);
    if (filters !== null) throw redirect({ to: '.', search: (search) => ({ ...search, filters }), replace: true });
  },
});

const home = createRoute({
  getParentRoute: () => shell,
  ...of('home'),
  validateSearch: readPageSearch,
  // A user without the home page, such as the gem-only one, starts on the first page it has.
  beforeLoad: () => {
    const profile = readSession()?.profile ?? null;
    const landing = landingPage(profile);
    if (landing !== pages.home.path && !pageAccess(profile).allows(pages.home.path))
      throw redirect({ to: landing, replace: true });
  },
  component: lazyRouteComponent(() => import('./pages/home/Home.tsx')),
});

type Loader = Parameters<typeof lazyRouteComponent>[0];

/** A page of data: filters, sorts and what else it keeps stand in its address. */
const data = <Id extends PageId>(id: Id, load: Loader) =>
  createRoute({
    getParentRoute: () => shell,
    ...of(id),
    validateSearch: readPageSearch,
    component: lazyRouteComponent(load),
  });

const dataPages = [
  data('shows', () => import('./pages/rankers/ShowRanker.tsx')),
  data('movies', () => import('./pages/rankers/MovieRanker.tsx')),
  data('actors', () => import('./pages/rankers/ActorRanker.tsx')),
  data('networks', () => import('./pages/rankers/NetworkRanker.tsx')),
  data('showsAnticipation', () => import('./pages/anticipation/AnticipatedShows.tsx')),
  data('moviesAnticipation', () => import('./pages/anticipation/AnticipatedMovies.tsx')),
  data('allAnticipation', () => import('./pages/anticipation/AllAnticipation.tsx')),
  data('anticipationTracker', () => import('./pages/tracker/AnticipationTracker.tsx')),
  data('releaseCalendar', () => import('./pages/calendar/ReleaseCalendar.tsx')),
  data('anticipationOutcome', () => import('./pages/outcome/AnticipationOutcome.tsx')),
  data('show', () => import('./pages/report/ShowReport.tsx')),
  data('movie', () => import('./pages/report/MovieReport.tsx')),
  data('network', () => import('./pages/report/NetworkReport.tsx')),
  data('actor', () => import('./pages/report/ActorReport.tsx')),
  data('binge', () => import('./pages/rankers/BingeRanking.tsx')),
  data('showViewership', () => import('./pages/report/ShowViewership.tsx')),
  data('characterVotes', () => import('./pages/report/CharacterVotes.tsx')),
  data('gemReport', () => import('./pages/gem/GemReport.tsx')),
  data('showsAffinity', () => import('./pages/affinity/ShowsAffinity.tsx')),
  data('moviesAffinity', () => import('./pages/affinity/MoviesAffinity.tsx')),
  data('affinity', () => import('./pages/affinity/Affinity.tsx')),
  data('compare', () => import('./pages/compare/Compare.tsx')),
  data('attributionPlatform', () => import('./pages/attribution/PlatformAttribution.tsx')),
  data('attributionTitle', () => import('./pages/attribution/TitleAttribution.tsx')),
];

const reportBuilder = createRoute({
  getParentRoute: () => shell,
  ...of('reportBuilder'),
  validateSearch: readBuilderSearch,
  component: lazyRouteComponent(() => import('./pages/report-builder/ReportBuilder.tsx')),
});

const savedReport = createRoute({
  getParentRoute: () => shell,
  ...of('savedReport'),
  // It has no data of its own, and shows those of the report.
  staticData: { ...of('savedReport').staticData, showsData: true },
  component: lazyRouteComponent(() => import('./pages/report-builder/SavedReport.tsx')),
});

const myReports = createRoute({
  getParentRoute: () => shell,
  ...of('reports'),
  component: lazyRouteComponent(() => import('./pages/my-reports/MyReports.tsx')),
});

const help = createRoute({
  getParentRoute: () => shell,
  ...of('help'),
  component: lazyRouteComponent(() => import('./pages/help/Help.tsx')),
});

const releaseNotes = createRoute({
  getParentRoute: () => shell,
  ...of('releaseNotes'),
  component: lazyRouteComponent(() => import('./pages/release-notes/ReleaseNotes.tsx')),
});

const profile = createRoute({
  getParentRoute: () => shell,
  ...of('profile'),
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: string } =>
    tab === undefined ? {} : { tab: String(tab) },
  component: lazyRouteComponent(() => import('./pages/profile/Profile.tsx')),
});

const searchResults = createRoute({
  getParentRoute: () => shell,
  ...of('searchResults'),
  validateSearch: ({ query }: Record<string, unknown>): { query?: string } =>
    query === undefined ? {} : { query: asList(query).join(' ') },
  component: lazyRouteComponent(() => import('./pages/search/SearchResults.tsx')),
});

/** The administration is for its roles; everybody else is told that there is no such page. */
const administration = <Id extends PageId>(id: Id, load: Loader) =>
  createRoute({
    getParentRoute: () => shell,
    ...of(id),
    validateSearch: readListSearch,
    beforeLoad: () => {
      if (adminRole(decidingProfile(readSession())?.roles ?? []) === null) throw redirect({ to: pages.notFound.path });
    },
    component: lazyRouteComponent(load),
  });

const admin = administration('admin', () => import('./pages/admin/Admin.tsx'));
const auditLog = administration('auditLog', () => import('./pages/admin/audit/AuditLog.tsx'));

/** A permalink: leads on to the address it stands for, whose own access rules hold. */
const link = createRoute({
  getParentRoute: () => shell,
  ...of('link'),
  beforeLoad: async ({ params }) => {
    const path = await followLink(params.linkId);
    throw path === null
      ? redirect({ to: pages.notFound.path, replace: true })
      : redirect({ href: path, replace: true });
  },
});

export const routeTree = root.addChildren([
  login,
  resetPassword,
  notFound,
  systemStatus,
  embed,
  shell.addChildren([
    home,
    ...dataPages,
    reportBuilder,
    myReports,
    savedReport,
    help,
    profile,
    releaseNotes,
    searchResults,
    admin,
    auditLog,
    link,
  ]),
]);

/** The router over the browser's address bar. */
export const makeRouter = (queryClient: QueryClient) =>
  createRouter({
    routeTree,
    parseSearch,
    stringifySearch,
    context: { queryClient },
    // Access is granted to paths as they are written; in other letters there is no such page.
    caseSensitive: true,
    defaultPreload: 'intent',
    defaultErrorComponent: PageError,
    scrollRestoration: true,
  });

export type AppRouter = ReturnType<typeof makeRouter>;
