import { glossaryEntries } from '@cvm/contract';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderRoutes } from '../../testing/render.tsx';
import Help from './Help.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const helpIn = async (pdfViewerEnabled: boolean | undefined) => {
  vi.stubGlobal('navigator', { ...navigator, userAgent: navigator.userAgent, language: 'en-US', pdfViewerEnabled });
  await renderRoutes('/help', { '/help': Help });
  await screen.findByRole('heading', { name: 'Metric Glossary' });
};

it('shows the glossary as a document where the browser can, or does not say that it cannot', async () => {
  await helpIn(undefined);
  expect(screen.getByTitle('Metric Glossary').getAttribute('height')).toBe('1000');
  expect(screen.queryAllByRole('definition')).toHaveLength(0);
});

it('shows every entry as text where a document would be an empty frame', async () => {
  await helpIn(false);
  expect(screen.queryByTitle('Metric Glossary')).toBeNull();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
    glossaryEntries().map(({ label }) => label),
  );
  expect(
    screen.getByText(
      'Share of viewers who tracked 4 or more episodes within a 24-hour period; of those who viewed a show.',
    ),
  ).toBeTruthy();
  expect(screen.getAllByText('Shown in: GEM Score').length).toBeGreaterThan(0);
});
