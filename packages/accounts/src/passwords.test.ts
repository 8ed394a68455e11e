import { describe, expect, it } from 'vitest';
import { hashPassword, passwordProblem, verifyPassword } from './passwords.ts';

describe('password policy', () => {
  it('wants ten characters, counted as a reader counts them', () => {
    expect(passwordProblem('ninechars')).toBe('Password must have at least 10 characters.');
    expect(passwordProblem('\u{1f37f}\u{1f3ac}'.repeat(4))).toBe('Password must have at least 10 characters.');
    expect(passwordProblem('ten chars!')).toBeNull();
    expect(passwordProblem('correct horse battery staple '.repeat(40))).toMatch(/at most 1024/);
  });

  it.each(['qwertyuiop', 'Password123', '1q2w3e4r5t', 'basketball', 'manchester'])('refuses the common %s', (word) => {
    expect(passwordProblem(word)).toMatch(/most common/);
  });

  it.each(['password2026!!', '123dragon123', 'monkeymonkey', 'P@ssw0rd1234', '...Michael...', 'shadow_shadow_'])(
    'refuses the common word in %s, however it is dressed up',
    (word) => {
      expect(passwordProblem(word)).toMatch(/most common/);
    },
  );

  it('refuses one or two characters repeated', () => {
    expect(passwordProblem('ababababababab')).toMatch(/repeat/);
  });

  const ada = {
    email: 'ada.moreau@harbour.example',
    firstName: 'Ad\u00e4',
    lastName: 'Moreau',
    organization: { name: 'Harbour Lane Television' },
  };

  it.each([
    'ADA.moreau@harbour.example',
    'Moreau-2026-Ada',
    'HarbourLane1!',
    'lanetelevision1',
    'm0reaum0reau',
    'CVMInsights1',
    'insights-2026!',
  ])('refuses what others know of the person or the portal: %s', (word) => {
    expect(passwordProblem(word, ada)).toMatch(/^Password must not be made of your name/);
  });

  it.each(['ada keeps nine bees', 'popcorn at the harbour', 'nine green bottles', '47 11 0815 2026'])(
    'takes a sentence of one\u2019s own, whatever it is about: %s',
    (word) => {
      expect(passwordProblem(word, ada)).toBeNull();
    },
  );
});

describe('password hashes', () => {
  it('are argon2id at 19 MiB, two passes, one lane, salted', async () => {
    const [first, second] = await Promise.all([hashPassword('nine green bottles'), hashPassword('nine green bottles')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
  });

  it('accept the password and nothing near it', async () => {
    const hash = await hashPassword('nine green bottles');
    expect(await verifyPassword(hash, 'nine green bottles')).toBe(true);
    for (const other of ['Nine green bottles', 'nine green bottles ', 'nine green bottle', '']) {
      expect(await verifyPassword(hash, other)).toBe(false);
    }
  });

  it('do not depend on how accents are composed', async () => {
    const hash = await hashPassword('cr\u00e8me br\u00fbl\u00e9e');
    expect(await verifyPassword(hash, 'cre\u0300me bru\u0302le\u0301e')).toBe(true);
  });

  it('say no without a hash, and to a text of a megabyte', async () => {
    expect(await verifyPassword(null, 'nine green bottles')).toBe(false);
    const long = 'x'.repeat(1_000_000);
    expect(await verifyPassword(await hashPassword(long), long)).toBe(false);
  });
});
