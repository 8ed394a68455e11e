import type { Clause, FilterId } from '@cvm/contract';
import { clauses as anyClauses } from '@cvm/contract/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changedFilters,
  clauseStatuses,
  clausesOf,
  type EditAction,
  editsOn,
  type PendingState,
  pendingClauses,
  pendingReducer,
  sameClauses,
} from './pending.ts';

const clause = (id: FilterId, op: Clause['op'], ...values: string[]): Clause => ({ id, op, values, join: 'or' });

const us = clause('country', 'is', 'US');
const gb = clause('country', 'is', 'GB');
const notFr = clause('country', 'is_not', 'FR');
const week = clause('date', 'is', 'last 7 days');
const applied = [us, week];
const address = 'a';
const nothingPending: PendingState = { address, edits: {} };

const after = (...actions: EditAction[]) => {
  const state = actions.reduce(pendingReducer, nothingPending);
  const edits = editsOn(state, address);
  return { pending: pendingClauses(applied, edits), changed: changedFilters(applied, edits) };
};

describe('pending edits', () => {
  it('change nothing until something is edited', () => {
    expect(after()).toEqual({ pending: applied, changed: [] });
  });

  it('replace the clauses of the edited filter and count it once', () => {
    const { pending, changed } = after({ type: 'edit', address, id: 'country', clauses: [gb, notFr] });
    expect(pending).toEqual([week, gb, notFr]);
    expect(changed).toEqual(['country']);
  });

  it('count a filter that was added, one that was cleared and one that was changed', () => {
    const { changed } = after(
      { type: 'edit', address, id: 'age', clauses: [clause('age', 'is', '18-24')] },
      { type: 'clear', address, id: 'date' },
      { type: 'edit', address, id: 'country', clauses: [gb] },
    );
    expect(changed.toSorted()).toEqual(['age', 'country', 'date']);
  });

  it('count nothing once an edit leads back to what is applied, in whatever order', () => {
    const two = [clause('country', 'is', 'US', 'GB')];
    const state = pendingReducer(nothingPending, {
      type: 'edit',
      address,
      id: 'country',
      clauses: [clause('country', 'is', 'GB', 'US')],
    });
    expect(changedFilters(two, editsOn(state, address))).toEqual([]);
    expect(after({ type: 'clear', address, id: 'age' }).changed).toEqual([]);
  });

  it('are forgotten by reset, and by an address that says something else', () => {
    const edit: EditAction = { type: 'edit', address, id: 'country', clauses: [gb] };
    expect(after(edit, { type: 'reset', address })).toEqual({ pending: applied, changed: [] });
    const state = pendingReducer(nothingPending, edit);
    expect(editsOn(state, 'b')).toEqual({});
    expect(editsOn(pendingReducer(state, { type: 'clear', address: 'b', id: 'date' }), 'b')).toEqual({ date: [] });
  });

  it('leave every other filter as it is, for any clauses', () => {
    fc.assert(
      fc.property(anyClauses(), anyClauses(), (before, others) => {
        const ids = [...new Set(others.map(({ id }) => id))];
        let state: PendingState = nothingPending;
        for (const id of ids)
          state = pendingReducer(state, { type: 'edit', address, id, clauses: clausesOf(others, id) });
        const edits = editsOn(state, address);
        const pending = pendingClauses(before, edits);
        for (const { id } of [...before, ...others])
          expect(clausesOf(pending, id)).toEqual(clausesOf(ids.includes(id) ? others : before, id));
        const changed = changedFilters(before, edits);
        expect(changed.length === 0).toBe(sameClauses(pending, before));
      }),
    );
  });
});

describe('what the line under the bar shows', () => {
  it('shows a change as it will be, an addition as waiting, and an end as going', () => {
    const age = clause('age', 'is', '18-24');
    expect(clauseStatuses([us, week], [gb, age])).toEqual([
      { clause: gb, status: 'added' },
      { clause: age, status: 'added' },
      { clause: week, status: 'removed' },
    ]);
  });

  it('tells inclusion and exclusion of one filter apart', () => {
    expect(clauseStatuses([us, notFr], [us])).toEqual([
      { clause: us, status: 'applied' },
      { clause: notFr, status: 'removed' },
    ]);
  });

  it('tells several metric filters apart', () => {
    const [a, b] = [clause('metric', '>', 'views', '1'), clause('metric', '<', 'views', '9')];
    expect(clauseStatuses([a, b], [b])).toEqual([
      { clause: b, status: 'applied' },
      { clause: a, status: 'removed' },
    ]);
  });
});
