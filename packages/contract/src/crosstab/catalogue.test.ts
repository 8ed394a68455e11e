import { describe, expect, it } from 'vitest';
import { fieldCatalogue, fieldSchema } from './catalogue.ts';

describe('field catalogue', () => {
  const fields = fieldCatalogue();
  const field = (name: string) => fields.find((candidate) => candidate.name === `crosstab.${name}`);

  it('has every field of the specification and the platform, typed (3-reports-and-admin section 3)', () => {
    expect(fields.filter(({ fieldType }) => fieldType === 1)).toHaveLength(35);
    expect(fields.filter(({ fieldType }) => fieldType === 2)).toHaveLength(20);
    for (const each of fields) expect(fieldSchema.parse(each)).toEqual(each);
  });

  it('says of each field what it lives on, what it excludes and what it needs', () => {
    expect(field('device_name')).toMatchObject({ fieldType: 1, is_numeric: false, facts: ['views'], definition: null });
    expect(field('device_name')?.excludes).toContain('crosstab.follow_count');
    expect(field('device_name')?.excludes).not.toContain('crosstab.view_count');
    expect(field('follow_running_total')?.needs).toEqual(['crosstab.date', 'crosstab.days_from_release']);
    expect(field('view_count')).toMatchObject({ fieldType: 2, is_numeric: true, value_format: 'count' });
    expect(field('view_count')?.definition).toContain('Episodes and movies watched');
  });
});
