/** The registry of foreign sources. A new source is a record here and a folder of its own beside the others. */
import { ImportError } from './import-error.ts';
import type { ImportKind } from './import-kind.ts';
import { importMovielens, isMovielensName, movielensLayoutText } from './movielens/import-movielens.ts';
import {
  importStarWarsSurvey,
  isStarWarsSurveyName,
  starWarsSurveyLayoutText,
} from './star-wars-survey/import-star-wars-survey.ts';

export const importKinds = {
  movielens: { layoutText: movielensLayoutText, isNameOf: isMovielensName, run: importMovielens },
  'star-wars-survey': {
    layoutText: starWarsSurveyLayoutText,
    isNameOf: isStarWarsSurveyName,
    run: importStarWarsSurvey,
  },
} as const satisfies Readonly<Record<string, ImportKind>>;

export type ImportKindId = keyof typeof importKinds;

/** Throws an ImportError of code `usage` that lists the kinds there are. */
export const importKindId = (text: string): ImportKindId => {
  if (isImportKindId(text)) return text;
  throw new ImportError('usage', `Unknown kind "${text}". Kinds: ${Object.keys(importKinds).join(', ')}.`);
};

const isImportKindId = (text: string): text is ImportKindId => Object.hasOwn(importKinds, text);

/** Is this the name of a dataset that an import of some kind has written? */
export const isImported = (name: string): boolean => Object.values(importKinds).some(({ isNameOf }) => isNameOf(name));
