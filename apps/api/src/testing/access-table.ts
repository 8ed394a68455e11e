/**
 * Who may make which call, and who may ask which view: the expected outcome, written down by hand. `access-matrix.test.ts`
 * makes every call as everybody and compares; a route or a view that is not in here fails it, so nothing is reachable
 * that nobody has thought about.
 */
import type { ViewId } from '@cvm/contract';

/** `viewing` is an administrator who looks at the portal as a user of both kinds: its rights, reading alone. */
export const whos = [
  'nobody',
  'expired',
  'disabled',
  'shows',
  'movies',
  'both',
  'gem',
  'blocked',
  'admin',
  'admin-read',
  'key',
  'viewing',
] as const;
export type Who = (typeof whos)[number];

/** `open`: the call is answered, be it with an error about what was sent. */
export type Outcome = 'open' | 'unauthorized' | 'forbidden' | 'blocked';

const all = (outcome: Outcome): Record<Who, Outcome> =>
  Object.fromEntries(whos.map((who) => [who, outcome])) as Record<Who, Outcome>;
const shut = { nobody: 'unauthorized', expired: 'unauthorized', disabled: 'unauthorized' } as const;

const rules = {
  /** Without a token, too. */
  public: all('open'),
  /** Every user, and API keys. */
  reads: { ...all('open'), ...shut },
  /** Every user, but no API key. */
  changes: { ...all('open'), ...shut, key: 'forbidden', viewing: 'forbidden' },
  /** Every session, that of an administrator who views as a user too, but no API key. */
  session: { ...all('open'), ...shut, key: 'forbidden' },
  /** Every user that has the page behind it, which the gem-only one has not; API keys too. */
  pageReads: { ...all('open'), ...shut, gem: 'forbidden' },
  /** The same, but no API key. */
  pageChanges: { ...all('open'), ...shut, gem: 'forbidden', key: 'forbidden', viewing: 'forbidden' },
  /** Every user that may see the shows behind it, and is not blocked from them; API keys too. */
  showReads: { ...all('open'), ...shut, movies: 'forbidden', gem: 'forbidden', blocked: 'blocked' },
  /** The user that is named, and the table names somebody else's. */
  own: { ...all('forbidden'), ...shut },
  /** Both roles of the administration. */
  adminSees: { ...all('forbidden'), ...shut, admin: 'open', 'admin-read': 'open' },
  /** The role that may act. */
  adminActs: { ...all('forbidden'), ...shut, admin: 'open' },
} as const satisfies Record<string, Record<Who, Outcome>>;

export type Call = {
  readonly rule: keyof typeof rules;
  /** An example of the path, where the route is a pattern. */
  readonly url?: string;
  /** A body of the right form, for those who may send it. */
  readonly body?: object;
};

export const outcomeOf = (call: Call, who: Who): Outcome => rules[call.rule][who];

