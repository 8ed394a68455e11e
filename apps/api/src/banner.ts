/** What the terminal says when the portal is ready: where it is, how far the data reaches, who can sign in. */
import type { DemoLogin } from '@cvm/accounts';
import type { Edition } from './edition.ts';

const table = (rows: readonly (readonly string[])[]): string[] => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd());
};

/** Who can sign in with a demo account, and where the output goes. */
export type DemoPeople = {
  readonly logins: readonly DemoLogin[];
  /** The file that keeps the passwords. */
  readonly passwordsFile: string;
  /** Read by a person now; else it is a log, which is kept and collected, and holds no password. */
  readonly isTerminal: boolean;
};

const loginLines = ({ logins, passwordsFile, isTerminal }: DemoPeople): string[] => {
  if (logins.length === 0) return [];
  const rows = isTerminal
    ? [['Username', 'Password', 'What it shows'], ...logins.map((one) => [one.username, one.password, one.label])]
    : [['Username', 'What it shows'], ...logins.map(({ username, label }) => [username, label])];
  return ['', ...table(rows), ...(isTerminal ? [] : ['', `  Their passwords are in ${passwordsFile}`])];
};

export const banner = (url: string, edition: Edition | null, people: DemoPeople): string => {
  const data =
    edition === null
      ? 'No data has been loaded yet: npm run load -- FOLDER'
      : `${edition.name} (data through ${edition.dataThrough})`;
  return [
    '',
    `CVM Insights is ready: ${url}`,
    '',
    `  ${data}`,
    ...loginLines(people),
    '',
    'Stop it with Ctrl-C.',
    '',
  ].join('\n');
};
