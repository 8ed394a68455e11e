import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useChosenBenchmark } from './benchmark/use-chosen.ts';
import { useMinimum } from './tables/MinimumControl.tsx';
import { renderAt } from './testing/render.tsx';

const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const Page = () => {
  const { setSameDays } = useChosenBenchmark('show');
  const { setMinimum } = useMinimum();
  return (
    <>
      <button type="button" onClick={() => setSameDays(true)}>
        benchmark
      </button>
      <button type="button" onClick={() => setMinimum(5)}>
        minimum
      </button>
    </>
  );
};

it('leaves it as true as before from where the page was reached', async () => {
  const { router, address } = await renderAt('/', Page);
  await router.navigate({ to: '/', state: { fromPlatforms: true } });
  for (const [name, reached] of [
    ['benchmark', '/?sameDays=Yes'],
    ['minimum', '/?sameDays=Yes&minimum=5'],
  ] as const) {
    await userEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(address()).toBe(reached));
    expect(router.state.location.state.fromPlatforms).toBe(true);
  }
});

it('is the one way to change the query of a page', () => {
  const changing = Object.keys(sources).filter((path) => sources[path]?.includes("to: '.'"));
  expect(changing).toEqual(['./change-search.ts', './routes.tsx']);
});
