import { act, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { flagOf } from './CountryFlag.tsx';

it('is blank where its drawings cannot be fetched, and what stands beside it stays', async () => {
  const CountryFlag = flagOf(() => Promise.reject(new Error('No network.')));
  const { container } = render(
    <p>
      <CountryFlag code="FR" /> France
    </p>,
  );
  await act(async () => {
    await new Promise((done) => setTimeout(done));
  });
  expect(container.textContent).toBe(' France');
  expect(container.querySelector('svg, img')).toBeNull();
});
