/** Which data answers where portals share a server: one look-up that began before a load may end after it. */
import type { GuardedWarehouse } from '@cvm/warehouse';
import { afterEach, expect, it, vi } from 'vitest';
import { followEdition } from './edition.ts';

afterEach(() => vi.restoreAllMocks());

const row = (edition: number) => ({
  ...{ edition, database: `edition_${edition}`, name: 'shared', names: ['shared'], recipe: 1, rollups: [] },
  ...{ data_from: null, data_through: '2026-11-15', has_population: false },
});

/** A list of loads whose last is `edition`, on a server that may hold back its answer. */
const serverOf = (edition: number) => {
  const server = { edition, held: null as Promise<void> | null };
  const rowsOf = (sql: string): object[] => {
    if (sql.includes('system.columns')) return [{ name: 'edition' }];
    if (sql.includes('max(edition)) as edition')) return [{ edition: server.edition }];
    return sql.includes('has_population') ? [row(server.edition)] : [];
  };
  const query = async ({ sql }: { sql: string }) => {
    const [rows, { held }] = [rowsOf(sql), server];
    await held;
    return { rows };
  };
  const nothing = async (): Promise<void> => {};
  const warehouse = { kind: 'cluster', query, command: nothing, check: nothing } as unknown as GuardedWarehouse;
  return { server, warehouse };
};

it('is that of the load that is done, whatever was asked before it and answered after it', async () => {
  const { server, warehouse } = serverOf(1);
  const edition = await followEdition(warehouse);
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 6_000);
  let answer = (): void => {};
  server.held = new Promise((resolve) => {
    answer = resolve;
  });
  const asked = edition.find();
  server.held = null;
  server.edition = 2;
  const loaded = edition.refresh();
  // Whatever needs no answer of the first question is done.
  await new Promise((resolve) => setImmediate(resolve));
  answer();
  await Promise.all([asked, loaded]);
  expect(edition.known()?.edition).toBe(2);
});
