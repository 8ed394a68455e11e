/** Users and their administration (3-reports-and-admin sections 3, 5 and 7). */
import { z } from 'zod';
import { userNameMax } from './account.ts';

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

export const doneSchema = z.object({ success: z.literal(true) });

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
