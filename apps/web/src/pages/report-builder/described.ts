/**
 * What an address or a saved report says of a report -> the draft of it. What this portal has no field for, or cannot read, is
 * named with the reason, and never left out without a word. Pure.
 */
import {
  bareName,
  type CalculatedField,
  calculatedFieldSchema,
  calculatedNames,
  isDimension,
  isFigureName,
  type ReportDefinition,
} from '@cvm/contract';
import type { Draft, Refused } from './builder.ts';
import { fieldOf } from './fields.ts';

/** What a saved report says of itself. */
export type Described = Pick<ReportDefinition, 'fields' | 'pivots' | 'calculated' | 'filters' | 'sorts'>;

/** As an address has it: calculated fields are texts, one JSON each. */
export type Addressed = Omit<Described, 'calculated'> & { readonly calculated: readonly string[] };

export type Read = { readonly draft: Draft; readonly refused: readonly Refused[] };

type Part<T> = { readonly read: readonly T[]; readonly refused: readonly Refused[] };

/** Each text as what it means, or with the reason why it means nothing; what is named twice is there once. */
const readPart = <T>(part: Refused['part'], texts: readonly string[], one: (text: string) => T | string): Part<T> => {
  const read: T[] = [];
  const refused: Refused[] = [];
  for (const text of new Set(texts)) {
    const found = one(text);
    if (typeof found === 'string') refused.push({ part, text, message: found });
    else read.push(found);
  }
  return { read, refused };
};

const noField = 'is not a field here.';

const readFields = (texts: readonly string[]) =>
  readPart('fields', texts, (text) => {
    const name = fieldOf(text);
    return name === null ? noField : { name };
  });

const readPivots = (texts: readonly string[]) =>
  readPart('pivots', texts, (text) => {
    const name = fieldOf(text);
    if (name === null) return noField;
    return isDimension(name) ? { name } : 'is a measure, and no measure can be a pivot.';
  });

const readCalculated = (texts: readonly string[]): Part<CalculatedField> =>
  readPart('calculated', texts, (text) => {
    const problem = 'is not a calculated field that can be read.';
    try {
      return calculatedFieldSchema.safeParse(JSON.parse(text)).data ?? problem;
    } catch {
      return problem;
    }
  });

/** Several in one text are set apart by commas, which the values of a pivoted column may have as well. */
const eachSort = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => (text.includes('|') ? [text] : text.split(','))).flatMap((text) => text.trim() || []);

/** `crosstab.title asc`, `female|crosstab.view_count desc`: by a column that the draft has, each once. */
const readSorts = (texts: readonly string[], draft: Draft) => {
  const columns: readonly string[] = [...draft.values, ...calculatedNames(draft)];
  const sorted = new Set<string>();
  return readPart('sorts', eachSort(texts), (text) => {
    const [, name = '', way] = /^(.*?)(?:\s+(asc|desc))?$/is.exec(text) ?? [];
    const bar = name.lastIndexOf('|');
    const column = bareName(name.slice(bar + 1));
    const isPlace = bar < 0 || (draft.pivots.length > 0 && isFigureName(column));
    if (!columns.includes(column) || !isPlace) return 'is no order of this report: it has no such column.';
    if (sorted.has(name)) return 'sorts by a column that is sorted by already.';
    sorted.add(name);
    return { text: way === undefined ? name : `${name} ${way.toLowerCase()}` };
  });
};

const draftWith = (report: Omit<Described, 'calculated'>, calculated: Part<CalculatedField>): Read => {
  const fields = readFields(report.fields);
  const pivoted = readPivots(report.pivots);
  const pivots = [...new Set(pivoted.read.map(({ name }) => name))];
  const names = [...new Set(fields.read.map(({ name }) => name))];
  const values = names.filter((name) => !pivots.some((pivot) => pivot === name));
  const draft: Draft = { values, pivots, calculated: calculated.read, filters: report.filters, sorts: [] };
  const sorts = readSorts(report.sorts, draft);
  return {
    draft: { ...draft, sorts: sorts.read.map(({ text }) => text) },
    refused: [fields, pivoted, calculated, sorts].flatMap(({ refused }) => refused),
  };
};

/** A saved report: its values are the fields that are not pivots. */
export const readDescribed = (report: Described): Read => draftWith(report, { read: report.calculated, refused: [] });

/** A report that an address tells of. */
export const readAddressed = (report: Addressed): Read => draftWith(report, readCalculated(report.calculated));

/** The draft alone, where what cannot be read is told elsewhere. */
export const draftOf = (report: Described): Draft => readDescribed(report).draft;

const textsOf = (refused: readonly Refused[], part: Refused['part']): string[] =>
  refused.flatMap((one) => (one.part === part ? [one.text] : []));

/** The keys under which the address of a report that is not saved keeps what it asks. */
export const newReportKeys = ['fields', 'pivots', 'calculated', 'filters', 'order'] as const;

/** What stands in the address: what is asked, and behind it what could not be read. */
export const addressed = (
  asked: Described,
  refused: readonly Refused[],
): Record<(typeof newReportKeys)[number], string[]> => ({
  fields: [...asked.fields, ...textsOf(refused, 'fields')],
  pivots: [...asked.pivots, ...textsOf(refused, 'pivots')],
  calculated: [...asked.calculated.map((field) => JSON.stringify(field)), ...textsOf(refused, 'calculated')],
  filters: [...asked.filters],
  order: [...asked.sorts, ...textsOf(refused, 'sorts')],
});
