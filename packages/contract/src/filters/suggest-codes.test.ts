import { expect, it } from 'vitest';
import { countryCodes, isCountryCode } from './countries.ts';
import { isLanguageCode, languageCodes } from './languages.ts';
import { suggestCountry, suggestLanguage } from './suggest-codes.ts';

it.each([
  ['UK', 'GB'],
  ['us', 'US'],
  ['USA', 'US'],
  ['GBR', 'GB'],
  ['ZWE', 'ZW'],
  ['AND', 'AD'],
  ['KOR', 'KR'],
  ['840', 'US'],
  ['YU', 'RS'],
  ['germany', 'DE'],
  ['South Korea', 'KR'],
  ['en-GB', 'GB'],
  ['ZZ', undefined],
  ['EN', undefined],
  ['Utopia', undefined],
  ['constructor', undefined],
])('where %s stands for a country, %s may be meant', (text, code) => {
  expect(suggestCountry(text)).toBe(code);
});

it.each([
  ['EN', 'en'],
  ['eng', 'en'],
  ['ger', 'de'],
  ['iw', 'he'],
  ['English', 'en'],
  ['pt-BR', 'pt'],
  ['en_US', 'en'],
  ['xx', undefined],
  ['Klingonish', undefined],
])('where %s stands for a language, %s may be meant', (text, code) => {
  expect(suggestLanguage(text)).toBe(code);
});

it('the lists hold the codes there are, each once', () => {
  expect(countryCodes.length).toBe(250);
  expect(new Set(countryCodes).size).toBe(250);
  expect(languageCodes.length).toBe(183);
  expect(new Set(languageCodes).size).toBe(183);
  expect(isCountryCode('UK')).toBe(false);
  expect(isLanguageCode('iw')).toBe(false);
});
