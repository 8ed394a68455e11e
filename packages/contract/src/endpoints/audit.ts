/** The audit log: who did what, to what, when and from where. Readable by both roles of the administration. */
import { z } from 'zod';
import { calendar } from '../filters/dates.ts';
import { comparedText, keptText } from '../filters/letters.ts';
import { endpoint } from './endpoint.ts';
import { wholeNumber } from './query.ts';
import { emailMax } from './user.ts';

/** Everything that is written down, in words. */
export const auditActions = {
  'session.login': 'Signed in',
  'session.failure': 'Failed to sign in',
  'session.logout': 'Signed out',
  'session.end': 'Ended sessions',
  'password.change': 'Changed the password',
  'password.request': 'Asked for a link to set a password',
  'password.reset': 'Set a password',
  'user.create': 'Created a user',
  'user.update': 'Changed a user',
  'user.access': 'Changed permissions',
  'user.disable': 'Disabled a user',
  'user.enable': 'Enabled a user',
  'user.signOut': 'Ended all sessions of a user',
  'user.welcome': 'Sent a welcome email',
  'organization.create': 'Created an organization',
  'organization.rename': 'Renamed an organization',
  'organization.delete': 'Deleted an organization',
  'role.grant': 'Granted admin access',
  'role.revoke': 'Revoked admin access',
  'apiKey.generate': 'Generated an API key',
  'apiKey.revoke': 'Revoked an API key',
  'apiKey.use': 'Used an API key',
  'viewAs.start': 'Began to view as a user',
  'viewAs.look': 'Opened an embedded look as a user',
  'viewAs.end': 'Stopped viewing as a user',
  'downtime.create': 'Created a downtime message',
  'downtime.disable': 'Disabled a downtime message',
  'export.view': 'Exported a report',
  'export.rows': 'Read the rows of a report',
  'export.fetch': 'Fetched an exported file',
  'export.users': 'Exported the users',
  'export.audit': 'Exported the audit log',
  'report.share': 'Shared a report',
  'report.delete': 'Deleted a report',
  'report.restore': 'Restored a report',
  'report.deleteForGood': 'Deleted a report for good',
  'report.publish': 'Published a report',
  'report.unpublish': 'Unpublished a report',
  'load.done': 'Loaded data',
  'load.failed': 'Failed to load data',
} as const satisfies Readonly<Record<string, string>>;
export type AuditAction = keyof typeof auditActions;

const isAuditAction = (text: string): text is AuditAction => Object.hasOwn(auditActions, text);
const actionNames = Object.keys(auditActions).filter(isAuditAction);

/** An action in words; one that is not on the list is its own name. */
export const auditActionLabel = (action: string): string => (isAuditAction(action) ? auditActions[action] : action);

/** Who did it where no person is known: what nobody did came from no address, and somebody who is not known came from one. */
export const auditNobody = { portal: 'The portal', stranger: 'Not signed in' };

/** Who did it, in words. */
export const auditPersonLabel = ({ person, address }: Pick<AuditRow, 'person' | 'address'>): string =>
  person ?? (address === null ? auditNobody.portal : auditNobody.stranger);

/** Years that moments have in every store. */
const daySchema = z.iso
  .date({ error: 'must be a day, such as 2026-11-20', abort: true })
  .refine(
    (day) => day >= calendar.first && day <= calendar.last,
    `must be a day from ${calendar.first} to ${calendar.last}`,
  );

/** The words go on where the name of the field ends: the page says them of its address. */
const upTo = (charactersMax: number): string => `takes up to ${charactersMax} characters`;

export const auditSearchMax = 200;

const entryId = 'must be the number of an entry';

/** Everything given must hold; days are UTC, both ends included. */
const auditParamsSchema = z
  .strictObject({
    /** A text anywhere in an entry, in any case. */
    search: z.string().overwrite(keptText).max(auditSearchMax, upTo(auditSearchMax)).optional(),
    /** The email address of the person who acted. */
    person: z.string().overwrite(comparedText).max(emailMax, upTo(emailMax)).optional(),
    action: z.enum(actionNames, 'must be an action that is written down, such as user.create').optional(),
    from: daySchema.optional(),
    until: daySchema.optional(),
    /** For the next page: the id of the last entry of the page before. */
    before: z
      .union([z.string(), z.number()])
      .refine((id) => /^[1-9]\d{0,14}$/.test(String(id)), entryId)
      .transform(Number)
      .optional(),
    limit: wholeNumber(1, 1000).default(50),
    resultFormat: z.enum(['json', 'csv']).default('json'),
  })
  .refine(({ from, until }) => from === undefined || until === undefined || from <= until, {
    path: ['from'],
    error: 'must not be after until',
  });
export type AuditParams = z.infer<typeof auditParamsSchema>;

const auditEntrySchema = z.object({
  id: z.number(),
  /** Moment. */
  at: z.string(),
  /** Who acted: an email address; null for the portal itself, and for whoever was not signed in. */
  person: z.string().nullable(),
  action: z.string(),
  target: z.string().nullable(),
  /** The network address the call came from. */
  address: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
});
export type AuditRow = z.infer<typeof auditEntrySchema>;

const auditAnswerSchema = z.object({
  success: z.literal(true),
  /** The latest first. */
  data: z.array(auditEntrySchema),
  /** Is there a further page? */
  more: z.boolean(),
});

export const auditEndpoints = {
  searchAudit: endpoint({
    method: 'GET',
    path: '/v1/admin/audit',
    who: 'adminSees',
    tag: 'administration',
    summary: 'The audit log',
    description:
      'The latest entry first. resultFormat csv answers every entry that matches as a file, whatever the limit, which is that of a page.',
    query: auditParamsSchema,
    answer: auditAnswerSchema,
    files: ['csv'],
    errors: ['bad_request'],
  }),
};
