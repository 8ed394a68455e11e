/** The chart of a report that goes to paper from a page in the dark scheme, whose sheet is light. */
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { usePrinting } from '../../ui/use-printing.ts';
import type { ReportChart } from '../report-model.ts';
import { ReportSurface } from './ReportSurface.tsx';

/** Browsers tell of a new box in their next frame, which comes after the sheet was taken. */
const frame: (() => void)[] = [];
class NextFrame {
  readonly tell: () => void;
  constructor(tell: () => void) {
    this.tell = tell;
  }
  observe(): void {
    frame.push(this.tell);
  }
  unobserve(): void {}
  disconnect(): void {}
}

beforeAll(() => {
  vi.stubGlobal('ResizeObserver', NextFrame);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const chart: ReportChart = {
  ...{ kind: 'bar', measures: ['Views'], labels: ['Drama', 'Kids'], highest: null, width: null, height: 400 },
  series: [{ label: 'Views', format: 'count', axis: 0, values: [2, 1], missing: ['', ''], people: [null, null] }],
  axes: [{ label: 'Views', format: 'count' }],
  summary: 'Views of 2 rows.',
  notes: [],
};

const Page = () => (
  <MantineProvider env="test" defaultColorScheme="dark" {...(usePrinting() ? { forceColorScheme: 'light' } : {})}>
    <ReportSurface chart={chart} label="Views by Genre" />
  </MantineProvider>
);

// A second try would find the colours of the first.
it('is on the sheet, and on the page again afterwards', { retry: 0 }, () => {
  onTestFinished(() => {
    window.dispatchEvent(new Event('afterprint'));
  });
  render(<Page />);
  for (const tell of frame.splice(0)) tell();
  const box = screen.getByRole('img');
  const onScreen = box.innerHTML;
  expect(box.textContent).toContain('Drama');
  window.dispatchEvent(new Event('beforeprint'));
  expect(box.textContent).toContain('Drama');
  expect(box.innerHTML).not.toBe(onScreen);
  window.dispatchEvent(new Event('afterprint'));
  expect(box.textContent).toContain('Drama');
});
