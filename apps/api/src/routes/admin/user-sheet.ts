/** The users as a table for a file. */
import { type AdminUser, type Row, roleLabel, statusLabel, text } from '@cvm/contract';
import type { Sheet } from '../../exports/cells.ts';

export const userSheet: Sheet = {
  title: 'Users',
  columns: [
    text('email', 'Email'),
    text('username', 'First Name'),
    text('lastname', 'Last Name'),
    text('organizationName', 'Organization'),
    text('status', 'Status'),
    text('role', 'Role'),
    { name: 'lastLogin', label: 'Last Login (UTC)', type: 'time', format: 'time' },
    text('allowedPages', 'Allowed Pages'),
    text('allowedDataCategories', 'Allowed Data Categories'),
    text('blockedReports', 'Blocked Reports'),
    text('blockedLooks', 'Blocked Looks'),
    text('apiKey', 'API Key'),
  ],
};

/** `;` between the entries: data categories hold commas. */
const listed = (entries: readonly string[]): string => entries.join('; ');

export async function* userRows(users: AsyncIterable<AdminUser>): AsyncGenerator<Row> {
  for await (const user of users)
    yield {
      email: user.email,
      username: user.username,
      lastname: user.lastname,
      organizationName: user.organizationName,
      status: statusLabel(user),
      role: roleLabel(user),
      lastLogin: user.lastLogin?.slice(0, 19).replace('T', ' ') ?? null,
      allowedPages: listed(user.lookerUserInfo.allowedPages),
      allowedDataCategories: listed(user.lookerUserInfo.allowedDataCategories),
      blockedReports: listed(user.blockedReports),
      blockedLooks: listed(user.blockedLooks),
      apiKey: user.hasApiKey ? 'Yes' : 'No',
    };
}
