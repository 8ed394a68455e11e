/**
 * The pages of the portal that a user can be given or kept from, with their names in words: what the administration
 * chooses from, and what a preview of an access change is told in.
 */
import { type PageId, pageDefinition, pageIds } from './index.ts';
import { patternOf } from './page.ts';

export type PortalPage = {
  /** As it stands in a user's list of pages. */
  readonly path: string;
  readonly label: string;
};

const isGranted = (id: PageId): boolean => pageDefinition(id).openTo === 'granted';
const asChoice = (id: PageId): PortalPage => ({ path: patternOf(pageDefinition(id)), label: pageDefinition(id).label });

export const portalPages: readonly PortalPage[] = pageIds.filter(isGranted).map(asChoice);

/** The pages that a user can be blocked from. */
export const reportPages: readonly PortalPage[] = pageIds
  .filter((id) => isGranted(id) && pageDefinition(id).plain !== true)
  .map(asChoice);

/** The name of a page in words; a pattern that is no page of the list is its own name. */
export const pageLabel = (path: string): string => portalPages.find((page) => page.path === path)?.label ?? path;
