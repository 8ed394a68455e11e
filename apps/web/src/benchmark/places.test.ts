import { describe, expect, it } from 'vitest';
import { scaleOf, stripsOf } from './places.ts';

const titles = [
  { id: 'a', name: 'Alpha', viewers: 300, gender: { female: 0.4, male: 0.6 } },
  { id: 'b', name: 'Beta', viewers: 100, gender: null },
  { id: 'c', name: 'Gamma', viewers: null, suppressed: ['viewers' as const] },
  { id: 'd', name: 'Delta', viewers: 200, gender: { female: 0.1, male: 0.9 } },
];

describe('where a title stands', () => {
  it('is its place among the titles with a value, the same for equal ones', () => {
    const [viewers] = stripsOf(['viewers'], { viewers: 200 }, { viewers: 200 }, titles);
    expect(viewers).toMatchObject({ label: 'Viewers', own: 200, mean: 200, place: 2, others: 1, of: 4 });
    expect(viewers?.values.map(({ value, isKept }) => [value, isKept])).toEqual([
      [300, false],
      [100, false],
      [null, true],
      [200, false],
    ]);
    if (viewers === undefined) throw new Error('There is no strip.');
    expect([100, 200, 300].map(scaleOf(viewers))).toEqual([0, 0.5, 1]);
  });

  it("looks at the title's own largest group in every title, and at none where nobody is known", () => {
    const gender = { female: 0.55, male: 0.45 };
    const [strip] = stripsOf(['gender'], { gender }, { gender: { female: 0.25, male: 0.75 } }, titles);
    expect(strip).toMatchObject({ label: 'Gender Female', own: 0.55, mean: 0.25, place: 1, others: 0, of: 3 });
    expect(stripsOf(['age'], { gender: null }, {}, titles)).toEqual([]);
  });

  it('has no place without a value, and no width where all are the same', () => {
    const [strip] = stripsOf(['binge'], { binge: null }, {}, [{ id: 'a', name: 'Alpha', binge: 0.2 }]);
    expect(strip).toMatchObject({ own: null, place: null, of: 1 });
    if (strip === undefined) throw new Error('There is no strip.');
    expect(scaleOf(strip)(0.2)).toBe(0.5);
  });
});
