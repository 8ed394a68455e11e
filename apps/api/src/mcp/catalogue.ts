/** What can be asked: titles by name, views, fields, filters and their values, definitions; and what restricts the caller. */
import {
  filterDefinition,
  filterIds,
  isOfKinds,
  isViewId,
  metricDefinitions,
  nameSearchSchema,
  optionEndpoints,
  optionKinds,
  optionSchema,
  type Profile,
  pagesOutcome,
  reportPath,
  searchEndpoints,
  searchGroups,
  searchQueryMax,
  titleKindOf,
  userEndpoints,
  valueKinds,
  viewDefinition,
  viewEndpoints,
  viewIds,
} from '@cvm/contract';
import { z } from 'zod';
import { type Ask, Refused } from './ask.ts';
import { columnShape, describeColumn } from './cite.ts';
import { type Tool, tool } from './tool.ts';

/** How a filter is written, in one line for each. */
const filterTexts = z.array(
  z.object({
    filter: z.string(),
    label: z.string(),
    kind: z.string(),
    written: z.string().describe('What a value looks like.'),
    excludes: z.boolean().describe('May values be left out, written `not value`?'),
    values: z.array(z.string()).optional(),
  }),
);

const describeFilter = (id: (typeof filterIds)[number]): z.infer<typeof filterTexts>[number] => {
  const { label, kind, values, excludes = false } = filterDefinition(id);
  return {
    filter: id,
    label,
    kind,
    written: valueKinds[kind],
    excludes,
    ...(values === undefined ? {} : { values: [...values] }),
  };
};

/** May the caller open one of these pages? */
export const opensPage = (
  { lookerUserInfo: { allowedPages }, blockedReports }: Profile,
  pages: readonly string[],
): boolean => pagesOutcome({ allowedPages, blockedReports }, pages) === 'open';

const hitShape = z.object({
  kind: z.enum(searchGroups),
  id: z.string(),
  name: z.string(),
  note: z.string().nullable(),
  link: z.string(),
});

const searchTool = (ask: Ask, origin: string) =>
  tool({
    name: 'search',
    title: 'Search titles and people',
    description: 'Finds shows, movies, networks and actors by name, and gives the ids that filters take.',
    asks: { query: z.string().min(1).max(searchQueryMax), limit: z.number().int().min(1).max(20).default(5) },
    answers: { hits: z.array(hitShape) },
    run: async ({ query, limit }) => {
      const { data } = await ask(searchEndpoints.search, { query: { query, limit } });
      const hits = searchGroups.flatMap((kind) =>
        (data[kind] ?? []).map(({ id, name, note }) => ({
          kind,
          id,
          name,
          note,
          link: `${origin}${reportPath(kind, id)}`,
        })),
      );
      return { hits };
    },
  });

const listViewsTool = (ask: Ask) =>
  tool({
    name: 'list_views',
    title: 'List the views',
    description: 'Every view the caller may ask, with the filters it takes and those it needs.',
    asks: {},
    answers: {
      views: z.array(
        z.object({
          view: z.string(),
          title: z.string(),
          filters: z.array(z.string()),
          required: z.array(z.array(z.string())).describe('Of each list at least one must be given.'),
        }),
      ),
    },
    run: async () => {
      const profile = await ask(userEndpoints.readProfile, {});
      const { contentTypes } = (await ask(optionEndpoints.readPermissible, {})).data;
      const kinds = contentTypes.map((type) => titleKindOf[type]);
      const views = viewIds
        .map(viewDefinition)
        .filter((view) => opensPage(profile, view.pages) && isOfKinds(view, kinds))
        .map(({ id, title, filters, required }) => ({
          view: id,
          title,
          filters: [...filters],
          required: required.map((ids) => [...ids]),
        }));
      return { views };
    },
  });

