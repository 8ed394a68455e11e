import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ScrollRegion } from './ScrollRegion.tsx';

const shown = (width: number) => {
  // The test environment lays nothing out.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(width);
  // It tells of what it observes at once, as a browser does.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly tell: () => void;
      constructor(tell: () => void) {
        this.tell = tell;
      }
      observe() {
        this.tell();
      }
      disconnect() {
        return undefined;
      }
    },
  );
  return render(
    <ScrollRegion label="Key figures" className={undefined}>
      <p>Viewers</p>
    </ScrollRegion>,
  );
};

it('is reached by keys where its content is wider than it', async () => {
  shown(500);
  await waitFor(() => expect(screen.getByRole('region', { name: 'Key figures, scrollable' }).tabIndex).toBe(0));
  vi.unstubAllGlobals();
});

it('is no stop where there is room', () => {
  const { container } = shown(300);
  expect(screen.queryByRole('region')).toBeNull();
  expect(container.querySelector('section')?.hasAttribute('tabindex')).toBe(false);
  vi.unstubAllGlobals();
});
