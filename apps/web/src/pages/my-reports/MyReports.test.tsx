/** My Reports over a real HTTP server. */
import { allPages } from '@cvm/contract';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSession } from '../../session/session.ts';
import { startServer, type TestServer } from '../../testing/http-server.ts';
import { profileOf } from '../../testing/profile.ts';
import { renderAt } from '../../testing/render.tsx';
import MyReports from './MyReports.tsx';

let server: TestServer;
beforeAll(async () => {
  server = await startServer(() => ({ status: 200, body: '{"success":true,"data":[]}' }));
});
afterAll(() => server.close());

it('has one way to the builder while there is no report', async () => {
  startSession({ token: 'x', profile: profileOf(allPages) });
  await renderAt('/reports', MyReports);
  await screen.findByText('You have no reports created.');
  expect(screen.getAllByRole('link', { name: 'Create a Report' })).toHaveLength(1);
});
