import { describe, expect, it } from 'vitest';
import { charactersOf, cutToCharacters, titleSize } from './type.ts';

const latin = 'Harbour Lights: ';
const eastAsian = '庆余年第二季大结局之风起云涌';

describe('a text on a slide', () => {
  it('takes more room in letters of East Asia', () => {
    expect(charactersOf(latin)).toBe(latin.length);
    expect(charactersOf(eastAsian)).toBeGreaterThan(1.5 * eastAsian.length);
    expect(charactersOf(eastAsian)).toBeLessThan(2 * eastAsian.length);
  });

  it('is cut to the room there is', () => {
    expect(cutToCharacters('Harbour Lights', 14)).toBe('Harbour Lights');
    expect(cutToCharacters('Harbour Lights', 12)).toBe('Harbour L...');
    const cut = cutToCharacters(eastAsian, 14);
    expect(cut).toBe('庆余年第二季...');
    expect(charactersOf(cut)).toBeLessThanOrEqual(14);
  });
});

describe('a title', () => {
  it('is smaller where its letters are wide', () => {
    const count = 80;
    expect(titleSize('a'.repeat(count))).toBe(26);
    expect(titleSize(eastAsian.repeat(10).slice(0, count))).toBeLessThan(26);
    expect(titleSize(eastAsian)).toBe(26);
  });
});
