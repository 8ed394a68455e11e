import { accessOf, crosstabBodySchema, fieldPrefix, measureDefinition, measureNames } from '@cvm/contract';
import { expect, it } from 'vitest';
import { goldenEdition } from '../testing/golden.ts';
import { guardsOf } from './bases.ts';
import { compileCrosstab } from './compile.ts';

it.each(measureNames)(
  'a guard of %s reads everybody once for each group, and keeps no more than are enough',
  (name) => {
    const access = accessOf({ allowedPages: ['*'], allowedDataCategories: ['country:US,FR'], blockedReports: [] }, 10);
    const { needs = ['user_gender'] } = measureDefinition(name);
    const fields = [...needs.slice(0, 1), name].map((field) => `${fieldPrefix}${field}`);
    const body = crosstabBodySchema.parse({ view: 'crosstab', fields, filters: ['gender:female'] });
    const text = compileCrosstab(body, access, goldenEdition, ['1', '2']).guard?.statement.sql ?? '';
    const times = (words: string) => text.split(words).length - 1;
    expect([times('select 0 as n, others'), times(' as others')]).toEqual([
      guardsOf(name).length,
      guardsOf(name).length,
    ]);
    expect(text).not.toContain('uniqExact(member)');
    expect(text).not.toContain(' - (select n from');
  },
);
