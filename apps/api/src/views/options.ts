/**
 * Filter options: what a user may choose from. Countries and languages are codes in the data and names for people,
 * so they are named here and searched by name; there are a few hundred of each at most.
 */
import {
  type Access,
  type BulkNamesAnswer,
  comparedText,
  countryName,
  languageName,
  type Option,
  type OptionKind,
  type optionParamsSchema,
  type titleOptionKinds,
} from '@cvm/contract';
import { compileNames, compileOptions, lookedUp } from '@cvm/metrics';
import type { Warehouse } from '@cvm/warehouse';
import { z } from 'zod';
import type { Edition } from '../edition.ts';

type OptionParams = z.infer<typeof optionParamsSchema>;
export type OptionsCall = {
  readonly edition: Edition;
  readonly requestId: string;
  readonly user: string;
  readonly signal: AbortSignal;
};
export type FoundOptions = { data: Option[]; more: boolean; misses?: string[] };

const timeoutMs = 10_000;
/** More codes than ISO 3166-1 and ISO 639-1 have. */
const codesMax = 1_000;

const rowSchema = z.object({ value: z.string(), label: z.string(), kind: z.string() });

const codeNames: Partial<Record<OptionKind, (code: string) => string>> = {
  originating_country: countryName,
  originating_language: languageName,
};

const ask = async (
  warehouse: Warehouse,
  kind: OptionKind,
  params: OptionParams,
  access: Access,
  { edition: { database }, ...call }: OptionsCall,
): Promise<Option[]> => {
  const options = { name: `options ${kind}`, ...call, database, timeoutMs };
  const { rows } = await warehouse.query(compileOptions(kind, params, access), rowSchema, options);
  return rows.map(({ value, label, kind: titleKind }) => ({
    value,
    label,
    ...(titleKind === '' ? {} : { kind: titleKind }),
  }));
};

/** One page of a list that is complete. */
const pageOf = (all: readonly Option[], { page, limit }: OptionParams): FoundOptions => ({
  data: all.slice(page * limit, (page + 1) * limit),
  more: all.length > (page + 1) * limit,
});

export const findOptions = async (
  warehouse: Warehouse,
  kind: OptionKind,
  params: OptionParams,
  access: Access,
  call: OptionsCall,
): Promise<FoundOptions> => {
  const name = codeNames[kind];
  if (name === undefined || params.ids !== undefined) {
    const rows = await ask(warehouse, kind, params, access, call);
    const named = name === undefined ? rows : rows.map((row) => ({ ...row, label: name(row.value) }));
    if (params.ids !== undefined) {
      const found = new Set(named.map(({ value }) => value));
      return { data: named, more: false, misses: lookedUp(params.ids).filter((id) => !found.has(id)) };
    }
    // One row more than asked for says that a further page exists.
    return { data: named.slice(0, params.limit), more: named.length > params.limit };
  }
  const codes = await ask(warehouse, kind, { search: '', page: 0, limit: codesMax }, access, call);
  const search = params.search.toLowerCase();
  const all = codes
    .map(({ value }) => ({ value, label: name(value) }))
    .filter(({ label }) => label.toLowerCase().includes(search))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
  return pageOf(all, params);
};

const matchSchema = rowSchema.extend({ wanted: z.string() });

/** Blanks around and inside a name mean nothing, nor does case. */
const plainName = (name: string): string => comparedText(name).replace(/\s+/g, ' ');

/** The titles of these names, and the names without one. A name given twice counts once. */
export const findNames = async (
  warehouse: Warehouse,
  kind: (typeof titleOptionKinds)[number],
  names: readonly string[],
  access: Access,
  { edition: { database }, ...call }: OptionsCall,
): Promise<Pick<BulkNamesAnswer, 'data' | 'misses'>> => {
  const asked = new Map(
    names.map((name): [string, string] => [plainName(name), name.trim()]).filter(([plain]) => plain !== ''),
  );
  const options = { name: `names ${kind}`, ...call, database, timeoutMs };
  const statement = compileNames(kind, [...asked.keys()], access);
  const { rows } = await warehouse.query(statement, matchSchema, options);
  const found = new Map(rows.map(({ wanted, ...match }) => [wanted, match]));
  const data = [...asked].flatMap(([plain, name]) => {
    const match = found.get(plain);
    return match === undefined ? [] : [{ name, ...match }];
  });
  return { data, misses: [...asked].filter(([plain]) => !found.has(plain)).map(([, name]) => name) };
};
