import { describe, expect, it } from 'vitest';
import { palettes } from './palette.ts';

const channel = (part: string): number => {
  const value = Number.parseInt(part, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(colour.slice(at, at + 2)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (a: string, b: string): number => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
};

describe.each(['light', 'dark'] as const)('the colours of lines and of fields, %s', (scheme) => {
  const { hues, lines, surface } = palettes[scheme];

  it('are ten, none twice', () => {
    expect(lines).toHaveLength(10);
    expect(new Set(lines).size).toBe(10);
  });

  it.each(palettes[scheme].sides)('%s lets ink be read on it', (side) => {
    expect(contrast(side, palettes[scheme].ink)).toBeGreaterThanOrEqual(4.5);
  });

  it('keep 3:1 where they stand for a difference', () => {
    const { soft, ...told } = hues;
    for (const [hue, colour] of Object.entries(told)) expect(contrast(colour, surface), hue).toBeGreaterThanOrEqual(3);
  });

  it.each(lines)('%s keeps 3:1 against the surface', (line) => {
    expect(contrast(line, surface)).toBeGreaterThanOrEqual(3);
  });
});
