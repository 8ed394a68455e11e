import { recipe } from '@cvm/contract';
import { expect, it } from 'vitest';
import { banner } from './banner.ts';

const people = { anybody: true, logins: [], passwordsFile: null };
const edition = {
  ...{
    edition: 3,
    database: 'edition_3',
    dataFrom: null,
    dataThrough: '2026-05-31',
    hasPopulation: true,
    name: 'Spring',
    rollups: [],
  },
  names: ['Spring'],
  recipe,
};

it('says at the start which data answer, and when another version of the definitions derived them', () => {
  const fix = 'Load the data again in full: npm run load -- FOLDER';
  const alike = banner('http://x', edition, people);
  expect(alike).toContain('Spring (data through 2026-05-31)');
  expect(alike).not.toContain(fix);
  const other = banner('http://x', { ...edition, recipe: recipe + 1 }, people);
  expect(other).toContain(
    `derived by version ${recipe + 1} of the definitions, and questions follow version ${recipe}`,
  );
  expect(other).toContain(fix);
  expect(banner('http://x', null, people)).toContain('No data has been loaded yet');
  expect(banner('http://x', null, people, true)).toContain('This portal has users or loads of its own and no data');
});
