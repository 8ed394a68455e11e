/** Users and their administration (3-reports-and-admin sections 3, 5 and 7). */
import { z } from 'zod';
import { comparedText, isOneLine, keptText } from '../filters/letters.ts';
import { doneSchema, endpoint } from './endpoint.ts';
import { wholeNumber } from './query.ts';
import { oneLineMessage, textLabels, tooLongMessage } from './required.ts';
import { loginAnswerSchema, userNameMax } from './user.ts';

/** The role a user has in the administration: the first entry of its roles. */
export type AdminRole = 'admin' | 'admin-read';

/** `admin` may act, `admin-read` sees and cannot act, everybody else is not let in (null). */
export const adminRole = (roles: readonly string[]): AdminRole | null => {
  const [first] = roles;
  return first === 'admin' || first === 'admin-read' ? first : null;
};

/** Entries of a list of entitlements that is given: many times what any user needs. */
const entitlementsSchema = z.array(z.string().max(2_000)).max(1_000);

/** What a user may see. */
const lookerUserInfoSchema = z.strictObject({
  allowedPages: z.array(z.string()),
  allowedDataCategories: z.array(z.string()),
});

/** A user as the administration sees it. The API key itself is visible on its owner's profile alone. */
const adminUserSchema = z.object({
  userId: z.string(),
  uuid: z.string(),
  /** First name. */
  username: z.string(),
  lastname: z.string(),
  email: z.string(),
  organizationName: z.string().nullable(),
  disabled: z.boolean(),
  /** Moment, null before the first sign-in. */
  lastLogin: z.string().nullable(),
  roles: z.array(z.string()),
  hasApiKey: z.boolean(),
  lookerUserInfo: lookerUserInfoSchema,
  blockedReports: z.array(z.string()),
  blockedLooks: z.array(z.string()),
  /** The moment of the last change: sent back with an edit, so that it cannot overwrite a later one. */
  modifiedAt: z.string(),
});
export type AdminUser = z.infer<typeof adminUserSchema>;

/** Of what is searched for among the users. */
export const userSearchMax = 200;
/** Users of one page, and ids of one call. */
export const usersPageMax = 1_000;
export const userIdsMax = 100;

/** What the users are sorted by. */
export const userColumnNames = [
  ...(['email', 'username', 'lastname', 'organizationName'] as const),
  ...(['access', 'role', 'status', 'lastLogin'] as const),
] as const;
export type UserColumn = (typeof userColumnNames)[number];
export type UserSort = { column: UserColumn; direction: 'asc' | 'desc' };
export const defaultUserSort: UserSort = { column: 'email', direction: 'asc' };

const userSortSchema = z.templateLiteral(
  [z.enum(userColumnNames), z.union([z.literal(''), z.literal(' asc'), z.literal(' desc')])],
  `it takes a column and its direction, such as lastLogin desc; columns are ${userColumnNames.join(', ')}`,
);

const usersParamsSchema = z.strictObject({
  resultFormat: z.enum(['json', 'csv', 'xlsx']).default('json'),
  search: z.string().max(userSearchMax).overwrite(keptText).default(''),
  /** One column, `lastLogin desc`; what is empty comes last. */
  sorts: userSortSchema.default('email').transform((text): UserSort => {
    const column = userColumnNames.find((name) => name === text.split(' ')[0]) ?? defaultUserSort.column;
    return { column, direction: text.endsWith(' desc') ? 'desc' : 'asc' };
  }),
  /** Without one all of them are answered. */
  limit: wholeNumber(1, usersPageMax).optional(),
  /** How many stand before the first. */
  offset: wholeNumber(0).default(0),
  /** These users alone, `,` between their ids. */
  ids: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.string()).max(userIdsMax))
    .optional(),
  /** Those who administrate the portal alone. */
  administrators: z.literal('true').optional(),
});

const savedUsersSchema = z.object({ success: z.literal(true), users: z.array(adminUserSchema) });

export const usersAnswerSchema = savedUsersSchema.extend({
  /** How many there are, before `limit` and `offset`. */
  usersAll: z.number(),
});

const email = z.string().overwrite(comparedText);

