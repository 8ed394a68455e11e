/**
 * Every route of the web app in one file: path, title, who may open it, and the page that is loaded when it is opened.
 * Access to a page inside the shell is asked of the account's page list (`Shell`); here only signed in or not.
 */

import { adminRole } from '@cvm/contract';
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
import { NotFound } from './pages/not-found/NotFound.tsx';
import { paths, patterns } from './paths.ts';
import { asList, parseSearch, stringifySearch } from './search-params.ts';
import { filtersOfSegmentLink } from './segments/segment-link.ts';
import { decidingProfile, landingPage, pageAccess } from './session/access.ts';
import { rememberLink, takeLink } from './session/requested-link.ts';
import { readSession } from './session/session.ts';
import { Root } from './shell/Root.tsx';
import { Shell } from './shell/Shell.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The document title before `| CVM Insights`; null = the page writes its own. */
    title?: string | null;
    access?: 'public' | 'signed in';
  }
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}

/** What pages keep in the query of their address. Whatever else stands there is left as it is. */
type PageSearch = {
  filters?: string[];
  segment?: string;
  sorts?: string;
  benchmark?: string;
  reactions?: string[];
  reactionSort?: string;
  differences?: string;
  minimum?: string;
};

const readPageSearch = (search: Record<string, unknown>): PageSearch => ({
  ...(search.filters === undefined ? {} : { filters: asList(search.filters) }),
  ...(search.segment === undefined ? {} : { segment: asList(search.segment)[0] ?? '' }),
  ...(search.sorts === undefined ? {} : { sorts: asList(search.sorts).join(',') }),
  ...(search.reactions === undefined ? {} : { reactions: asList(search.reactions) }),
  ...(search.reactionSort === undefined ? {} : { reactionSort: asList(search.reactionSort)[0] ?? '' }),
  ...(search.differences === undefined ? {} : { differences: asList(search.differences)[0] ?? '' }),
  ...(search.minimum === undefined ? {} : { minimum: asList(search.minimum)[0] ?? '' }),
  // The uuid of the segment a title is compared with.
  ...(search.benchmark === undefined ? {} : { benchmark: asList(search.benchmark)[0] ?? '' }),
});

/** What the lists of the administration keep there. */
const listKeys = ['search', 'sorts', 'page', 'size', 'person', 'action', 'from', 'until', 'before'] as const;
type ListSearch = Partial<Record<(typeof listKeys)[number], string>>;

const readListSearch = (search: Record<string, unknown>): ListSearch =>
  Object.fromEntries(
    listKeys.flatMap((key) => (search[key] === undefined ? [] : [[key, asList(search[key]).join(',')]])),
  );

const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Root,
  notFoundComponent: NotFound,
  errorComponent: PageError,
});

const login = createRoute({
  getParentRoute: () => root,
  path: patterns.login,
  staticData: { title: 'Login', access: 'public' },
  // Whoever is signed in already has no business here, and goes on to where the sign-in was to lead.
  beforeLoad: () => {
    if (readSession() !== null) throw redirect({ href: takeLink() ?? paths.home(), replace: true });
  },
  component: lazyRouteComponent(() => import('./pages/login/Login.tsx')),
});

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: patterns.resetPassword,
  staticData: { title: 'Reset Your Password', access: 'public' },
  component: lazyRouteComponent(() => import('./pages/login/ResetPassword.tsx')),
});

const notFound = createRoute({
  getParentRoute: () => root,
  path: patterns.notFound,
  staticData: { title: '404', access: 'public' },
  component: NotFound,
});

const systemStatus = createRoute({
  getParentRoute: () => root,
  path: patterns.systemStatus,
  staticData: { title: 'System Status', access: 'public' },
  component: lazyRouteComponent(() => import('./pages/status/SystemStatus.tsx')),
});

/** The one page that may stand in a frame of another site: it has no links, and asks with the token of its address. */
const embed = createRoute({
  getParentRoute: () => root,
  path: patterns.embed,
  validateSearch: ({ token, showTitle }: Record<string, unknown>): { token?: string; showTitle?: string } => ({
    ...(token === undefined ? {} : { token: String(token) }),
    ...(showTitle === undefined ? {} : { showTitle: String(showTitle) }),
  }),
  staticData: { title: null, access: 'public' },
  component: lazyRouteComponent(() => import('./pages/embed/EmbeddedLook.tsx')),
});

/** Everything behind the sign-in. A visitor without a session is sent to the login page, the link remembered. */
const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  component: Shell,
  beforeLoad: async ({ location, context }) => {
    if (readSession() === null) {
      rememberLink(location.publicHref);
      throw redirect({ to: paths.login() });
    }
    const filters = await filtersOfSegmentLink(context.queryClient, location.search);
    if (filters !== null) throw redirect({ to: '.', search: (search) => ({ ...search, filters }), replace: true });
  },
});

