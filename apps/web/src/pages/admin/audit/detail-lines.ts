/** The details of an audit entry in words: what changed from what to what, and every other fact by its name. Pure. */
import { auditActionLabel, capitalised } from '@cvm/contract';

export type Details = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Details =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const labels: Readonly<Record<string, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  organizationName: 'Organization',
  allowedPages: 'Allowed pages',
  allowedDataCategories: 'Allowed data categories',
  blockedReports: 'Blocked reports',
  blockedLooks: 'Blocked looks',
  viewedAs: 'While viewing as',
  dataThrough: 'Data through',
};

const labelOf = (name: string): string => labels[name] ?? capitalised(name);

const textOf = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'none';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(textOf).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

const became = (before: unknown, after: unknown): string => `${textOf(before)} → ${textOf(after)}`;

const wordsOf = (name: string, value: unknown): string =>
  name === 'action' && typeof value === 'string' ? auditActionLabel(value) : textOf(value);

/** `[name, words]` per fact; a fact with a before and an after says both. */
export const detailLines = ({ before, after, ...others }: Details): [string, string][] => {
  const plain = Object.entries(others).map(([name, value]): [string, string] => [labelOf(name), wordsOf(name, value)]);
  if (!isRecord(after)) return after === undefined ? plain : [['Role', became(before, after)], ...plain];
  const changes = Object.entries(after).map(([name, value]): [string, string] => [
    labelOf(name),
    isRecord(before) ? became(before[name], value) : textOf(value),
  ]);
  return [...changes, ...plain];
};
