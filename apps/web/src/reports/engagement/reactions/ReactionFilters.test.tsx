/** The filters of the feed over a real HTTP server. */
import type { Clause } from '@cvm/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Reply, startServer, type TestServer } from '../../../testing/http-server.ts';
import { renderAt } from '../../../testing/render.tsx';
import { failedAnswer, viewAnswer } from '../../../testing/view-answer.ts';
import { ReactionFilters } from './ReactionFilters.tsx';

let server: TestServer;
let reply: Reply;
beforeAll(async () => {
  server = await startServer((path) => (path.startsWith('/v1/query/') ? reply : null));
});
afterAll(() => server.close());
beforeEach(() => {
  reply = failedAnswer(504, 'time_limit', 'This took too long.');
});

const clauses: Clause[] = [{ id: 'show', op: 'is', values: ['7'], join: 'or' }];
type Opened = { page?: readonly Clause[]; applied?: readonly Clause[]; onApply?: (next: readonly Clause[]) => void };
const open = ({ page = [], applied = [], onApply = () => undefined }: Opened = {}) =>
  renderAt('/', () => <ReactionFilters clauses={[...clauses, ...page]} isShow applied={applied} onApply={onApply} />);
const group = async (name: string) => within(await screen.findByRole('group', { name }));

it('says of counts that failed that they could not be loaded, never that there are none, and asks again', async () => {
  await open();
  const emotions = await group('Emotions');
  await emotions.findByText('Could not be loaded');
  expect(emotions.queryByText('None yet')).toBeNull();
  const types = await group('Reaction Type');
  await types.findByText('Could not be loaded');
  expect(types.queryByText('0')).toBeNull();
  reply = viewAnswer([{ what: 'joy', count: 12 }]);
  await userEvent.click(emotions.getByRole('button', { name: 'Retry' }));
  await emotions.findByText('12');
});

it('says of counts that are refused that there can be none, and offers no second try', async () => {
  reply = failedAnswer(404, 'unknown_title', 'No season 99 found in show 7');
  await open();
  for (const name of ['Reaction Type', 'Emotions', 'Ratings', 'Characters'])
    await (await group(name)).findByText('Cannot be counted');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

it('cuts the names of characters at 20 characters, and tells them in full on hover', async () => {
  const what = 'Professor Fuentealba Roig';
  reply = viewAnswer([{ what, characterIds: '11', count: 12 }]);
  await open();
  const item = (await (await group('Characters')).findByText('Professor Fuentealba...')).closest('button');
  expect(item?.title).toBe(what);
});

it('offers every language, as people may write in one that no title is of', async () => {
  await open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('combobox', { name: 'Language' }));
  for (const name of ['English', 'Portuguese', 'Zulu']) await screen.findByText(name);
});

it('shows every language of a link, and takes one of them away', async () => {
  const languages: Clause = { id: 'originating_language', op: 'is', values: ['en', 'fr'], join: 'or' };
  const onApply = vi.fn();
  await open({ applied: [languages], onApply });
  const user = userEvent.setup();
  for (const name of ['English', 'French']) await screen.findByText(name, { selector: '.mantine-Pill-label' });
  await user.click(screen.getByRole('combobox', { name: 'Language' }));
  await user.keyboard('{Backspace}');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(onApply).toHaveBeenCalledWith([{ ...languages, values: ['en'] }]);
});

it('says that there is none inside the filters of the page, or none yet', async () => {
  reply = viewAnswer([]);
  const { unmount } = await open({ page: [{ id: 'season', op: 'is', values: ['2'], join: 'or' }] });
  await (await group('Emotions')).findByText('None inside these filters');
  unmount();
  await open();
  await (await group('Emotions')).findByText('None yet');
});