const home = createRoute({
  getParentRoute: () => shell,
  path: patterns.home,
  validateSearch: readPageSearch,
  // An account without the home page, such as the gem-only one, starts on the first page it has.
  beforeLoad: () => {
    const profile = readSession()?.profile ?? null;
    const landing = landingPage(profile);
    if (landing !== paths.home() && !pageAccess(profile).allows(paths.home()))
      throw redirect({ to: landing, replace: true });
  },
  staticData: { title: 'Home', access: 'signed in' },
  component: lazyRouteComponent(() => import('./pages/home/Home.tsx')),
});

const shows = createRoute({
  getParentRoute: () => shell,
  path: patterns.shows,
  validateSearch: readPageSearch,
  staticData: { title: 'Rankings | Shows', access: 'signed in' },
  component: lazyRouteComponent(() => import('./pages/rankers/ShowRanker.tsx')),
});

const movies = createRoute({
  getParentRoute: () => shell,
  path: patterns.movies,
  validateSearch: readPageSearch,
  staticData: { title: 'Rankings | Movies', access: 'signed in' },
  component: lazyRouteComponent(() => import('./pages/rankers/MovieRanker.tsx')),
});

const show = createRoute({
  getParentRoute: () => shell,
  path: patterns.show,
  validateSearch: readPageSearch,
  staticData: { title: null, access: 'signed in' },
  component: lazyRouteComponent(() => import('./pages/title-report/ShowReport.tsx')),
});

const movie = createRoute({
  getParentRoute: () => shell,
  path: patterns.movie,
  validateSearch: readPageSearch,
  staticData: { title: null, access: 'signed in' },
  component: lazyRouteComponent(() => import('./pages/title-report/MovieReport.tsx')),
});

const gemReport = createRoute({
  getParentRoute: () => shell,
  path: patterns.gemReport,
  validateSearch: readPageSearch,
  staticData: { title: 'GEM Report', access: 'signed in' },
  component: lazyRouteComponent(() => import('./pages/gem/GemReport.tsx')),
});

const help = createRoute({
  getParentRoute: () => shell,
  path: patterns.help,
  staticData: { title: 'Help', access: 'signed in' },
  component: lazyRouteComponent(() => import('./pages/help/Help.tsx')),
});

const releaseNotes = createRoute({
  getParentRoute: () => shell,
  path: patterns.releaseNotes,
  staticData: { title: 'Release Notes', access: 'signed in' },
  component: lazyRouteComponent(() => import('./pages/release-notes/ReleaseNotes.tsx')),
});

const profile = createRoute({
  getParentRoute: () => shell,
  path: patterns.profile,
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: string } =>
    tab === undefined ? {} : { tab: String(tab) },
  staticData: { title: 'My Profile', access: 'signed in' },
  component: lazyRouteComponent(() => import('./pages/profile/Profile.tsx')),
});

const searchResults = createRoute({
  getParentRoute: () => shell,
  path: patterns.searchResults,
  validateSearch: ({ query }: Record<string, unknown>): { query?: string } =>
    query === undefined ? {} : { query: asList(query).join(' ') },
  staticData: { title: 'Search Results', access: 'signed in' },
  component: lazyRouteComponent(() => import('./pages/search/SearchResults.tsx')),
});

/** The administration is for its roles; everybody else is told that there is no such page. */
const administratorsOnly = () => {
  if (adminRole(decidingProfile(readSession())?.roles ?? []) === null) throw redirect({ to: paths.notFound() });
};

const admin = createRoute({
  getParentRoute: () => shell,
  path: patterns.admin,
  validateSearch: readListSearch,
  staticData: { title: 'Admin', access: 'signed in' },
  beforeLoad: administratorsOnly,
  component: lazyRouteComponent(() => import('./pages/admin/Admin.tsx')),
});

const auditLog = createRoute({
  getParentRoute: () => shell,
  path: patterns.auditLog,
  validateSearch: readListSearch,
  staticData: { title: 'Audit Log', access: 'signed in' },
  beforeLoad: administratorsOnly,
  component: lazyRouteComponent(() => import('./pages/admin/audit/AuditLog.tsx')),
});

/** A permalink: leads on to the address it stands for, whose own access rules hold. */
const link = createRoute({
  getParentRoute: () => shell,
  path: patterns.link,
  staticData: { title: 'Link', access: 'signed in' },
  beforeLoad: async ({ params }) => {
    const path = await followLink(params.linkId);
    throw path === null ? redirect({ to: paths.notFound(), replace: true }) : redirect({ href: path, replace: true });
  },
});

export const routeTree = root.addChildren([
  login,
  resetPassword,
  notFound,
  systemStatus,
  embed,
  shell.addChildren([
    ...[home, shows, movies, show, movie, gemReport],
    ...[help, profile, releaseNotes, searchResults, admin, auditLog, link],
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