const nobody = '00000000-0000-4000-8000-000000000000';
const segment = `/v1/audience-segment/${nobody}`;
const report = `/v1/custom-report/${nobody}`;
const organization = `/v1/admin/organization/${nobody}`;
/** Every route by method and pattern, but those that ask a view. */
export const calls: Readonly<Record<string, Call>> = {
  'POST /v1/login': { rule: 'public' },
  'POST /v1/forgot-password': { rule: 'public' },
  'POST /v1/reset-password': { rule: 'public' },
  'GET /v1/pdt-status-check': { rule: 'public' },
  'GET /v1/embed/:look/view': { rule: 'public', url: '/v1/embed/show-viewership/view' },
  'GET /art/:kind/:id.svg': { rule: 'public', url: '/art/poster/1.svg' },
  'GET /metric_glossary.pdf': { rule: 'public' },

  'GET /v1/openapi.json': { rule: 'reads' },
  'POST /v1/mcp': { rule: 'reads', body: { jsonrpc: '2.0', id: 1, method: 'ping' } },
  'GET /v1/mcp': { rule: 'reads' },
  'GET /v1/logout': { rule: 'session' },
  'GET /v1/embed/:look': { rule: 'showReads', url: '/v1/embed/show-viewership' },
  // A session that is not there: what the walk does must not sign its users out.
  'GET /v1/user/sessions': { rule: 'changes' },
  'DELETE /v1/user/sessions': { rule: 'changes' },
  'DELETE /v1/user/sessions/:id': { rule: 'changes', url: `/v1/user/sessions/${nobody}` },
  'POST /v1/user/password': { rule: 'changes', body: { currentPassword: 'x', password: 'y' } },
  'GET /v1/user/profile': { rule: 'reads' },
  'GET /v1/user/filters_permissible': { rule: 'reads' },
  'GET /v1/user/filters_members': { rule: 'reads' },
  'GET /v1/status-check': { rule: 'reads' },
  'GET /v1/options/:kind': { rule: 'reads', url: '/v1/options/genre' },
  'GET /v1/view/fields': { rule: 'reads' },
  'GET /v1/audience-segment': { rule: 'reads' },
  'GET /v1/audience-segment/:uuid': { rule: 'reads', url: segment },
  'PUT /v1/audience-segment/:uuid': { rule: 'changes', url: segment, body: {} },
  'DELETE /v1/audience-segment/:uuid': { rule: 'changes', url: segment },

  'POST /v1/options/:kind/names': { rule: 'reads', url: '/v1/options/title/names', body: { names: ['A'] } },
  'POST /v1/permalink': { rule: 'changes', body: { path: '/shows' } },
  'GET /v1/permalink/:id': { rule: 'reads', url: '/v1/permalink/nothing' },
  'GET /v1/search': { rule: 'pageReads', url: '/v1/search?query=a' },
  'GET /v1/custom-reports/:userId': { rule: 'own', url: `/v1/custom-reports/${nobody}` },
  'GET /v1/custom-report/:uuid': { rule: 'pageReads', url: report },
  'POST /v1/custom-report': { rule: 'pageChanges', body: { name: 'R', fields: ['crosstab.view_count'] } },
  'PUT /v1/custom-report/:uuid': {
    rule: 'pageChanges',
    url: report,
    body: { fields: ['crosstab.view_count'], revision: 1 },
  },
  'DELETE /v1/custom-report/:uuid': { rule: 'pageChanges', url: report },
  'GET /v1/custom-report/:uuid/revisions': { rule: 'pageReads', url: `${report}/revisions` },
  'GET /v1/custom-report/:uuid/colleagues': { rule: 'pageReads', url: `${report}/colleagues` },
  'PUT /v1/custom-report/:uuid/colleagues': {
    ...{ rule: 'pageChanges', url: `${report}/colleagues`, body: { shares: [] } },
  },
  'PUT /v1/custom-report/:uuid/tags': { rule: 'pageChanges', url: `${report}/tags`, body: { tags: [] } },
  'GET /v1/custom-report/:uuid/publications': { rule: 'pageReads', url: `${report}/publications` },
  'POST /v1/custom-report/:uuid/publications': {
    ...{ rule: 'pageChanges', url: `${report}/publications`, body: { revision: 1 } },
  },
  'GET /v1/custom-report/:uuid/publications/:publication': {
    ...{ rule: 'pageReads', url: `${report}/publications/${nobody}` },
  },
  'GET /v1/custom-report/:uuid/publications/:publication/file': {
    ...{ rule: 'pageReads', url: `${report}/publications/${nobody}/file?resultFormat=csv` },
  },
  'DELETE /v1/custom-report/:uuid/publications/:publication': {
    ...{ rule: 'pageChanges', url: `${report}/publications/${nobody}` },
  },
  'GET /v1/exports': { rule: 'reads' },
  'POST /v1/exports': {
    rule: 'changes',
    body: { question: { of: 'view', view: 'nothing', params: {} }, format: 'csv' },
  },
  'GET /v1/exports/:id/file': { rule: 'reads', url: `/v1/exports/${nobody}/file` },
  'POST /v1/exports/:id/cancel': { rule: 'changes', url: `/v1/exports/${nobody}/cancel` },
  'POST /v1/exports/:id/repeat': { rule: 'changes', url: `/v1/exports/${nobody}/repeat` },
  'DELETE /v1/exports/:id': { rule: 'changes', url: `/v1/exports/${nobody}` },
  'GET /v1/shared-reports': { rule: 'pageReads' },
  'GET /v1/report-bin': { rule: 'pageReads' },
  'POST /v1/report-bin/:uuid/restore': { rule: 'pageChanges', url: `/v1/report-bin/${nobody}/restore` },
  'DELETE /v1/report-bin/:uuid': { rule: 'pageChanges', url: `/v1/report-bin/${nobody}` },
  'PUT /v1/user/:id': { rule: 'own', url: `/v1/user/${nobody}`, body: { username: 'X' } },

  'GET /v1/admin/users': { rule: 'adminSees' },
  'GET /v1/admin/organizations': { rule: 'adminSees' },
  'GET /v1/admin/downtime_message': { rule: 'adminSees' },
  'GET /v1/admin/audit': { rule: 'adminSees' },
  'GET /v1/options/adminOrgMap': { rule: 'adminSees' },
  'POST /v1/admin/user/access-preview': {
    rule: 'adminSees',
    body: { allowedPages: [], allowedDataCategories: [], blockedReports: [], blockedLooks: [] },
  },
  'PUT /v1/admin/users': { rule: 'adminActs', body: { users: [{ email: 'x@client.example', username: 'X' }] } },
  'POST /v1/admin/user/access': { rule: 'adminActs', body: { user: nobody, access: 'READ', revoke: false } },
  'POST /v1/admin/user/welcome': { rule: 'adminActs', body: { user: nobody, host: 'https://client.example' } },
  'POST /v1/admin/user/endSessions': { rule: 'adminActs', body: { user: nobody } },
  'POST /v1/admin/user/generateApiKey': { rule: 'adminActs', body: { user: nobody } },
  'POST /v1/admin/user/revokeApiKey': { rule: 'adminActs', body: { user: nobody } },
  'PUT /v1/admin/organization/:id': { rule: 'adminActs', url: organization, body: { name: 'O' } },
  'DELETE /v1/admin/organization/:id': { rule: 'adminActs', url: organization },
  'POST /v1/admin/view-as': { rule: 'adminActs', body: { user: nobody } },
  'POST /v1/admin/downtime_message': { rule: 'adminActs', body: { title: 'T', body: 'B', expires: 4_102_444_800_000 } },
  'POST /v1/admin/downtime_message/:uuid': {
    rule: 'adminActs',
    url: `/v1/admin/downtime_message/${nobody}`,
    body: {},
  },
};

