import { expect, it } from 'vitest';
import { findDifference } from './same-answer.ts';

const ours = [
  { id: 'a', viewers: 3, share: 0.1 + 0.2, more: 1 },
  { id: 'b', viewers: 5, share: null, more: 2 },
];

it('finds nothing where order, last digits and further columns differ', () => {
  const hand = [
    { id: 'b', viewers: 5, share: null },
    { id: 'a', viewers: 3, share: 0.3 },
  ];
  expect(findDifference(ours, hand, ['id'])).toBeNull();
});

it.each([
  [[{ id: 'a', viewers: 3 }], '2 rows here, 1 by hand'],
  [
    [
      { id: 'a', viewers: 3 },
      { id: 'c', viewers: 5 },
    ],
    '["c"] stands only in the hand-written answer',
  ],
  [
    [
      { id: 'a', viewers: 4 },
      { id: 'b', viewers: 5 },
    ],
    '["a"] viewers: 3 here, 4 by hand',
  ],
])('finds what differs: %j', (hand, message) => {
  expect(findDifference(ours, hand, ['id'])).toBe(message);
});
