/**
 * A page of the portal as a record: where it stands, what it is called, who may open it, which menu names it, what it
 * filters. Router, menus, the pages an administrator can grant, search and filter bars are made from these records.
 */
import type { FilterId, FilterPanel } from '../filters/ids.ts';
import type { Subject, TitleKind } from '../subjects.ts';

/** The tabs of a show or movie report, as they stand in the path. */
export const titleTabs = ['anticipation', 'audience', 'engagement', 'affinity'] as const;
export type TitleTab = (typeof titleTabs)[number];

/** The menus of the header, in their order. */
export const menuLabels = {
  anticipation: 'Anticipation',
  viewership: 'Viewership',
  affinity: 'Affinity',
  rankings: 'Rankings',
  reports: 'Reports',
} as const;

export type PageFilters = {
  readonly id: string;
  /** The views that the page's filters go to; `crosstab` is the report builder's, `benchmark` the score bar's. */
  readonly views: readonly string[];
  /** The kind of title all of it is about, where the views are none of the catalogue. */
  readonly kind?: TitleKind;
  readonly panels: Partial<Record<FilterPanel, readonly FilterId[]>>;
  /** Filters that a link or a segment may bring though the bar has no editor for them. */
  readonly accepts?: readonly FilterId[];
  /** Filters that cycle between empty and included only on this page. */
  readonly withoutExclusion: readonly FilterId[];
  /** Filter texts that hold while the URL names none for that id, such as `date:last 30 days`. */
  readonly defaults: readonly string[];
  /** Each entry: a segment that is to be applied here needs at least one of these filters. */
  readonly required: readonly (readonly FilterId[])[];
  /** Columns a metric filter may name; absent = every metric column of the page's views. */
  readonly metrics?: readonly string[];
  /** A metric's label on this page, where it is not the column's own. */
  readonly metricLabels?: Readonly<Record<string, string>>;
  /** The date is one day, and only days that have data can be chosen. */
  readonly singleDate?: boolean;
  /** Ranges a date filter offers by name on this page; absent = those of the filter. */
  readonly datePresets?: Partial<Record<FilterId, readonly string[]>>;
  /** Dates may lie ahead of the data (1-foundation section 5). */
  readonly future?: boolean;
  /** Its titles are a seed audience, of any of them or of every one: the join can be chosen. */
  readonly seeds?: boolean;
  /** The tab of the page that it belongs to: the tabs of a report share one address, and so their filters. */
  readonly tab?: TitleTab;
  /** A show or movie and any other Content filter exclude each other (1-foundation section 5). */
  readonly exclusive?: boolean;
  /** The panels whose filters then exclude titles; absent = Content alone. */
  readonly exclusivePanels?: readonly FilterPanel[];
  /** Applied as soon as they change, without the Apply button. */
  readonly autoApply: boolean;
};

export type Page = {
  /** As the router reads it: `$id` stands for any one part, `{-$tab}` for one that may be absent. */
  readonly path: string;
  /** Its name in words. */
  readonly label: string;
  /** The document title before `| CVM Insights`; null = the page writes its own. */
  readonly title: string | null;
  /** `granted`: to users whose list of pages holds it. */
  readonly openTo: 'everybody' | 'signed in' | 'granted' | 'administrators';
  /** The menu that names it, in the order of the records, and how. */
  readonly menu?: { readonly id: keyof typeof menuLabels | 'profile'; readonly label: string };
  /** The path of the page that it is another side of, or is listed on: the entry of that in the menu stands for it as well. */
  readonly sideOf?: string;
  /** All of it is about titles of one kind: no menu names it to users who may not see that kind. */
  readonly about?: TitleKind;
  /** The subject whose ranking it is: it opens the search for it. */
  readonly ranks?: Subject;
  /** Without data of its own: nobody is blocked from it. */
  readonly plain?: true;
  /** Its filter bars, each by its id. */
  readonly filters?: Readonly<Record<string, PageFilters>>;
};

/** What stands for a page in a user's list: `*` for whatever follows the fixed part of its path. */
export const patternOf = ({ path }: Pick<Page, 'path'>): string => path.replace(/\/\{?-?\$.*$/, '/*');

/** The names of the parts that are chosen: those that a path needs, and those it may go without. */
type NeededIn<Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? NeededIn<Part> | NeededIn<Rest>
  : Path extends `$${infer Name}`
    ? Name
    : never;
type OptionalIn<Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? OptionalIn<Part> | OptionalIn<Rest>
  : Path extends `{-$${infer Name}}`
    ? Name
    : never;

type PathParts<Path extends string> = { readonly [Name in NeededIn<Path>]: string } & {
  readonly [Name in OptionalIn<Path>]?: string | undefined;
};
type PartsArgument<Path extends string> = [NeededIn<Path>] extends [never]
  ? [parts?: PathParts<Path>]
  : [parts: PathParts<Path>];

const fill = (part: string, parts: Readonly<Record<string, string | undefined>>): string[] => {
  const name = /^(?:\{-)?\$(\w+)\}?$/.exec(part)?.[1];
  if (name === undefined) return [part];
  const value = parts[name];
  return value === undefined ? [] : [encodeURIComponent(value)];
};

/** The path of a page, its parts encoded, so that any id can stand in it and none becomes another path. */
export const pathOf = <Path extends string>(
  { path }: { readonly path: Path },
  ...[parts]: PartsArgument<Path>
): string =>
  path
    .split('/')
    .flatMap((part) => fill(part, parts ?? {}))
    .join('/');
