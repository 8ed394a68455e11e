/** The accounts store: PostgreSQL, embedded or by URL, and plain functions that take it as their first argument. */
export { ensureAdmin } from './admin.ts';
export { setAdminAccess } from './administrators.ts';
export { type ApiKey, authenticateApiKey, generateApiKey, revokeApiKey } from './api-keys.ts';
export { type Actor, type AuditEntry, type AuditSearch, audit, type NewAuditEntry, searchAudit } from './audit.ts';
export { changePassword, type PasswordChange, type PasswordChangeResult } from './change-password.ts';
export {
  type DemoLogin,
  type DemoUser,
  demoUsers,
  disableDemoUsers,
  ensureDemoUsers,
  isDemoUsername,
} from './demo.ts';
export { createDowntime, type Downtime, disableDowntime, listDowntime } from './downtime.ts';
export { AccountsError, type AccountsErrorCode, isStoreFull, isStoreUnavailable, isStoreUnwritable } from './errors.ts';
export { lockFolder } from './folder-lock.ts';
export { type Credentials, type LoginResult, login } from './login.ts';
export { NewerStoreError } from './migrations.ts';
export { type Accounts, type AccountsOptions, type Db, openAccounts } from './open.ts';
export {
  deleteOrganization,
  ensureOrganization,
  listOrganizations,
  type Organization,
  renameOrganization,
} from './organizations.ts';
export {
  createPasswordToken,
  type PasswordLinkKind,
  type PasswordReset,
  passwordLinkMs,
  resetPassword,
} from './password-links.ts';
export { hashPassword, passwordProblem, verifyPassword } from './passwords.ts';
export { ensurePermalink, findPermalink } from './permalinks.ts';
export {
  checkPublishable,
  deletePublication,
  findPublication,
  lastPublications,
  listPublications,
  type NewPublication,
  type Publication,
  type PublicationSummary,
  putPublication,
} from './publications.ts';
export { organizationBytesMax, savedBytesMax } from './quotas.ts';
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
  type ReportInput,
  type ReportRevision,
  restoreReport,
  setReportTags,
} from './reports.ts';
export { saveUsers, type UserEdit } from './save-users.ts';
export { fillSearchIndex, type SearchEntry, searchSource } from './search.ts';
export { type SearchHit, type SearchKind, searchNames } from './search-names.ts';
export {
  deleteSegment,
  findSegment,
  listSegments,
  putSegment,
  type Segment,
  type SegmentInput,
} from './segments.ts';
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
  SESSION_IDLE_MS,
  SESSION_LIFETIME_MS,
  type SessionOrigin,
  type SignedIn,
  type Viewer,
} from './sessions.ts';
export {
  type Attempt,
  addressKey,
  checkThrottle,
  clearFailures,
  countAttempt,
  type Door,
  recordFailure,
  waitMs,
} from './throttle.ts';
export { normalUsername, type Role, type User } from './user.ts';
export {
  createUser,
  disableUser,
  findUser,
  findUserByUsername,
  listUsers,
  type NewUser,
  namesOfColleagues,
  setPassword,
  type UserChanges,
  updateUser,
} from './users.ts';