/** Routes that ask a view, which decides: the first two are walked with every view, the others ask these views' figures. */
export const viewCalls: Readonly<Record<string, Call>> = {
  'GET /v1/query/:view': { rule: 'reads', url: '/v1/query/dates' },
  'GET /v1/query-view/:view': { rule: 'reads', url: '/v1/query-view/dates' },
  'POST /v1/view/runStream': { rule: 'reads', url: '/v1/view/runStream', body: {} },
  'POST /v1/view/benchmark': { rule: 'reads', url: '/v1/view/benchmark', body: {} },
  'POST /v1/view/movie-benchmark': { rule: 'reads', url: '/v1/view/movie-benchmark', body: {} },
};

type Kind = 'shows' | 'movies' | 'both' | 'gem';

const ofShows: readonly Kind[] = ['shows', 'both'];
const ofMovies: readonly Kind[] = ['movies', 'both'];
const ofAll: readonly Kind[] = ['shows', 'movies', 'both'];

/** Which kinds of user may ask a view. */
export const viewAccess: Readonly<Record<ViewId, readonly Kind[]>> = {
  topPerformingShows: ofShows,
  topPerformingMovies: ofMovies,
  topBingedShows: ofShows,
  homepageShowsAnticipation: ofShows,
  homepageMoviesAnticipation: ofMovies,
  trendingShows: ofShows,
  trendingMovies: ofMovies,
  trendingActors: ofAll,
  showSummary: ofShows,
  moviesSummary: ofMovies,
  networkSummary: ofAll,
  actorSummary: ofAll,
  bingeReport: ofShows,
  seriesDetail: ofShows,
  movieDetail: ofMovies,
  episodes: ofShows,
  dates: ['shows', 'movies', 'both', 'gem'],
  showRating: ofShows,
  movieRating: ofMovies,
  showAudiencePlatform: ofShows,
  movieAudiencePlatform: ofMovies,
  showMobility: ofShows,
  movieMobility: ofMovies,
  networkMobility: ofAll,
  showCountryIndex: ofShows,
  showAgeIndex: ofShows,
  showGenderIndex: ofShows,
  movieCountryIndex: ofMovies,
  movieAgeIndex: ofMovies,
  movieGenderIndex: ofMovies,
  showCountryFollowerIndex: ofShows,
  showAgeFollowerIndex: ofShows,
  showGenderFollowerIndex: ofShows,
  movieCountryFollowerIndex: ofMovies,
  movieAgeFollowerIndex: ofMovies,
  movieGenderFollowerIndex: ofMovies,
  networkCountryIndex: ofAll,
  networkAgeIndex: ofAll,
  networkGenderIndex: ofAll,
  actorCountryIndex: ofAll,
  actorAgeIndex: ofAll,
  actorGenderIndex: ofAll,
  anticipatedUnairedShows: ofShows,
  anticipatedReturningShows: ofShows,
  moviesAnticipation: ofMovies,
  releaseCalendar: ofAll,
  anticipationOutcome: ofAll,
  anticipationTracker: ofAll,
  anticipationTrackerByDay: ofAll,
  showAnticipationFollowers: ofShows,
  movieAnticipationFollowers: ofMovies,
  showEmotionIndex: ofShows,
  movieEmotionIndex: ofMovies,
  showEpisodeEmotions: ofShows,
  engagementRawTotals: ofAll,
  showFavorites: ofShows,
  movieFavorites: ofMovies,
  characterVoteEpisodeRank: ofShows,
  hottestMoments: ofShows,
  memes: ofShows,
  reactionFeed: ofAll,
  reactionCounts: ofAll,
  reactionEmotions: ofAll,
  reactionCharacters: ofAll,
  reactionRatings: ofAll,
  attributionPlatform: ofAll,
  attributionTitle: ofAll,
  affinityAll: ['both'],
  affinityShows: ofShows,
  affinityMovies: ofMovies,
  affinityAge: ofAll,
  affinityGender: ofAll,
  affinityCountry: ofAll,
  networkOverlap: ofShows,
  actorOverlap: ofAll,
  anticipationFollowerAffinity: ofShows,
  showReportAffinityOR: ofShows,
  movieAffinityFollower: ofMovies,
  movieAudienceAffinityTrack: ofMovies,
  actorShowAffinity: ofShows,
  actorDetail: ofAll,
  networkDetail: ofAll,
  actorFanFavoriteVotes: ofAll,
  actorFavorites: ofAll,
  topPerformingTitles: ofAll,
  networkTopShows: ofShows,
  networkAnticipatedShows: ofShows,
  networkTrendingShows: ofShows,
  gemReport: ['gem'],
};
