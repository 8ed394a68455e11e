/** The titles that stand side by side, as addresses name them: `titles=show:102&titles=movie:7`. Pure. */
import { characterCount, idMax, pages, pathOf, type TitleKind, titleKinds } from '@cvm/contract';
import { asList, stringifySearch } from '../search-params.ts';

export type ComparedTitle = { readonly kind: TitleKind; readonly id: string };

/** Fewer are not compared, more are not told apart. */
export const comparedMin = 2;
export const comparedMax = 5;

const textOf = ({ kind, id }: ComparedTitle): string => `${kind}:${id}`;

const readTitle = (text: string): ComparedTitle | string => {
  const colon = text.indexOf(':');
  const kind = titleKinds.find((one) => one === text.slice(0, colon));
  const id = text.slice(colon + 1);
  if (kind === undefined) return 'A title is written "show:" or "movie:" and its id.';
  if (id === '') return 'It names no title.';
  return characterCount(id) > idMax ? 'No title has an id as long as this.' : { kind, id };
};

/** A title of the address that is not shown, and why. */
export type TitleProblem = { readonly text: string; readonly message: string };

export type ComparedTitles = { readonly titles: readonly ComparedTitle[]; readonly problems: readonly TitleProblem[] };

/** The titles of an address, each once, at most five; nothing else of it is dropped without a word. */
export const readTitles = (value: unknown): ComparedTitles => {
  const titles: ComparedTitle[] = [];
  const problems: TitleProblem[] = [];
  for (const text of new Set(asList(value).filter((one) => one !== ''))) {
    const read = readTitle(text);
    if (typeof read === 'string') problems.push({ text, message: read });
    else if (titles.length < comparedMax) titles.push(read);
    else problems.push({ text, message: `${comparedMax} titles at most stand side by side.` });
  }
  return { titles, problems };
};

export const writeTitles = (titles: readonly ComparedTitle[]): string[] => titles.map(textOf);

/** The path of the page with these titles, and the filters that it takes. */
export const comparePath = (titles: readonly ComparedTitle[], filters: readonly string[] = []): string =>
  `${pathOf(pages.compare)}${stringifySearch({ titles: writeTitles(titles), filters })}`;