/** First and last name may be left empty; whether the first must be there depends on what is stored. */
const personName = (label: string) =>
  z
    .string()
    .overwrite(keptText)
    .max(userNameMax, tooLongMessage(label, userNameMax))
    .refine(isOneLine, oneLineMessage(label));

/**
 * One user to create (without userId) or to change. A field that is not named stays as it is. The facts about a user
 * that have calls of their own, or none, may stand in an entry as they were answered, and are refused with another value.
 */
const userChangeSchema = z.strictObject({
  userId: z.string().optional(),
  username: personName(textLabels.firstName).optional(),
  lastname: personName(textLabels.lastName).optional(),
  email: email.optional(),
  /** An organization that is not there yet is created; null = none. */
  organizationName: z.string().nullable().optional(),
  disabled: z.boolean().optional(),
  lookerUserInfo: lookerUserInfoSchema.partial().optional(),
  blockedReports: z.array(z.string()).optional(),
  blockedLooks: z.array(z.string()).optional(),
  /** The moment of the last change that the editor has seen: a user changed since then is a conflict. */
  modifiedAt: z.string().optional(),
  uuid: z.string().optional(),
  roles: z.array(z.string()).optional(),
  hasApiKey: z.boolean().optional(),
  lastLogin: z.string().nullable().optional(),
});
export type UserChange = z.infer<typeof userChangeSchema>;

/** How many users one call saves. */
export const usersAtOnceMax = 500;

/** All of them or none. */
const usersBodySchema = z.strictObject({ users: z.array(userChangeSchema).min(1).max(usersAtOnceMax) });

/** A user as other calls name it: the id, or the user itself. */
const namedUser = z.union(
  [z.string().min(1), z.looseObject({ userId: z.string().min(1) }).transform(({ userId }) => userId)],
  { error: 'Field "user" takes the id of a user, or the user.' },
);

/** Grants the administration to a user, or takes it away. */
const accessBodySchema = z.discriminatedUnion(
  'revoke',
  [
    z.strictObject({ user: namedUser, access: z.enum(['READWRITE', 'READ']), revoke: z.literal(false) }),
    z.strictObject({
      user: namedUser,
      access: z.literal('', 'Field "access" is empty when access is revoked.'),
      revoke: z.literal(true),
    }),
  ],
  { error: 'Field "revoke" must be true or false.' },
);
export type AccessBody = z.input<typeof accessBodySchema>;

/** The specification's user carries lookerUserInfo as JSON text, which is not read here. */
const welcomeBodySchema = z.strictObject({ user: namedUser, host: z.string().max(300).optional() });

const endSessionsBodySchema = z.strictObject({ user: namedUser });

const apiKeyBodySchema = z.strictObject({ user: namedUser });

/** The key and its secret, which cannot be read again. */
const apiKeyAnswerSchema = z.object({ success: z.literal(true), apiKey: z.string(), apiSecret: z.string() });

const changeSchema = z.object({ added: z.array(z.string()), removed: z.array(z.string()) });

/** What a change of entitlements would add and take away. */
const accessPreviewBodySchema = z.strictObject({
  /** Absent = a user who is not there yet. */
  userId: z.string().optional(),
  allowedPages: entitlementsSchema,
  allowedDataCategories: entitlementsSchema,
  blockedReports: entitlementsSchema,
  blockedLooks: entitlementsSchema,
});
export type AccessPreviewBody = z.infer<typeof accessPreviewBodySchema>;

const accessChangeSchema = z.object({
  /** Names of pages that can be opened. */
  pages: changeSchema,
  /** Titles of views that answer. */
  views: changeSchema,
  /** Values per data category that the user sees; `*` = all of them. */
  data: z.array(changeSchema.extend({ category: z.string() })),
  /** The rolling window in months, null = all-time. */
  months: z.object({ before: z.number().nullable(), after: z.number().nullable() }),
  /** Names of the reports that are locked: `added` are locked by the change. */
  blockedReports: changeSchema,
  blockedLooks: changeSchema,
});
export type AccessChange = z.infer<typeof accessChangeSchema>;

const accessPreviewAnswerSchema = z.object({ success: z.literal(true), data: accessChangeSchema });

