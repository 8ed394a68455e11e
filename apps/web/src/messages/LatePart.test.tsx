import { screen } from '@testing-library/react';
import { lazy, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAt } from '../testing/render.tsx';
import { LatePart, MissingPart } from './LatePart.tsx';
import { watchMissingCode } from './missing-code.ts';

watchMissingCode();

afterEach(() => vi.restoreAllMocks());

/** A part whose code the loader has told of as it does, and thrown. */
const partOf = (error: Error, isTold: boolean) =>
  lazy(async (): Promise<{ default: () => null }> => {
    if (isTold)
      window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error }));
    throw error;
  });

const NoWindow = partOf(new Error('Failed to fetch dynamically imported module'), true);

const Opening = ({ missed }: { missed: () => void }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <LatePart
        key={String(isOpen)}
        onMissing={() => {
          missed();
          setOpen(false);
        }}
      >
        {isOpen ? <NoWindow /> : null}
      </LatePart>
    </>
  );
};

it('takes nothing of the page with it where its files do not come', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const Part = partOf(new Error('Unable to preload CSS for /assets/part.css'), true);
  const missed = vi.fn();
  await renderAt('/', () => (
    <>
      <input aria-label="Name" defaultValue="Not saved" />
      <LatePart missing={<MissingPart />} onMissing={missed}>
        <Part />
      </LatePart>
    </>
  ));
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^This could not be loadedIts files could not be fetched: .*Retry$/,
  );
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Not saved');
  expect(missed).toHaveBeenCalledOnce();
});

it('is wanted again as a window is that did not open', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const missed = vi.fn();
  await renderAt('/', () => <Opening missed={missed} />);
  for (const times of [1, 2]) {
    screen.getByRole('button', { name: 'Open' }).click();
    await vi.waitFor(() => expect(missed).toHaveBeenCalledTimes(times));
  }
});

it('leaves its own faults to the page', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  const Part = partOf(new Error('figures is not a list'), false);
  const missed = vi.fn();
  await renderAt('/', () => (
    <LatePart missing={<MissingPart />} onMissing={missed}>
      <Part />
    </LatePart>
  ));
  expect(await screen.findByText('figures is not a list')).toBeTruthy();
  expect(missed).not.toHaveBeenCalled();
});
