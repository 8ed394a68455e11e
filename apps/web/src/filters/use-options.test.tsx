import { parseFilters } from '@cvm/contract';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testing/http-server.ts';
import { renderAt } from '../testing/render.tsx';
import { useFilterLabels } from './use-options.ts';

let server: TestServer;
beforeAll(async () => {
  const known = { success: true, data: [{ value: 'a', label: 'The Tide' }], more: false };
  server = await startServer(() => ({ status: 200, body: JSON.stringify(known) }));
});
afterAll(() => server.close());

const clauses = parseFilters(['show:a|gone|lost']);
const Names = () => {
  const { show = {} } = useFilterLabels(clauses);
  return Object.values(show).join(', ');
};

it('names the ids of a link together, and says of those that the data does not hold that they are unknown, each by its id', async () => {
  await renderAt('/', Names);
  expect(await screen.findByText('The Tide, Unknown show gone, Unknown show lost')).toBeDefined();
  expect(new URL(server.asked('/v1/options/show').url, 'http://x').searchParams.get('ids')).toBe('a|gone|lost');
});
