import { expect, test } from 'vitest';
import { countryOfZip } from './country-of-zip.ts';

test.each(['85711', '00000', '98107-2117', '981072117'])('%s is of the US', (zip) => {
  expect(countryOfZip(zip)).toBe('US');
});

test.each(['V3N4P', 'T8H1N', 'E2A 4H', 'l9g2b'])('%s is of Canada', (zip) => {
  expect(countryOfZip(zip)).toBe('CA');
});

test.each(['', '8571', '857111', 'W1A1A', 'V33NP', '1A1A1', '85711 x', 'X1'])('"%s" names no country', (zip) => {
  expect(countryOfZip(zip)).toBeNull();
});
