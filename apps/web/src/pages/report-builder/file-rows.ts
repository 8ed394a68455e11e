/** How many rows a file of a report holds: with shares the first 10,000 (3-reports-and-admin section 5), else all of them. */
import { formatValue, type MeasureName } from '@cvm/contract';
import { type Draft, measuresOf } from './builder.ts';

const shares: readonly MeasureName[] = [
  ...(['viewer_share_by_row', 'viewer_share_by_column', 'view_share_by_row'] as const),
  ...(['view_share_by_column', 'character_vote_share'] as const),
];
const sharesRowsMax = 10_000;
export const sharesNote = `With shares, a file holds the first ${formatValue('count', sharesRowsMax)} rows.`;

/** Null = all. */
export const rowsOfFile = (draft: Draft): number | null =>
  measuresOf(draft).some((measure) => shares.includes(measure)) ? sharesRowsMax : null;

/** `all of them`, or `the first 10,000`: what a file holds of so many rows. */
export const heldInFile = (draft: Draft | null, count: number): string => {
  const most = draft === null ? null : rowsOfFile(draft);
  return most === null || count <= most ? 'all of them' : `the first ${formatValue('count', most)}`;
};
