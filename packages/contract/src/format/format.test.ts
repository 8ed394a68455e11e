import { describe, expect, it } from 'vitest';
import { metricDefinitions } from '../metrics/definitions.ts';
import {
  exactValue,
  type Format,
  formatMoment,
  formatSize,
  formats,
  formatValue,
  hoverValue,
  truncate,
} from './format.ts';

const all = (format: Format, values: readonly (number | string)[]) => values.map((value) => formatValue(format, value));

describe('a value on screen', () => {
  it('is a percentage with the more decimals the smaller it is: under 0.01 three, under 0.1 two, under 1 one', () => {
    expect(all('percent', [0, 0.000051, 0.0000999, 0.0001, 0.00055, 0.001, 0.0055, 0.01, 0.234, 0.995, 1.5])).toEqual([
      '0%',
      '0.005%',
      '0.010%',
      '0.01%',
      '0.06%',
      '0.1%',
      '0.6%',
      '1%',
      '23%',
      '100%',
      '150%',
    ]);
    expect(all('percent', [-0.0055, -0.5])).toEqual(['-0.6%', '-50%']);
  });

  it('is a share with two decimals and a rate with one', () => {
    expect(all('share', [0, 0.000049, 0.01234, 1])).toEqual(['0.00%', '0.00%', '1.23%', '100.00%']);
    expect(all('rate', [0, 0.0949, 0.5, 12])).toEqual(['0.0%', '9.5%', '50.0%', '1,200.0%']);
  });

  it('is a count with thousands separators, weighted ones rounded', () => {
    expect(all('count', [0, 999, 1000, 1234567, 12.5, 12.4])).toEqual(['0', '999', '1,000', '1,234,567', '13', '12']);
  });

  it('is short with a suffix from a thousand on', () => {
    expect(all('compact', [0, 999, 1000, 1250, 1_000_000, 2_340_000_000])).toEqual([
      '0',
      '999',
      '1.0k',
      '1.3k',
      '1.0m',
      '2.3b',
    ]);
  });

  it('is a rating with one decimal, a score with two, an index times 100 with one', () => {
    expect(all('rating', [1, 3.94, 3.95, 5])).toEqual(['1.0', '3.9', '4.0', '5.0']);
    expect(all('score', [0, 1.005, 1234.5])).toEqual(['0.00', '1.01', '1,234.50']);
    expect(all('index', [0, 1, 1.2345])).toEqual(['0.0', '100.0', '123.5']);
    expect(all('points', [0, -0.04884, 0.5])).toEqual(['0.00 pp', '-4.88 pp', '50.00 pp']);
    expect([exactValue('points', -0.04884), hoverValue('points', 0.1234567)]).toEqual(['-4.884 pp', '12.35 pp']);
  });

  it('is a kind of title or a language by its name', () => {
    expect(all('kind', ['series', 'movie'])).toEqual(['Show', 'Movie']);
    expect(all('language', ['en', 'pt', 'Klingon'])).toEqual(['English', 'Portuguese', 'Klingon']);
  });

  it('is a day as MM-DD-YYYY in lists and in words elsewhere', () => {
    expect(formatValue('date', '2026-01-05')).toBe('01-05-2026');
    expect(formatValue('longDate', '2026-01-05')).toBe('January 05, 2026');
    expect(formatValue('time', '2026-01-05T23:59:00Z')).toBe('01-05-2026 23:59');
  });

  it('is a moment where the reader is, with the name of the time zone', () => {
    const name = new Intl.DateTimeFormat('en-US', { timeZoneName: 'short' })
      .formatToParts(new Date('2026-01-05T23:59:00Z'))
      .find(({ type }) => type === 'timeZoneName')?.value;
    expect(formatMoment('2026-01-05T23:59:00Z')).toMatch(/^January 0[56], 2026 at \d+:\d\d [AP]M /);
    expect(formatMoment('2026-01-05T23:59:00Z').endsWith(` ${name}`)).toBe(true);
  });

  it.each(Object.keys(formats) as Format[])('is -- where there is none, of a release Unknown, as %s', (format) => {
    for (const nothing of [null, undefined, ''])
      expect(formatValue(format, nothing)).toBe(format === 'release' ? 'Unknown' : '--');
    if (formats[format].numeric)
      for (const no of [Number.NaN, Number.POSITIVE_INFINITY]) expect(formatValue(format, no)).toBe('--');
  });
});

it.each((Object.keys(formats) as Format[]).filter((format) => formats[format].numeric))(
  'has no minus before a zero, as %s',
  (format) => {
    for (const nearly of [-0, -1e-12]) {
      const written = [formatValue(format, nearly), exactValue(format, nearly), hoverValue(format, nearly)];
      expect(written.join()).not.toContain('-');
    }
  },
);

describe('the exact value', () => {
  it('has every digit of a percentage, an index and a weighted count', () => {
    expect(exactValue('share', 0.0123456789)).toBe('1.2345679%');
    expect(exactValue('index', 1.257)).toBe('125.7');
    expect(exactValue('count', 1234.5678)).toBe('1,234.5678');
    expect(exactValue('text', 'as it is')).toBe('as it is');
    expect(exactValue('share', null)).toBe('--');
  });
});

it('what hovering tells has two decimals, and a count none where it is whole', () => {
  expect(hoverValue('share', 0.0123456789)).toBe('1.23%');
  expect(hoverValue('rate', 0.5)).toBe('50.00%');
  expect(hoverValue('index', 1.25678)).toBe('125.68');
  expect(hoverValue('rating', 4.4321)).toBe('4.43');
  expect([1234, 1234.5678].map((count) => hoverValue('count', count))).toEqual(['1,234', '1,234.57']);
  expect([hoverValue('share', null), hoverValue('share', Number.NaN)]).toEqual(['--', '--']);
  expect(hoverValue('text', 'as it is')).toBe('as it is');
});

it('every metric is written in a format for numbers, but whether a figure differs, which is a word', () => {
  const words = Object.entries(metricDefinitions).filter(([, { format }]) => !formats[format].numeric);
  expect(words.map(([id]) => id)).toEqual(['overlapSuppressed', 'differs']);
});

it.each([40, 100, 80, 20])('a text longer than %i characters is cut to them and three dots', (length) => {
  expect(truncate('x'.repeat(length), length)).toBe('x'.repeat(length));
  expect(truncate('x'.repeat(length + 1), length)).toBe(`${'x'.repeat(length)}...`);
});

it('a text is not cut through a picture', () => {
  expect([truncate('On 🎬 set', 4), truncate('On 🎬 set', 5)]).toEqual(['On ...', 'On 🎬...']);
});

it('a file has its size in kilobytes, from a million bytes on in megabytes', () => {
  expect([0, 1234, 999_499, 999_500, 1_000_000, 12_340_000].map(formatSize)).toEqual([
    '0 kB',
    '1 kB',
    '999 kB',
    '1.0 MB',
    '1.0 MB',
    '12.3 MB',
  ]);
});
