/** What a chart is drawn with: nothing to wait for, pictures that come, pictures that keep it waiting. */
import { renderHook, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Bar, Chart } from '../model.ts';
import { usePictures } from './use-pictures.ts';

/** An image that is there when its host answers. */
class HostedImage {
  src = '';
  crossOrigin: string | null = null;
  decode = (): Promise<void> => (this.src.includes('slow') ? new Promise(() => undefined) : Promise.resolve());
}

beforeAll(() => vi.stubGlobal('Image', HostedImage));
afterAll(() => vi.unstubAllGlobals());

const bar = (picture: Bar['picture']): Bar => ({
  ...{ id: 'one', label: 'One', lines: ['One'], tag: null, picture, value: 1, figures: ['1'] },
  ...{ hue: 'plain', pale: false, interval: null, average: null, hints: () => [] },
});

const chart = (picture: Bar['picture']): Chart => ({
  ...{ kind: 'bars', bars: [bar(picture)], headings: ['Votes'], legend: [], definitions: [], summary: 'One bar.' },
  axis: { min: 0, max: 1, base: 0, step: 1, format: 'count', name: 'Votes' },
});

const picturesOver = (picture: Bar['picture']) => {
  const model = chart(picture);
  const seen: unknown[] = [];
  renderHook(() => seen.push(usePictures(model)?.size ?? null));
  return seen;
};

it('is nothing, at once, for a chart without pictures', async () => {
  const seen = picturesOver(null);
  await Promise.resolve();
  expect(seen).toEqual([0]);
});

it('is waited for while it is on its way, and comes once', async () => {
  const seen = picturesOver({ kind: 'logo', url: 'https://pictures.example/logo.svg' });
  await waitFor(() => expect(seen).toEqual([null, 1]));
});

it('does not keep a chart waiting for a slow host', async () => {
  const seen = picturesOver({ kind: 'logo', url: 'https://slow.example/logo.svg' });
  await waitFor(() => expect(seen).toEqual([null, 0]));
});
