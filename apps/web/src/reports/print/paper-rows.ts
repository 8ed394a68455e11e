/** How the modules of a tab share the width of a page. Pure. */
import type { Module } from '../model.ts';

/** Modules side by side; those that one column holds stand one below the other. */
export type PaperRow = readonly (readonly Module[])[];

const isHalf = ({ paper }: Module): boolean => paper === 'half';
const isLow = (module: Module): boolean => isHalf(module) && module.tall !== 'always';

/** A tall half has two low ones beside it, a low one another; without company a module has the width of the page. */
const beside = (module: Module, others: readonly Module[]): readonly Module[] =>
  isHalf(module) ? others.filter(isLow).slice(0, module.tall === 'always' ? 2 : 1) : [];

/** The rows of a page, in the order of the list; what stands beside a module comes up to it. */
export const paperRows = ([first, ...others]: readonly Module[]): readonly PaperRow[] => {
  if (first === undefined) return [];
  const company = beside(first, others);
  const row = company.length === 0 ? [[first]] : [[first], company];
  return [row, ...paperRows(others.filter((module) => !company.includes(module)))];
};
