/** What looks the same everywhere is one component each: the kit's tabs and segmented controls stand in theirs alone. */
import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const usersOf = (name: string): string[] =>
  Object.entries(sources)
    .filter(([, text]) => new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '@mantine/core'`).test(text))
    .map(([file]) => file.replace('./', ''));

describe('one look', () => {
  it('has the tabs of the kit in one file', () => {
    expect(usersOf('Tabs')).toEqual(['Tabbed.tsx']);
  });

  it('has the segmented control of the kit in one file', () => {
    expect(usersOf('SegmentedControl')).toEqual(['Segmented.tsx']);
  });
});
