import { describe, expect, it } from 'vitest';
import { auditActionLabel, auditActions, auditEndpoints, auditPersonLabel } from './audit.ts';

const { query } = auditEndpoints.searchAudit;
const problems = (asked: object) =>
  (query.safeParse(asked).error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);

describe('what the audit log is asked', () => {
  it('is one of its actions', () => {
    for (const action of Object.keys(auditActions)) expect(problems({ action })).toEqual([]);
    expect(problems({ action: 'nosuch' })).toEqual([
      'action must be an action that is written down, such as user.create',
    ]);
    // No word that every object has.
    expect(problems({ action: 'toString' })).toHaveLength(1);
  });

  it('is days in their order, both ends included', () => {
    expect(problems({ from: '2026-05-02', until: '2026-05-02' })).toEqual([]);
    expect(problems({ from: '2026-05-03', until: '2026-05-02' })).toEqual(['from must not be after until']);
    expect(problems({ from: 'zzz', until: '2026-05-02' })).toEqual(['from must be a day, such as 2026-11-20']);
  });

  it('says in words of its own what is wrong with it', () => {
    for (const before of ['0', '-1', '1e3', '0x10', ' 1', '1.5', ''])
      expect(problems({ before }), before).toEqual(['before must be the number of an entry']);
    expect(problems({ before: '17' })).toEqual([]);
    expect(problems({ search: 'a'.repeat(201), person: 'a'.repeat(321), before: 'x' })).toEqual([
      'search takes up to 200 characters',
      'person takes up to 320 characters',
      'before must be the number of an entry',
    ]);
  });
});

it('an entry without a person is of the portal only where it came from no address', () => {
  expect(auditPersonLabel({ person: null, address: null })).toBe('The portal');
  expect(auditPersonLabel({ person: null, address: '198.51.100.7' })).toBe('Not signed in');
  expect(auditPersonLabel({ person: 'ada@x.example', address: null })).toBe('ada@x.example');
});

it('an action that is on the list no longer is its own name', () => {
  expect([auditActionLabel('user.create'), auditActionLabel('user.gone')]).toEqual(['Created a user', 'user.gone']);
  expect(auditActionLabel('toString')).toBe('toString');
});
