/** The golden questions: those of the figures, and those whose rows carry bases, intervals and significance as well. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Case } from './compare.ts';
import { fixture } from './fixture.ts';

/** Of each table how many rows were read, kept and put aside. */
export type LoadCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

const read = (file: string): { cases: Case[]; load: LoadCounts } =>
  JSON.parse(readFileSync(path.join(fixture, file), 'utf8'));

/** Rows of each table as a load counts them, worked out by hand. */
export const { load: loadCounts, cases } = read('cases.json');

/** Their ids begin with `honest/`, so that a failure says which file it is from. */
export const honestCases = read('cases-honest.json').cases.map((one) => ({ ...one, id: `honest/${one.id}` }));

export const allCases = [...cases, ...honestCases];
