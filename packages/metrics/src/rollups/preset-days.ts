/** What is counted ahead, and of which ranges: read by the records of these rollups and by the statements that fill them. */
import { type StoredColumn, sums, totalsColumns } from './columns.ts';

/** The last N days: those of the date menu, and a year. */
export const presetDays = [7, 30, 60, 90, 365] as const;

/** Figures of a title; followers are left out, who are those of all time. */
export const presetColumns: readonly StoredColumn[] = totalsColumns.filter(({ name }) => name !== sums.followers.name);
