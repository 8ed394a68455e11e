/** What the terminal says when the portal is ready: where it is, how far the data reaches, who can sign in. */
import type { DemoLogin } from '@cvm/accounts';
import { otherRecipe } from '@cvm/warehouse';
import type { Edition } from './edition.ts';

const table = (rows: readonly (readonly string[])[]): string[] => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd());
};

/** Who can sign in. Said here, to whoever started the portal, and in no line of the log. */
export type People = {
  /** Is there any user, of a demo or not, that is not disabled? */
  readonly anybody: boolean;
  readonly logins: readonly DemoLogin[];
  /** The file that keeps the passwords; null where a setting says them. */
  readonly passwordsFile: string | null;
};

const nobody = [
  '  Nobody can sign in yet. Stop it, and start it again with ADMIN_USERNAME and ADMIN_PASSWORD set:',
  '  they become the first user.',
];

const loginLines = ({ anybody, logins, passwordsFile }: People): string[] => {
  if (logins.length === 0) return anybody ? [] : ['', ...nobody];
  const rows = [
    ['Username', 'Password', 'What it shows'],
    ...logins.map(({ username, password, label }) => [username, password, label]),
  ];
  return ['', ...table(rows), ...(passwordsFile === null ? [] : ['', `  The passwords are kept in ${passwordsFile}`])];
};

const lost = [
  '  This portal has users or loads of its own and no data: bring its data folder back from a backup, or load data:',
  '  npm run load -- FOLDER. Demo data are loaded by themselves into a new portal alone.',
];

const dataLines = (edition: Edition | null, isLost: boolean): string[] => {
  if (edition === null && isLost) return lost;
  if (edition === null) return ['  No data has been loaded yet: npm run load -- FOLDER'];
  const other = otherRecipe(edition);
  return [
    `  ${edition.name} (data through ${edition.dataThrough})`,
    ...(other === null ? [] : ['', `  ${other}`, '  Load the data again in full: npm run load -- FOLDER']),
  ];
};

/** `isLost`: a portal that is somebody's own has no data at its start. */
export const banner = (url: string, edition: Edition | null, people: People, isLost = false): string =>
  [
    '',
    `CVM Insights is ready: ${url}`,
    '',
    ...dataLines(edition, isLost),
    ...loginLines(people),
    '',
    'Stop it with Ctrl-C.',
    '',
  ].join('\n');
