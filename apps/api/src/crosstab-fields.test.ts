/** GET v1/view/fields says which fields combine: what it says can be run, and whatever else is refused by name. */
import { accessOf, type CrosstabField, crosstabBodySchema, fieldsAnswerSchema, fieldTypes } from '@cvm/contract';
import { compileCrosstab, QueryError } from '@cvm/metrics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Edition } from './edition.ts';
import { sharedPortal } from './testing/shared-portal.ts';
import type { TestPortal } from './testing/test-portal.ts';

let test: TestPortal;
let edition: Edition;
let fields: CrosstabField[];

beforeAll(async () => {
  test = await sharedPortal();
  edition = await test.portal.edition.get();
  fields = fieldsAnswerSchema.parse((await test.get('/v1/view/fields')).json()).data.fields;
});
afterAll(() => test?.close());

const isMeasure = ({ fieldType }: CrosstabField): boolean => fieldType === fieldTypes.measure;
const measures = (): CrosstabField[] => fields.filter(isMeasure);
const dimensions = (): CrosstabField[] => fields.filter((field) => !isMeasure(field));

const combine = (left: CrosstabField, right: CrosstabField): boolean => !left.excludes.includes(right.name);

const pairs = (): [CrosstabField, CrosstabField][] =>
  fields.flatMap((left, i) => fields.slice(i + 1).map((right): [CrosstabField, CrosstabField] => [left, right]));

const pairName = (left: string, right: string): string => [left, right].sort().join(' + ');

const run = async (names: readonly string[], more: object = {}) => {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/v1/view/runStream',
    headers: { authorization: `Bearer ${await test.tokenOf('analyst')}` },
    payload: { view: 'crosstab', fields: names, filters: ['date:last 14 days'], limit: 3, ...more },
  });
  expect([names, answer.statusCode, answer.json().error]).toEqual([names, 200, undefined]);
  return answer.json();
};

/** Cross-tabs in which every pair that combines stands together at least once. */
const combinations = (): CrosstabField[][] => {
  const fits = (field: CrosstabField, chosen: readonly CrosstabField[]) =>
    [field, ...chosen].every(({ needs }) => needs.length === 0 || chosen.some(({ name }) => needs.includes(name)));
  // Each measure with all its dimensions.
  const byMeasure = measures().map((measure) => [
    ...dimensions().filter((dimension) => combine(measure, dimension)),
    measure,
  ]);
  // Measures with each other, by something that all have, and by a day where one needs it.
  const [common] = dimensions().filter((dimension) => measures().every((measure) => combine(measure, dimension)));
  const days = dimensions().filter(({ name }) => measures().some(({ needs }) => needs.includes(name)));
  const together = [common, ...days].flatMap((by) =>
    by === undefined ? [] : [[by, ...measures().filter((measure) => combine(measure, by) && fits(measure, [by]))]],
  );
  return [...byMeasure, ...together];
};

describe('the fields of the cross-tab', () => {
  it('say the same from both sides', () => {
    expect(dimensions().length).toBeGreaterThan(30);
    expect(measures().length).toBeGreaterThan(15);
    for (const [left, right] of pairs())
      expect([left.name, right.name, combine(left, right)]).toEqual([left.name, right.name, combine(right, left)]);
  });

  it('can be run in every pair that is said to combine', async () => {
    const ran = new Set<string>();
    for (const chosen of combinations()) {
      const names = chosen.map(({ name }) => name);
      const { data, meta } = await run(names);
      const columns: string[] = meta.columns.map(({ name }: { name: string }) => name);
      expect([names, Object.keys(data[0] ?? {}).sort()]).toEqual([names, columns.sort()]);
      expect(columns).toEqual(expect.arrayContaining(names));
      for (const left of names) for (const right of names) ran.add(pairName(left, right));
    }
    const left = pairs()
      .filter((pair) => combine(...pair) && !ran.has(pairName(pair[0].name, pair[1].name)))
      .map(([one, other]) => pairName(one.name, other.name));
    // A measure that needs a day of its own stands beside none of those that have no day.
    const needsDay = measures().filter(({ needs }) => needs.length > 0);
    const ofNoDay = measures().filter((measure) =>
      needsDay.some(({ needs }) => needs.every((need) => measure.excludes.includes(need))),
    );
    const never = needsDay.flatMap((one) => ofNoDay.map((other) => pairName(one.name, other.name)));
    expect(left.sort()).toEqual(never.sort());
  });

  it('are refused in every other pair, by the names of both', () => {
    const access = accessOf({ allowedPages: ['*'], allowedDataCategories: [], blockedReports: [] }, 0);
    const refusal = (names: readonly string[]): { code: string; message: string } => {
      try {
        compileCrosstab(crosstabBodySchema.parse({ view: 'crosstab', fields: names }), access, edition, ['1', '2']);
      } catch (error) {
        if (error instanceof QueryError) return error;
        throw error;
      }
      return { code: 'answered', message: '' };
    };
    const refused = pairs().filter((pair) => !combine(...pair));
    expect(refused.length).toBeGreaterThan(100);
    for (const [left, right] of refused) {
      // Two dimensions that no fact has: whatever is counted lacks one of them.
      const counted = isMeasure(left) || isMeasure(right) ? [undefined] : measures();
      for (const measure of counted) {
        const names = [left.name, right.name, ...(measure ? [measure.name] : [])];
        const { code, message } = refusal(names);
        expect([names, code]).toEqual([names, 'incompatible_fields']);
        const named = names.filter((name) => message.includes(`"${name}"`));
        expect([message, named.length]).toEqual([message, 2]);
      }
    }
  });

  it('are refused over HTTP with 400', async () => {
    const [left, right] = pairs().find((pair) => !combine(...pair) && pair.some(isMeasure)) ?? [];
    const answer = await test.app.inject({
      method: 'POST',
      url: '/v1/view/runStream',
      headers: { authorization: `Bearer ${await test.tokenOf('analyst')}` },
      payload: { view: 'crosstab', fields: [left?.name, right?.name] },
    });
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'incompatible_fields']);
    expect(answer.json().error.message).toContain(`"${right?.name}" cannot be combined with "${left?.name}"`);
  });
});
