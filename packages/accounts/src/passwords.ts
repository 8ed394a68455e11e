/**
 * Passwords: what is accepted, how it is hashed and checked. A password enters as typed and leaves only as an argon2id
 * hash. Checking takes the same work whether or not there is a hash to check against.
 */
import { randomBytes } from 'node:crypto';
import { passwordLengthMin } from '@cvm/contract';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Long passphrases are welcome; beyond this it is an attempt to keep the hash function busy. */
const LENGTH_MAX = 1024;

/** OWASP password storage cheat sheet: argon2id with 19 MiB, two passes, one lane (the library's variant is argon2id). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The most common passwords that are long enough to be chosen here: about 1,500 of some 49,000, in lower case. */
const common = new Set(dictionary['passwords-common'].filter((word) => word.length >= passwordLengthMin));

/** One text, one hash, however a keyboard composes its accents (NIST SP 800-63B, 3.1.1.2). */
const normal = (password: string): string => password.normalize('NFKC');

/** Why a new password is not acceptable, as a sentence for the user; null when it is. `email` is the account's own. */
export const passwordProblem = (password: string, email = ''): string | null => {
  const length = [...password].length;
  if (length < passwordLengthMin) return `Password must have at least ${passwordLengthMin} characters.`;
  if (length > LENGTH_MAX) return `Password must have at most ${LENGTH_MAX} characters.`;
  const lower = normal(password).toLowerCase();
  if (common.has(lower)) return 'Password is one of the most common ones. Please choose another.';
  if (new Set(lower).size < 3) return 'Password must not repeat the same characters. Please choose another.';
  if (lower === email.trim().toLowerCase()) return 'Password must not be the username.';
  return null;
};

/** argon2id hash of a password in PHC form. The policy is not applied here. */
export const hashPassword = (password: string): Promise<string> => hash(normal(password), COST);

let decoy: Promise<string> | undefined;
/** The hash of a password nobody knows: what is checked when an account does not exist or has none. */
const decoyHash = (): Promise<string> => {
  decoy ??= hashPassword(randomBytes(32).toString('base64'));
  return decoy;
};

/** Is this the password of the hash? Without a hash the answer is no, after the same work. */
export const verifyPassword = async (passwordHash: string | null, password: string): Promise<boolean> => {
  // Awaited in either case, so that the first check of all shows no difference either.
  const fallback = await decoyHash();
  const usable = passwordHash !== null && password.length <= LENGTH_MAX * 2;
  const matches = await verify(usable ? passwordHash : fallback, normal(password.slice(0, LENGTH_MAX * 2)));
  return usable && matches;
};
