/** The filters that a view cannot do without, as a test gives them. */
import {
  filterDefinition,
  type OptionKind,
  optionsAnswerSchema,
  queryAnswerSchema,
  type ValueKind,
  type ViewDefinition,
} from '@cvm/contract';
import { type TestPortal, viewUrl } from './test-portal.ts';

const anyValue: Record<ValueKind, string> = {
  choice: '',
  country: 'US',
  language: 'en',
  id: '1',
  name: 'x',
  number: '7',
  numberRange: '45',
  dates: 'last 7 days',
  days: '[0,7]',
  metric: 'viewers >= 1',
  release: '[0,7]',
};

/** What the portal offers first of everything that filters name, and a moment of its first show. */
export const idsOf = async ({ get }: Pick<TestPortal, 'get'>): Promise<Readonly<Record<string, string>>> => {
  const first = async (kind: OptionKind, limit = 1): Promise<string> => {
    const { data } = optionsAnswerSchema.parse((await get(`/v1/options/${kind}?limit=${limit}`)).json());
    return data.map(({ value }) => value).join(',');
  };
  const title = await first('title');
  const show = await first('show');
  const moments = await get(viewUrl('hottestMoments', [`show:${show}`], { limit: '1' }));
  return {
    show,
    screencapId: String(queryAnswerSchema.parse(moments.json()).data[0]?.screencapId),
    movie: await first('movie'),
    title,
    titleId: title,
    network: await first('network'),
    actor: await first('actor'),
    platform: await first('platform'),
    overlapNetwork: await first('network', 2),
    overlapActor: await first('actor', 2),
  };
};

/** With a value each; `ids` are what the data have of a kind of thing. */
export const neededBy = (view: ViewDefinition, ids: Readonly<Record<string, string>> = {}): string[] =>
  view.required.flatMap(([id]) => {
    if (id === undefined) return [];
    const { kind, values } = filterDefinition(id);
    return [`${id}:${ids[id] ?? values?.[0] ?? anyValue[kind]}`];
  });
