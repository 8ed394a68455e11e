import { describe, expect, it } from 'vitest';
import { wrapLabel } from './wrap-label.ts';

describe('chart labels', () => {
  it.each([
    ['France', ['France']],
    // 20 characters are one line, 21 are two.
    ['Bosnia & Herzegovina', ['Bosnia & Herzegovina']],
    ['United States of Amer', ['United States of', 'Amer']],
    ['Papua New Guinea and the Isles', ['Papua New Guinea and', 'the Isles']],
    // A word longer than a line is broken, not squeezed.
    ['Abcdefghijklmnopqrstuvwxyz', ['Abcdefghijklmnopqrst', 'uvwxyz']],
    // One that was cut before leaves no dots alone.
    ['Abcdefghijklmnopqrst...', ['Abcdefghijklmnopq', 'rst...']],
    // A third line is cut and says so.
    ['South Georgia and the South Sandwich Islands', ['South Georgia and', 'the South Sandwich…']],
    ['', []],
  ])('%s', (label, lines) => {
    expect(wrapLabel(label)).toEqual(lines);
    for (const line of wrapLabel(label)) expect(line.length).toBeLessThanOrEqual(20);
  });

  it('are wrapped earlier where there is no room', () => {
    expect(wrapLabel('United States', 12)).toEqual(['United', 'States']);
    expect(wrapLabel('Bosnia & Herzegovina', 8)).toEqual(['Bosnia &', 'Herzego…']);
  });

  it('are not cut through a picture', () => {
    expect(wrapLabel('To be 🎬🎬🎬 or not', 8)).toEqual(['To be', '🎬🎬🎬…']);
  });
});
