/** What the signed-in user may open. The server decides again for every call; this hides what it would refuse. */
import {
  adminRole,
  isGemOnly,
  type Profile,
  pageAllowed,
  pageBlocked,
  pageMatches,
  pages,
  portalPages,
} from '@cvm/contract';
import { type Session, useSession } from './session.ts';

export type PageAccess = {
  allows: (path: string) => boolean;
  /** The user sees the lock in place of this page. */
  blocks: (path: string) => boolean;
  gemOnly: boolean;
};

/** The administration is granted by a role, whatever pages a user has. */
const isAdministration = (path: string): boolean =>
  path === pages.admin.path || path.startsWith(`${pages.admin.path}/`);

export const pageAccess = (profile: Profile | null): PageAccess => {
  const { allowedPages } = profile?.lookerUserInfo ?? { allowedPages: [] };
  return {
    allows: (path) =>
      isAdministration(path) ? adminRole(profile?.roles ?? []) !== null : pageAllowed(allowedPages, path),
    blocks: (path) => pageBlocked(profile?.blockedReports ?? [], path),
    gemOnly: isGemOnly(allowedPages),
  };
};

/**
 * The profile that decides in this tab: whoever looks as an administrator sees what that user sees, but the
 * administration, which the server opens to nobody then.
 */
export const decidingProfile = (session: Session | null): Profile | null =>
  session?.viewAs === true ? { ...session.profile, roles: [] } : (session?.profile ?? null);

/** The access of the signed-in user; without one nothing is allowed. */
export const usePageAccess = (): PageAccess => pageAccess(decidingProfile(useSession()));

/** Pages that can be granted and opened without an id; patterns with `*` are not places to go. */
const startPages: readonly string[] = portalPages.map(({ path }) => path).filter((path) => !path.includes('*'));

/** Where a user starts: the first page that its list allows, home when there is none. */
export const landingPage = (profile: Profile | null): string =>
  profile?.lookerUserInfo.allowedPages
    .map((pattern) => startPages.find((path) => pageMatches(pattern, path)))
    .find((path) => path !== undefined) ?? pages.home.path;
