import { expect, it } from 'vitest';
import { exportFileName } from './file-name.ts';

it('names exported files by product, view, title and day, as the server does', () => {
  const day = new Date('2026-11-20T23:59:00Z');
  expect(exportFileName('showSummary', 'Show Ranker', 'csv', day)).toBe('cvmi_showSummary_Show-Ranker_11202026.csv');
  expect(exportFileName('showRating', ' A/B: "Pokémon"? ', 'xlsx', day)).toBe(
    'cvmi_showRating_A-B-Pokémon_11202026.xlsx',
  );
  expect(exportFileName('users', null, 'csv', day)).toBe('cvmi_users_11202026.csv');
  // The vowels of some scripts are marks.
  expect(exportFileName('showRating', 'धूम', 'png', day)).toBe('cvmi_showRating_धूम_11202026.png');
});
