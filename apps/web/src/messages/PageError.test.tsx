import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderRoutes } from '../testing/render.tsx';
import { watchMissingCode } from './missing-code.ts';
import { PageError } from './PageError.tsx';

watchMissingCode();

/** The page in place of one that threw. */
const openBroken = (error: Error) =>
  renderRoutes('/page', { '/page': () => <PageError error={error} reset={vi.fn()} info={{ componentStack: '' }} /> });

it('says what broke a page', async () => {
  await openBroken(new Error('figures is not a list'));
  expect(await screen.findByText('figures is not a list')).toBeTruthy();
  expect(screen.getByText(/contact support/)).toBeTruthy();
});

it('says of files that could not be fetched why, in words, and no address of a file', async () => {
  const error = new Error('Unable to preload CSS for /assets/Tabbed-DgJcVxtP.css');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error }));
  await openBroken(error);
  expect(
    await screen.findByText(/^Its files could not be fetched: the connection is lost, or the portal has been updated/),
  ).toBeTruthy();
  expect(screen.queryByText(/assets/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});
