/** Editing many users at once: blank fields are ignored, filled ones overwrite. Pure. */
import type { AdminUser, UserChange, UserKind } from '@cvm/contract';
import { isDataUnderstood, readAccess, storedAccess } from './access/access-form.ts';
import { listed } from './listed.ts';

export type BulkDraft = {
  organization: string;
  kind: UserKind | null;
  months: number | '';
  countries: string[];
  blockedReports: string[];
  blockedLooks: string[];
  status: 'active' | 'disabled' | null;
};

export const emptyBulk: BulkDraft = {
  organization: '',
  kind: null,
  months: '',
  countries: [],
  blockedReports: [],
  blockedLooks: [],
  status: null,
};

export const isBlank = ({ organization, kind, months, countries, blockedReports, blockedLooks, status }: BulkDraft) =>
  organization.trim() === '' &&
  kind === null &&
  months === '' &&
  countries.length + blockedReports.length + blockedLooks.length === 0 &&
  status === null;

/** Why the draft cannot be saved for these users; null when it can. */
export const bulkProblem = (draft: BulkDraft, users: readonly AdminUser[]): string | null => {
  if (isBlank(draft)) return 'All fields are blank.';
  if (draft.months === '' && draft.countries.length === 0) return null;
  // To write a part of what shows a user nothing would open the rest.
  const unread = users.filter((user) => !isDataUnderstood(user)).map(({ email }) => email);
  return unread.length === 0 ? null : `Which data these may see cannot be read, edit each alone: ${listed(unread)}.`;
};

/** Parts of an access that are filled overwrite that part; each user keeps the others. */
const accessChange = (draft: BulkDraft, user: AdminUser): UserChange => {
  const { kind, months, countries, blockedReports, blockedLooks } = draft;
  const { lookerUserInfo, ...blocked } = storedAccess({
    ...readAccess(user),
    ...(kind === null ? {} : { kind, extraPages: [] }),
    ...(months === '' ? {} : { months }),
    ...(countries.length === 0 ? {} : { countries }),
    ...(blockedReports.length === 0 ? {} : { blockedReports }),
    ...(blockedLooks.length === 0 ? {} : { blockedLooks }),
  });
  const { allowedPages, allowedDataCategories } = lookerUserInfo;
  const info = {
    ...(kind === null ? {} : { allowedPages }),
    ...(months === '' && countries.length === 0 ? {} : { allowedDataCategories }),
  };
  return {
    ...(Object.keys(info).length === 0 ? {} : { lookerUserInfo: info }),
    ...(blockedReports.length === 0 ? {} : { blockedReports: blocked.blockedReports }),
    ...(blockedLooks.length === 0 ? {} : { blockedLooks: blocked.blockedLooks }),
  };
};

/** The users to save. */
export const bulkChanges = (draft: BulkDraft, users: readonly AdminUser[]): UserChange[] =>
  users.map((user) => ({
    userId: user.userId,
    modifiedAt: user.modifiedAt,
    ...(draft.organization.trim() === '' ? {} : { organizationName: draft.organization.trim() }),
    ...(draft.status === null ? {} : { disabled: draft.status === 'disabled' }),
    ...accessChange(draft, user),
  }));
