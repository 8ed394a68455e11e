import { expect, it } from 'vitest';
import { exportFileName } from './file-name.ts';

it('names exported files by product, view, title and day', () => {
  const day = new Date(2026, 10, 20);
  expect(exportFileName('showSummary', 'Show Ranker', 'csv', day)).toBe('cvmi_showSummary_Show-Ranker_11202026.csv');
  expect(exportFileName('showRating', ' A/B: "Pokémon"? ', 'xlsx', day)).toBe(
    'cvmi_showRating_A-B-Pokémon_11202026.xlsx',
  );
});
