/** The filters that a view cannot do without, as a test gives them. */
import { filterDefinition, type ValueKind, type ViewDefinition } from '@cvm/contract';

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

/** With a value each; `ids` are what the data have of a kind of thing. */
export const neededBy = (view: ViewDefinition, ids: Readonly<Record<string, string>> = {}): string[] =>
  view.required.flatMap(([id]) => {
    if (id === undefined) return [];
    const { kind, values } = filterDefinition(id);
    return [`${id}:${ids[id] ?? values?.[0] ?? anyValue[kind]}`];
  });
