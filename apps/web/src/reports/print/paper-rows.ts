/** In which order the modules of a tab stand on paper, and how they share the width of a page. Pure. */
import { viewDefinition } from '@cvm/contract';
import type { Head, Module, Place, SingleModule } from '../model.ts';
import { optionsOf } from '../offered.ts';

export type PaperModule = SingleModule & Place;

/** Modules side by side; those that one column holds stand one below the other. */
export type PaperRow = readonly (readonly PaperModule[])[];

/** As long as its answer: over as many pages as that takes. */
const goesOn = (module: SingleModule): boolean =>
  module.kind === 'table'
    ? viewDefinition(module.view).limit === null
    : module.kind === 'special' && module.special !== 'emotions' && module.special !== 'moments';

/** Of a choice paper has everything that is offered. What may go on for pages comes after what does not. */
export const paperModules = (modules: readonly Module[], head: Head | null): readonly PaperModule[] => {
  const all = modules.flatMap((module): readonly PaperModule[] =>
    module.kind === 'choice'
      ? optionsOf(module, head).map((option) => ({ ...option.module, span: 'whole' }))
      : [module],
  );
  return [...all.filter((module) => !goesOn(module)), ...all.filter(goesOn)];
};

const isHalf = ({ paper }: Place): boolean => paper === 'half';
const isLow = (module: Place): boolean => isHalf(module) && module.tall !== 'always';

/** A tall half has two low ones beside it, a low one another; without company a module has the width of the page. */
const beside = (module: PaperModule, others: readonly PaperModule[]): readonly PaperModule[] =>
  isHalf(module) ? others.filter(isLow).slice(0, module.tall === 'always' ? 2 : 1) : [];

/** The rows of a page, in the order of the list; what stands beside a module comes up to it. */
export const paperRows = ([first, ...others]: readonly PaperModule[]): readonly PaperRow[] => {
  if (first === undefined) return [];
  const company = beside(first, others);
  const row = company.length === 0 ? [[first]] : [[first], company];
  return [row, ...paperRows(others.filter((module) => !company.includes(module)))];
};