const describeViewTool = () =>
  tool({
    name: 'describe_view',
    title: 'Describe a view',
    description: 'The columns of a view with their definitions and formats, its filters with their values, its order.',
    asks: { view: z.string() },
    answers: {
      view: z.string(),
      title: z.string(),
      columns: z.array(columnShape),
      filters: filterTexts,
      required: z.array(z.array(z.string())),
      sorts: z.string(),
      sample: z.string().nullable().describe('Whom the sample size counts.'),
    },
    run: async ({ view: id }) => {
      if (!isViewId(id)) throw new Refused(`There is no view "${id.slice(0, 80)}".`);
      const { title, columns, filters, required, sorts, sample } = viewDefinition(id);
      return {
        view: id,
        title,
        columns: columns.map(describeColumn),
        filters: filters.map(describeFilter),
        required: required.map((ids) => [...ids]),
        sorts: sorts.map(({ column, direction }) => `${column} ${direction}`).join(','),
        sample,
      };
    },
  });

const listFieldsTool = (ask: Ask) =>
  tool({
    name: 'list_fields',
    title: 'List the fields of the cross-tab',
    description: 'Dimensions and measures of ask_crosstab, each with what it cannot stand beside.',
    asks: {},
    answers: {
      fields: z.array(
        z.object({
          field: z.string(),
          label: z.string(),
          group: z.string(),
          kind: z.enum(['dimension', 'measure']),
          format: z.string(),
          definition: z.string().nullable(),
          excludes: z.array(z.string()),
          needs: z.array(z.string()),
        }),
      ),
    },
    run: async () => {
      const { data } = await ask(viewEndpoints.listFields, {});
      const fields = data.fields.map(
        ({ name, label, view_label, fieldType, value_format, definition, excludes, needs }) => ({
          field: name,
          label,
          group: view_label,
          kind: fieldType === 1 ? ('dimension' as const) : ('measure' as const),
          format: value_format,
          definition,
          excludes,
          needs,
        }),
      );
      return { fields };
    },
  });

const findValuesTool = (ask: Ask) =>
  tool({
    name: 'find_values',
    title: 'Find values of a filter',
    description:
      'Values of a filter whose values are names or ids, such as network, genre or platform, by a part of the name.',
    asks: {
      filter: z.enum(optionKinds),
      search: nameSearchSchema.default(''),
      limit: z.number().int().min(1).max(200).default(50),
    },
    answers: { values: z.array(optionSchema), more: z.boolean() },
    run: async ({ filter, search, limit }) => {
      const { data, more } = await ask(optionEndpoints.listOptions, {
        params: { kind: filter },
        query: { search, limit },
      });
      return { values: data, more };
    },
  });

const defineTool = () =>
  tool({
    name: 'define',
    title: 'Define a metric',
    description: 'What metrics mean, by a part of their name; all of them without one.',
    asks: { metric: z.string().max(200).default('') },
    answers: {
      definitions: z.array(
        z.object({ metric: z.string(), label: z.string(), format: z.string(), definition: z.string() }),
      ),
    },
    run: async ({ metric }) => {
      const wanted = metric.trim().toLowerCase();
      const definitions = Object.entries(metricDefinitions)
        .map(([id, { label, format, definition }]) => ({ metric: id, label, format, definition }))
        .filter(({ metric: id, label }) => `${id} ${label}`.toLowerCase().includes(wanted));
      return { definitions };
    },
  });

const describeAccessTool = (ask: Ask) =>
  tool({
    name: 'describe_access',
    title: 'Describe what the caller may see',
    description:
      'Limits that apply to every answer of this caller, the last day of the data, and every filter with how it is written.',
    asks: {},
    answers: {
      limits: z.record(z.string(), z.array(z.string())),
      months: z.number().nullable().describe('How far back the answers reach; null = all time.'),
      contentTypes: z.array(z.string()),
      dataThrough: z.string().nullable(),
      filters: filterTexts,
    },
    run: async () => {
      const { limits, months, contentTypes, dataThrough } = (await ask(optionEndpoints.readPermissible, {})).data;
      return { limits, months, contentTypes, dataThrough, filters: filterIds.map(describeFilter) };
    },
  });

export const catalogueTools = (ask: Ask, origin: string): Tool[] => [
  searchTool(ask, origin),
  listViewsTool(ask),
  describeViewTool(),
  listFieldsTool(ask),
  findValuesTool(ask),
  defineTool(),
  describeAccessTool(ask),
];
