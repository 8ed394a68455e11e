import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CountryFlag } from './CountryFlag.tsx';

vi.mock('./FlagImage.tsx', () => {
  throw new Error('No network.');
});

it('is blank where its drawings cannot be fetched, and what stands beside it stays', async () => {
  const { container } = render(
    <p>
      <CountryFlag code="FR" /> France
    </p>,
  );
  await act(async () => {
    await vi.dynamicImportSettled();
    await new Promise((done) => setTimeout(done));
  });
  expect(container.textContent).toBe(' France');
  expect(container.querySelector('svg, img')).toBeNull();
});
