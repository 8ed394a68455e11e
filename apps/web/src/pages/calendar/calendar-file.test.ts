/** The file as a calendar reads it (RFC 5545). */
import { parseFilters } from '@cvm/contract';
import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const about = {
  origin: 'https://portal.example',
  meta: {
    ...{ dataThrough: '2026-11-15', range: { from: '2026-10-17', to: '2026-11-14' }, filters: [] },
    panel: 'Total' as const,
  },
};
const show = {
  ...{ title: 'Copper; Signal, Part 2', titleId: '7', titleType: 'series', release: 'New show', studio: null },
  ...{ network: 'Kinoport', releaseDate: '2027-01-10', followers: 1200 },
};
const returning = { ...show, titleId: '8', release: 'Returning show', releaseDate: '2026-12-01' };
const movie = { ...show, title: 'é'.repeat(80), titleId: 'a-9', titleType: 'movie', release: 'Movie', network: null };

const linesOf = (text: string) => text.split('\r\n');
/** Lines that were folded, whole again. */
const unfolded = (text: string) => linesOf(text.replaceAll('\r\n ', ''));

it('has an event of a whole day for each release that has one', () => {
  const lines = unfolded(calendarFile([show, { ...show, titleId: '9', releaseDate: null }], about));
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  expect(lines).toEqual(
    expect.arrayContaining([
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'DTSTART;VALUE=DATE:20270110', 'DTSTAMP:20261115T000000Z'],
      'SUMMARY:Copper\\; Signal\\, Part 2',
      'DESCRIPTION:New show\\nKinoport\\n1\\,200 followers on November 14\\, 2026',
      'URL;VALUE=URI:https://portal.example/show/7',
    ]),
  );
});

it('tells one follower from many', () => {
  const text = (followers: number) => unfolded(calendarFile([{ ...show, followers }], about)).join('\n');
  expect(text(1)).toContain('\\n1 follower on November 14');
  expect(text(0)).toContain('\\n0 followers on November 14');
});

it('says whose following it tells', () => {
  const meta = { ...about.meta, filters: parseFilters(['country:FR', 'gender:female', 'studio:501']) };
  expect(unfolded(calendarFile([show], { ...about, meta })).join('\n')).toContain(
    'followers on November 14\\, 2026 (Country is France\\, Gender is Female)',
  );
});

it('says that followers are a sum of weights, where they are', () => {
  const meta = { ...about.meta, filters: parseFilters(['country:US']), panel: 'Balanced' as const };
  expect(unfolded(calendarFile([show], { ...about, meta })).join('\n')).toContain(
    '1\\,200 followers on November 14\\, 2026\\, weighted (Country is United States)',
  );
});

it('keeps the id of a release from file to file, the newer of which holds', () => {
  const uid = (text: string) => linesOf(text).find((line) => line.startsWith('UID:'));
  const sequence = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1]);
  const before = calendarFile([show], about);
  const after = calendarFile([{ ...show, releaseDate: '2027-02-01' }], {
    ...about,
    meta: { ...about.meta, dataThrough: '2026-11-16' },
  });
  expect(uid(before)).toBe('UID:release-7@portal.example');
  expect(uid(after)).toBe(uid(before));
  expect(sequence(after)).toBe(sequence(before) + 1);
  expect(uid(calendarFile([returning], about))).toBe('UID:next-episode-8@portal.example');
});

it('folds lines at 75 bytes', () => {
  const text = calendarFile([movie], about);
  for (const line of linesOf(text)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(unfolded(text)).toContain(`SUMMARY:${'é'.repeat(80)}`);
  expect(unfolded(text)).toContain('URL;VALUE=URI:https://portal.example/movie/a-9');
});
