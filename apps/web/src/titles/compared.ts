/** The titles that stand side by side, as addresses name them: `titles=show:102&titles=movie:7`. Pure. */
import { pages, pathOf, type TitleKind, titleKinds } from '@cvm/contract';
import { asList, stringifySearch } from '../search-params.ts';

export type ComparedTitle = { readonly kind: TitleKind; readonly id: string };

/** Fewer are not compared, more are not told apart. */
export const comparedMin = 2;
export const comparedMax = 5;

const textOf = ({ kind, id }: ComparedTitle): string => `${kind}:${id}`;

const readTitle = (text: string): ComparedTitle[] => {
  const colon = text.indexOf(':');
  const kind = titleKinds.find((one) => one === text.slice(0, colon));
  const id = text.slice(colon + 1);
  return kind === undefined || id === '' || id.length > 64 ? [] : [{ kind, id }];
};

/** The titles of an address, each once, at most five; what names no title is left out. */
export const readTitles = (value: unknown): ComparedTitle[] => {
  const found = asList(value).flatMap(readTitle);
  const first = (title: ComparedTitle): ComparedTitle | undefined =>
    found.find((other) => textOf(other) === textOf(title));
  return found.filter((title) => first(title) === title).slice(0, comparedMax);
};

export const writeTitles = (titles: readonly ComparedTitle[]): string[] => titles.map(textOf);

/** The path of the page with these titles, and the filters that it takes. */
export const comparePath = (titles: readonly ComparedTitle[], filters: readonly string[] = []): string =>
  `${pathOf(pages.compare)}${stringifySearch({ titles: writeTitles(titles), filters })}`;
