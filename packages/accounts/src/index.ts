/** The accounts store: PostgreSQL, embedded or by URL, and plain functions that take it as their first argument. */
export { ensureAdmin, hasAdmin } from './admin.ts';
export { setAdminAccess } from './administrators.ts';
export { type ApiKey, authenticateApiKey, generateApiKey, revokeApiKey } from './api-keys.ts';
export { type Actor, type AuditEntry, type AuditSearch, audit, type NewAuditEntry, searchAudit } from './audit.ts';
export { changePassword } from './change-password.ts';
export { latestTrue } from './clock.ts';
export { type DemoLogin, demoUsers, disableDemoUsers, ensureDemoUsers, hasDemoUser, isDemoUsername } from './demo.ts';
export { createDowntime, type Downtime, disableDowntime, listDowntime } from './downtime.ts';
export { AccountsError, isStoreFull, isStoreUnavailable, isStoreUnwritable } from './errors.ts';
export { hasNoLinks, lockFolder } from './folder-lock.ts';
export { login } from './login.ts';
export { NewerStoreError } from './migrations.ts';
export { type Accounts, type Db, openAccounts } from './open.ts';
export { deleteOrganization, ensureOrganization, listOrganizations, renameOrganization } from './organizations.ts';
export { createPasswordToken, type PasswordLinkKind, passwordLinkMs, resetPassword } from './password-links.ts';
export { ensurePermalink, findPermalink } from './permalinks.ts';
export {
  checkPublishable,
  deletePublication,
  findPublication,
  lastPublications,
  listPublications,
  type Publication,
  type PublicationSummary,
  putPublication,
} from './publications.ts';
export {
  listColleagues,
  listSharedReports,
  type ReportAccess,
  reportAccess,
  shareReport,
} from './report-shares.ts';
export type { ReportSummary } from './report-summary.ts';
export {
  deleteForGood,
  deleteReport,
  findReport,
  listBin,
  listReportRevisions,
  listReports,
  putReport,
  type Report,
  type ReportRevision,
  restoreReport,
  setReportTags,
} from './reports.ts';
export { saveUsers, type UserEdit } from './save-users.ts';
export { fillSearchIndex, type SearchEntry, searchSource } from './search.ts';
export { type SearchHit, searchNames } from './search-names.ts';
export { deleteSegment, findSegment, listSegments, putSegment, type Segment } from './segments.ts';
export {
  authenticate,
  createSession,
  createViewAsSession,
  endOtherSessions,
  endSession,
  listSessions,
  type OwnSession,
  revokeSession,
  revokeSessions,
  type Viewer,
} from './sessions.ts';
export { addressKey, countAttempt, type Door, recordFailure } from './throttle.ts';
export type { User } from './user.ts';
export {
  createUser,
  disableUser,
  findUser,
  findUserByUsername,
  hasEnabledUser,
  hasUserBeside,
  type ListedUser,
  listUserKeys,
  listUsers,
  type NewUser,
  namesOfColleagues,
  setPassword,
  type UserKey,
  updateUser,
} from './users.ts';
