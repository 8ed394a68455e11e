import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import type { Head } from '../model.ts';
import { showReport } from '../show.ts';
import { Glance } from './Glance.tsx';

/** It tells of what it observes at once, as a browser does. */
class ToldAtOnce implements ResizeObserver {
  private readonly tell: ResizeObserverCallback;
  constructor(tell: ResizeObserverCallback) {
    this.tell = tell;
  }
  observe(): void {
    this.tell([], this);
  }
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', ToldAtOnce);
  // The test environment lays nothing out: the place has two lines.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(48);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const [tab] = showReport.tabs;

const shown = (lines: number) => {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(lines * 24);
  if (tab === undefined) throw new Error('The report has no tab.');
  const told = {
    ...{ phrases: [[{ text: '675 viewers', module: null }]], sentence: '675 viewers.', scope: 'N = 675 viewers', tab },
    ...{ lacking: '', isSmall: false, source: '', filling: false, retry: () => undefined },
  };
  return renderAt('/', () => <Glance report={showReport} head={{ id: '7', name: 'Low Tide' } as Head} glance={told} />);
};

it('shows the rest of a sentence that its place cuts, and less of it again', async () => {
  await shown(4);
  await userEvent.click(await screen.findByRole('button', { name: 'Show the whole sentence', expanded: false }));
  expect(screen.getByText(/675 viewers\./).hasAttribute('data-whole')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Show less of the sentence', expanded: true }));
  expect(screen.getByText(/675 viewers\./).hasAttribute('data-whole')).toBe(false);
});

it('offers nothing where the sentence has room', async () => {
  await shown(2);
  await screen.findByRole('button', { name: 'Copy the sentence' });
  expect(screen.queryByRole('button', { name: /sentence/, expanded: false })).toBeNull();
});
