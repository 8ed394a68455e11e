/** What the terminal says when the portal is ready: where it is, how far the data reaches, who can sign in. */
import type { DemoAccount } from '@cvm/accounts';
import type { Edition } from './edition.ts';

const table = (rows: readonly (readonly string[])[]): string[] => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd());
};

export const banner = (url: string, edition: Edition | null, accounts: readonly DemoAccount[]): string => {
  const data =
    edition === null
      ? 'No data has been loaded yet: npm run load -- FOLDER'
      : `${edition.name} (data through ${edition.dataThrough})`;
  const logins = [
    ['Username', 'Password', 'What it shows'],
    ...accounts.map(({ username, password, label }) => [username, password, label]),
  ];
  return [
    '',
    `CVM Insights is ready: ${url}`,
    '',
    `  ${data}`,
    ...(accounts.length > 0 ? ['', ...table(logins)] : []),
    '',
    'Stop it with Ctrl-C.',
    '',
  ].join('\n');
};
