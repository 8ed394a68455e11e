/** Users between the accounts store and the administration's calls: the store's words and the specification's. */
import type { ListedUser, UserEdit, UserKey } from '@cvm/accounts';
import {
  type AdminUser,
  accessOf,
  EntitlementError,
  isEmailAddress,
  isLook,
  pageBlocked,
  pageStarsMax,
  portalPages,
  requiredMessage,
  textLabels,
  type UserChange,
  type UserFacts,
} from '@cvm/contract';
import { ApiError } from '../errors.ts';

export const adminUserOf = (user: ListedUser): AdminUser => ({
  userId: user.id,
  uuid: user.id,
  username: user.firstName,
  lastname: user.lastName,
  email: user.email,
  organizationName: user.organization?.name ?? null,
  disabled: user.disabled,
  lastLogin: user.lastLogin?.toISOString() ?? null,
  roles: user.roles,
  hasApiKey: user.apiKey !== null,
  lookerUserInfo: { allowedPages: user.allowedPages, allowedDataCategories: user.allowedDataCategories },
  blockedReports: user.blockedReports,
  blockedLooks: user.blockedLooks,
  modifiedAt: user.modifiedAt.toISOString(),
});

export const userFactsOf = (user: UserKey): UserFacts & { id: string } => ({
  id: user.id,
  username: user.firstName,
  lastname: user.lastName,
  email: user.email,
  organizationName: user.organizationName,
  disabled: user.disabled,
  lastLogin: user.lastLogin?.toISOString() ?? null,
  roles: user.roles,
  lookerUserInfo: { allowedPages: user.allowedPages, allowedDataCategories: [] },
});

const bad = (message: string, field: string): ApiError => new ApiError('bad_request', message, { field });

/** Facts that an entry may repeat and never change: they have calls of their own, or none. */
const fixedFields = ['uuid', 'roles', 'hasApiKey', 'lastLogin'] as const;

const refuseFixedFields = (entry: UserChange, stored: AdminUser | null): void => {
  for (const field of fixedFields) {
    if (entry[field] !== undefined && JSON.stringify(entry[field]) !== JSON.stringify(stored?.[field]))
      throw bad(`${field} cannot be changed with this call.`, field);
  }
};

type GivenAccess = Partial<{ allowedPages: string[]; allowedDataCategories: string[]; blockedReports: string[] }>;

/** A category that cannot be understood would lock the user out of everything. */
const refuseUnknownCategories = ({ allowedPages = [], allowedDataCategories = [] }: GivenAccess): void => {
  try {
    accessOf({ allowedPages, allowedDataCategories, blockedReports: [] }, 0);
  } catch (error) {
    if (error instanceof EntitlementError) throw bad(error.message, 'allowedDataCategories');
    throw error;
  }
};

const refuseWrongPage = (pattern: string, field: string): void => {
  if (!/^\/[^\s?#]*$/.test(pattern)) throw bad(`"${pattern}" is no page: a page begins with /.`, field);
  if (pattern.split('*').length - 1 > pageStarsMax)
    throw bad(`"${pattern}" has too many asterisks: a page has ${pageStarsMax} at most.`, field);
};

/** Refuses pages and data categories that mean nothing, as far as they are given. */
export const refuseWrongAccess = (access: GivenAccess): void => {
  refuseUnknownCategories(access);
  const { allowedPages = [], blockedReports = [] } = access;
  for (const [field, patterns] of Object.entries({ allowedPages, blockedReports }))
    for (const pattern of patterns) refuseWrongPage(pattern, field);
};

/** A page that is none would be blocked by nothing; one that is stored may stay. */
const refuseUnknownReports = ({ blockedReports = [] }: UserChange, stored: AdminUser | null): void => {
  const isPage = (pattern: string) => portalPages.some(({ path }) => pageBlocked([pattern], path));
  const unknown = blockedReports.find((page) => !isPage(page) && stored?.blockedReports.includes(page) !== true);
  if (unknown !== undefined) throw bad(`There is no page "${unknown}" to be blocked from.`, 'blockedReports');
};

/** A look of another name would be blocked by nothing; one that is stored may stay. */
const refuseUnknownLooks = ({ blockedLooks = [] }: UserChange, stored: AdminUser | null): void => {
  const unknown = blockedLooks.find((look) => !isLook(look) && stored?.blockedLooks.includes(look) !== true);
  if (unknown !== undefined) throw bad(`There is no embedded look "${unknown}".`, 'blockedLooks');
};

/** An address is asked for when it is new: users from the operator's settings may have a plain name. */
const refuseWrongAddress = ({ email, username }: UserChange, stored: AdminUser | null): void => {
  if (stored === null && !email) throw bad(requiredMessage(textLabels.email), 'email');
  if (stored === null && !username?.trim()) throw bad(requiredMessage(textLabels.firstName), 'username');
  if (username !== undefined && username.trim() === '' && stored?.username !== '')
    throw bad(requiredMessage(textLabels.firstName), 'username');
  if (email !== undefined && email !== stored?.email && !isEmailAddress(email))
    throw bad(`"${email}" is no email address.`, 'email');
};

const momentOf = (text: string | undefined): Date | undefined => {
  if (text === undefined) return undefined;
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw bad('modifiedAt is not a moment.', 'modifiedAt');
  return moment;
};

/** A user to save as an edit of the store. `stored` is the user it names, null for a new one. */
export const userEditOf = (entry: UserChange, stored: AdminUser | null): UserEdit => {
  refuseFixedFields(entry, stored);
  refuseWrongAddress(entry, stored);
  refuseUnknownLooks(entry, stored);
  refuseUnknownReports(entry, stored);
  refuseWrongAccess({ ...entry.lookerUserInfo, ...(entry.blockedReports && { blockedReports: entry.blockedReports }) });
  const { username, lastname, email, organizationName, disabled, lookerUserInfo, blockedReports, blockedLooks } = entry;
  return {
    id: entry.userId,
    seen: momentOf(entry.modifiedAt),
    changes: {
      ...(email === undefined ? {} : { email }),
      ...(username === undefined ? {} : { firstName: username }),
      ...(lastname === undefined ? {} : { lastName: lastname }),
      ...(organizationName === undefined ? {} : { organizationName: organizationName }),
      ...(disabled === undefined ? {} : { disabled }),
      ...lookerUserInfo,
      ...(blockedReports === undefined ? {} : { blockedReports }),
      ...(blockedLooks === undefined ? {} : { blockedLooks }),
    },
  };
};
