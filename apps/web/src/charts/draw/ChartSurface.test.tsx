/** A chart that goes to paper before its turn, and before its pictures have come. */
import { addDays } from '@cvm/contract';
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Chart } from '../model.ts';
import { ChartSurface } from './ChartSurface.tsx';

/** An image of a host that does not answer. */
class SlowImage {
  src = '';
  crossOrigin: string | null = null;
  decode = (): Promise<void> => new Promise(() => undefined);
}

beforeAll(() => {
  vi.stubGlobal('Image', SlowImage);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200);
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const chart: Chart = {
  ...{ kind: 'bars', headings: ['Votes'], legend: [], definitions: [], summary: 'One bar.' },
  axis: { min: 0, max: 1, base: 0, step: 1, format: 'count', name: 'Votes' },
  bars: [
    {
      ...{ id: 'one', label: 'One', lines: ['Palisade'], tag: null, value: 1, figures: ['1'] },
      ...{ hue: 'plain', pale: false, interval: null, average: null, hints: () => [] },
      picture: { kind: 'logo', url: 'https://slow.example/logo.svg' },
    },
  ],
};

it('is on the sheet without its pictures', () => {
  render(
    <MantineProvider env="test">
      <ChartSurface chart={chart} label="Platforms" sample={null} />
    </MantineProvider>,
  );
  const box = screen.getByRole('img');
  expect(box.querySelector('svg')).toBeNull();
  window.dispatchEvent(new Event('beforeprint'));
  expect(box.textContent).toContain('Palisade');
});

describe('a chart wider than a sheet', () => {
  const days = Array.from({ length: 400 }, (_, day) => addDays('2025-01-01', day));
  const lines: Chart = {
    ...{
      kind: 'lines',
      definitions: [],
      summary: 'One line.',
      days,
      names: days,
      daysName: null,
      marks: [],
      zooms: true,
    },
    axis: { min: 0, max: 1, base: 0, step: 1, format: 'count', name: 'Votes' },
    ticks: new Map([[days[0] ?? '', 'Jan 2025']]),
    lines: [{ id: 'one', label: 'One', colour: 0, quiet: false, values: days.map(() => 1) }],
    hints: days.map(() => () => []),
  };

  const drawWide = (): HTMLElement => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1400);
    render(
      <MantineProvider env="test">
        <ChartSurface chart={lines} label="Votes" sample={null} />
      </MantineProvider>,
    );
    return screen.getByRole('img');
  };

  it('is as wide as it on paper, without what its days are chosen by, and as it was afterwards', () => {
    const box = drawWide();
    window.dispatchEvent(new Event('beforeprint'));
    expect(box.querySelector('svg')?.getAttribute('width')).toBe('720');
    const onPaper = box.querySelectorAll('path').length;
    window.dispatchEvent(new Event('afterprint'));
    expect(box.querySelector('svg')?.getAttribute('width')).toBe('1400');
    expect(box.querySelectorAll('path').length).toBeGreaterThan(onPaper);
  });

  it('is as high on paper as on screen, whatever its box is by then', () => {
    const box = drawWide();
    window.dispatchEvent(new Event('beforeprint'));
    window.dispatchEvent(new Event('afterprint'));
    const height = vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(0);
    window.dispatchEvent(new Event('beforeprint'));
    expect(box.querySelector('svg')?.getAttribute('height')).toBe('200');
    height.mockReturnValue(200);
  });
});
