/** A chart on paper knows how wide its place is, as one on screen does. */
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Chart } from '../model.ts';
import { indexFigure } from '../prepare/index-figure.ts';
import { StillChart } from './StillChart.tsx';

const facts = { sampleSize: 2400, effectiveSampleSize: null, panel: 'Total' } as const;

/** The words of the drawing and where each begins. */
const drawn = async (chart: Chart | undefined, width: number): Promise<{ words: string; x: number; y: number }[]> => {
  if (chart === undefined) throw new Error('There is no figure.');
  render(<StillChart chart={chart} label="Chart" width={width} height={240} onDrawn={() => undefined} />);
  await waitFor(() => expect(screen.getByRole('img').querySelector('text')).not.toBeNull());
  return [...screen.getByRole('img').querySelectorAll('text')].map((text) => {
    const [, moved = 0, down = 0] =
      /translate\(([\d.-]+)[ ,]+([\d.-]+)\)/.exec(text.getAttribute('transform') ?? '') ?? [];
    return {
      words: text.textContent ?? '',
      x: Number(text.getAttribute('x') ?? 0) + Number(moved),
      y: Number(text.getAttribute('y') ?? 0) + Number(down),
    };
  });
};

it('has the names of its colours above the headings of its figures where both have no room in one line', async () => {
  const row = { country: 'US', share: 0.33, index: 0.954, viewers: 517, differs: 'below' };
  const rows = [row, { ...row, country: 'FR', share: 0.09, index: 1.377, viewers: 141, differs: 'above' }];
  const figure = indexFigure('showCountryIndex', 'country', 'viewers')(rows, facts);
  const texts = await drawn(figure?.chart, 308);
  const heightOf = (words: string): number => texts.find((text) => text.words === words)?.y ?? Number.NaN;
  expect(heightOf('Below average') + 10).toBeLessThanOrEqual(heightOf('Share'));
});