/** How long an administrator looks at the portal as somebody else: it is for a look, not for work. */
export const viewAsMinutes = 30;

const viewAsBodySchema = z.strictObject({ user: namedUser });

export const adminEndpoints = {
  listUsers: endpoint({
    method: 'GET',
    path: '/v1/admin/users',
    who: 'adminSees',
    tag: 'administration',
    summary: 'All users, or those that a search finds, or a page of them',
    description:
      'Each word of the search is found in the email address, the names, the organization, the role or the status. usersAll says how many there are; limit and offset name the page. resultFormat csv and xlsx answer all of them as a file.',
    query: usersParamsSchema,
    answer: usersAnswerSchema,
    files: ['csv', 'xlsx'],
  }),
  saveUsers: endpoint({
    method: 'PUT',
    path: '/v1/admin/users',
    who: 'adminActs',
    tag: 'administration',
    summary: 'Create and change users',
    description:
      'All of them or none. An entry without userId creates a user; a field that is not named stays as it is. With modifiedAt, a user who was changed since then is answered as a conflict.',
    body: usersBodySchema,
    answer: savedUsersSchema,
    errors: ['bad_request', 'not_found', 'conflict'],
  }),
  sendWelcome: endpoint({
    method: 'POST',
    path: '/v1/admin/user/welcome',
    who: 'adminActs',
    tag: 'administration',
    summary: 'Send a user the welcome email',
    description: 'Links lead to the address of the portal (PUBLIC_URL), whatever `host` says.',
    body: welcomeBodySchema,
    answer: doneSchema,
    errors: ['bad_request', 'not_found', 'conflict', 'unavailable'],
  }),
  setAdminAccess: endpoint({
    method: 'POST',
    path: '/v1/admin/user/access',
    who: 'adminActs',
    tag: 'administration',
    summary: 'Grant or revoke admin access',
    description: 'READWRITE makes an admin, READ an admin-read. Nobody changes their own role.',
    body: accessBodySchema,
    answer: doneSchema,
    errors: ['bad_request', 'not_found', 'conflict'],
  }),
  endSessionsOfUser: endpoint({
    method: 'POST',
    path: '/v1/admin/user/endSessions',
    who: 'adminActs',
    tag: 'administration',
    summary: 'Sign a user out everywhere',
    description: 'The user may sign in again. What the user looks at as somebody else ends, too.',
    body: endSessionsBodySchema,
    answer: doneSchema,
    errors: ['bad_request', 'not_found'],
  }),
  generateApiKey: endpoint({
    method: 'POST',
    path: '/v1/admin/user/generateApiKey',
    who: 'adminActs',
    tag: 'administration',
    summary: 'Give a user a new API key',
    description: 'The key before it stops working. The secret is answered this once and cannot be read again.',
    body: apiKeyBodySchema,
    answer: apiKeyAnswerSchema,
    errors: ['bad_request', 'not_found'],
  }),
  revokeApiKey: endpoint({
    method: 'POST',
    path: '/v1/admin/user/revokeApiKey',
    who: 'adminActs',
    tag: 'administration',
    summary: "Take away a user's API key",
    description: 'It stops working at once. A user without one is no error.',
    body: apiKeyBodySchema,
    answer: doneSchema,
    errors: ['bad_request', 'not_found'],
  }),
  previewAccess: endpoint({
    method: 'POST',
    path: '/v1/admin/user/access-preview',
    who: 'adminSees',
    tag: 'administration',
    summary: 'What a change of access would add and take away',
    body: accessPreviewBodySchema,
    answer: accessPreviewAnswerSchema,
    errors: ['bad_request', 'not_found'],
  }),
  viewAs: endpoint({
    method: 'POST',
    path: '/v1/admin/view-as',
    who: 'adminActs',
    tag: 'administration',
    summary: 'View the portal as a user',
    description: `Answers like a sign-in of the user. The token reads alone, does not reach the administration and ends after ${viewAsMinutes} minutes, or with v1/logout.`,
    body: viewAsBodySchema,
    answer: loginAnswerSchema,
    errors: ['bad_request', 'not_found', 'conflict'],
  }),
};
