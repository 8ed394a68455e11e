/** Users and their administration (3-reports-and-admin sections 3, 5 and 7). */
import { z } from 'zod';
import { loginAnswerSchema, userNameMax } from './account.ts';
import { doneSchema, endpoint } from './endpoint.ts';
import { optionsAnswerSchema } from './options.ts';

/** The role an account has in the administration: the first entry of its roles. */
export type AdminRole = 'admin' | 'admin-read';

/** `admin` may act, `admin-read` sees and cannot act, everybody else is not let in (null). */
export const adminRole = (roles: readonly string[]): AdminRole | null => {
  const [first] = roles;
  return first === 'admin' || first === 'admin-read' ? first : null;
};

/** Entries of a list of entitlements that is given: many times what any account needs. */
const entitlementsSchema = z.array(z.string().max(2_000)).max(1_000);

/** What a user may see. */
export const lookerUserInfoSchema = z.strictObject({
  allowedPages: z.array(z.string()),
  allowedDataCategories: z.array(z.string()),
});

/** A user as the administration sees it. The API key itself is visible on its owner's profile alone. */
export const adminUserSchema = z.object({
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

/** GET v1/admin/users. */
export const usersParamsSchema = z.strictObject({ resultFormat: z.enum(['json', 'csv', 'xlsx']).default('json') });

export const usersAnswerSchema = z.object({ success: z.literal(true), users: z.array(adminUserSchema) });

const email = z.string().trim().toLowerCase();

/**
 * One user to create (without userId) or to change. A field that is not named stays as it is. The facts about a user
 * that have calls of their own, or none, may stand in an entry as they were answered, and are refused with another value.
 */
export const userChangeSchema = z.strictObject({
  userId: z.string().optional(),
  username: z.string().max(userNameMax, `First name takes up to ${userNameMax} characters.`).optional(),
  lastname: z.string().max(userNameMax, `Last name takes up to ${userNameMax} characters.`).optional(),
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

/** PUT v1/admin/users: all of them or none. */
export const usersBodySchema = z.strictObject({ users: z.array(userChangeSchema).min(1).max(500) });

/** GET v1/admin/organizations: the client companies that users belong to. */
export const organizationSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** How many, disabled ones included. */
  users: z.number(),
});
export type Organization = z.infer<typeof organizationSchema>;
export const organizationsAnswerSchema = z.object({
  success: z.literal(true),
  organizations: z.array(organizationSchema),
});

/** PUT and DELETE v1/admin/organization/{id}: another name; away with one that has no users. */
export const organizationParamsSchema = z.object({ id: z.string().max(64) });
export const organizationNameMax = 200;
export const organizationBodySchema = z.strictObject({
  name: z
    .string({ error: 'Organization name is required.' })
    .trim()
    .min(1, 'Organization name is required.')
    .max(organizationNameMax, `Organization name takes up to ${organizationNameMax} characters.`),
});

/** A user as other calls name it: the id, or the user itself. */
const namedUser = z.union(
  [z.string().min(1), z.looseObject({ userId: z.string().min(1) }).transform(({ userId }) => userId)],
  { error: 'Field "user" takes the id of a user, or the user.' },
);

/** POST v1/admin/user/access: grants the administration to a user, or takes it away. */
export const accessBodySchema = z.discriminatedUnion(
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

/** POST v1/admin/user/welcome. The specification's user carries lookerUserInfo as JSON text, which is not read here. */
export const welcomeBodySchema = z.strictObject({ user: namedUser, host: z.string().max(300).optional() });

/** POST v1/admin/user/endSessions: signs a user out everywhere. */
export const endSessionsBodySchema = z.strictObject({ user: namedUser });

/** POST v1/admin/user/generateApiKey and v1/admin/user/revokeApiKey. */
export const apiKeyBodySchema = z.strictObject({ user: namedUser });

/** The key and its secret, which cannot be read again. */
export const apiKeyAnswerSchema = z.object({ success: z.literal(true), apiKey: z.string(), apiSecret: z.string() });

/** POST v1/admin/downtime_message. */
export const downtimeBodySchema = z.strictObject({
  title: z.string({ error: 'Title is required.' }).trim().min(1, 'Title is required.').max(200, 'Title is too long.'),
  body: z.string({ error: 'Body is required.' }).trim().min(1, 'Body is required.').max(2000, 'Body is too long.'),
  /** Epoch milliseconds. */
  expires: z.number({ error: 'The time it expires is required.' }).int('The time it expires is not valid.'),
});

export const downtimeMessageSchema = z.object({
  uuid: z.string(),
  title: z.string(),
  body: z.string(),
  /** Epoch milliseconds. */
  expires: z.number(),
});
export type DowntimeMessage = z.infer<typeof downtimeMessageSchema>;

/** GET v1/admin/downtime_message: the messages that are shown now. */
export const downtimeMessagesSchema = z.object({ success: z.literal(true), messages: z.array(downtimeMessageSchema) });

/** What a client sends to disable a message; it is not read, as the path names the message (3-reports-and-admin section 7). */
const disabledDowntimeSchema = z.custom<DowntimeMessage | undefined>();
const downtimeParamsSchema = z.object({ uuid: z.string().max(64) });

/** POST v1/admin/downtime_message: the message as it was created. */
export const downtimeAnswerSchema = downtimeMessageSchema.extend({ success: z.literal(true) });

const changeSchema = z.object({ added: z.array(z.string()), removed: z.array(z.string()) });

/** POST v1/admin/user/access-preview: what a change of entitlements would add and take away. */
export const accessPreviewBodySchema = z.strictObject({
  /** Absent = a user who is not there yet. */
  userId: z.string().optional(),
  allowedPages: entitlementsSchema,
  allowedDataCategories: entitlementsSchema,
  blockedReports: entitlementsSchema,
  blockedLooks: entitlementsSchema,
});
export type AccessPreviewBody = z.infer<typeof accessPreviewBodySchema>;

export const accessChangeSchema = z.object({
  /** Names of pages that can be opened. */
  pages: changeSchema,
  /** Titles of views that answer. */
  views: changeSchema,
  /** Values per data category that the account sees; `*` = all of them. */
  data: z.array(changeSchema.extend({ category: z.string() })),
  /** The rolling window in months, null = all-time. */
  months: z.object({ before: z.number().nullable(), after: z.number().nullable() }),
  /** Names of the reports that are locked: `added` are locked by the change. */
  blockedReports: changeSchema,
  blockedLooks: changeSchema,
});
export type AccessChange = z.infer<typeof accessChangeSchema>;

export const accessPreviewAnswerSchema = z.object({ success: z.literal(true), data: accessChangeSchema });

/** POST v1/admin/view-as: a session of half an hour in which the portal is seen as a user sees it; reading alone. */
export const viewAsBodySchema = z.strictObject({ user: namedUser });

export const adminEndpoints = {
  listUsers: endpoint({
    method: 'GET',
    path: '/v1/admin/users',
    who: 'adminSees',
    tag: 'administration',
    summary: 'All users',
    description: 'resultFormat csv and xlsx answer them as a file.',
    query: usersParamsSchema,
    answer: usersAnswerSchema,
    file: true,
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
    answer: usersAnswerSchema,
    errors: ['bad_request', 'not_found', 'conflict'],
  }),
  listOrganizationOptions: endpoint({
    method: 'GET',
    path: '/v1/options/adminOrgMap',
    who: 'adminSees',
    tag: 'administration',
    summary: 'The organizations that a user can belong to',
    answer: optionsAnswerSchema,
  }),
  listOrganizations: endpoint({
    method: 'GET',
    path: '/v1/admin/organizations',
    who: 'adminSees',
    tag: 'administration',
    summary: 'All organizations with the number of their users',
    answer: organizationsAnswerSchema,
  }),
  renameOrganization: endpoint({
    method: 'PUT',
    path: '/v1/admin/organization/:id',
    who: 'adminActs',
    tag: 'administration',
    summary: 'Rename an organization',
    description: 'An edit of one of its users that was begun before is answered as a conflict afterwards.',
    params: organizationParamsSchema,
    body: organizationBodySchema,
    answer: doneSchema,
    errors: ['bad_request', 'not_found', 'conflict'],
  }),
  deleteOrganization: endpoint({
    method: 'DELETE',
    path: '/v1/admin/organization/:id',
    who: 'adminActs',
    tag: 'administration',
    summary: 'Delete an organization that has no users',
    params: organizationParamsSchema,
    answer: doneSchema,
    errors: ['not_found', 'conflict'],
  }),
  sendWelcome: endpoint({
    method: 'POST',
    path: '/v1/admin/user/welcome',
    who: 'adminActs',
    tag: 'administration',
    summary: 'Send a user the welcome e-mail',
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
    description:
      'Answers like a sign-in of the user. The token reads alone, does not reach the administration and ends after half an hour, or with v1/logout.',
    body: viewAsBodySchema,
    answer: loginAnswerSchema,
    errors: ['bad_request', 'not_found', 'conflict'],
  }),
  listDowntime: endpoint({
    method: 'GET',
    path: '/v1/admin/downtime_message',
    who: 'adminSees',
    tag: 'administration',
    summary: 'The messages about downtime that are shown now',
    answer: downtimeMessagesSchema,
  }),
  createDowntime: endpoint({
    method: 'POST',
    path: '/v1/admin/downtime_message',
    who: 'adminActs',
    tag: 'administration',
    summary: 'Show a message about downtime until it expires',
    body: downtimeBodySchema,
    answer: downtimeAnswerSchema,
    errors: ['bad_request'],
  }),
  disableDowntime: endpoint({
    method: 'POST',
    path: '/v1/admin/downtime_message/:uuid',
    who: 'adminActs',
    tag: 'administration',
    summary: 'Disable a message about downtime',
    description: 'The body, the message to disable, may be left out: the path names it.',
    params: downtimeParamsSchema,
    body: disabledDowntimeSchema,
    answer: doneSchema,
    errors: ['not_found'],
  }),
};
