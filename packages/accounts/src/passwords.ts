/**
 * Passwords: what is accepted, how it is hashed and checked. A password enters as typed and leaves only as an argon2id
 * hash. Checking takes the same work whether or not there is a hash to check against.
 */
import { randomBytes } from 'node:crypto';
import { passwordLengthMax, passwordLengthMin } from '@cvm/contract';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';

/** OWASP password storage cheat sheet: argon2id with 19 MiB, two passes, one lane (the library's variant is argon2id). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Passwords that were in breaches, the most common some 49,000, in lower case (zxcvbn-ts, MIT). */
const breached = new Set(dictionary['passwords-common']);

/** Words that say which portal it is: everybody who guesses here tries them. */
const productWords = ['cvm', 'cvmi', 'insights'];
/** With fewer letters and digits beside such words a password is made of them. */
const ownPartMin = 6;
/** Shorter ones stand in ordinary words. */
const contextWordMin = 3;

/** Whose password it is: what others know of the person is no secret. */
export type PasswordOwner = {
  email?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  organization?: { name: string } | null | undefined;
};

/** One text, one hash, however a keyboard composes its accents (NIST SP 800-63B, 3.1.1.2). */
const normal = (password: string): string => password.normalize('NFKC');

/** Lower case without accents. */
const folded = (text: string): string => normal(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** What people write for a letter to make a word look harder. */
const leet: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const unleet = (text: string): string => text.replace(/[013457@$!]/g, (sign) => leet[sign] ?? sign);

/** A text that is one part again and again is that part. */
const repeated = (text: string): string => /^(.+?)\1+$/su.exec(text)?.[1] ?? text;

const lettersOf = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** The list holds many shorter words, too: with digits and signs around them they are long enough and no better. */
const isBreached = (lower: string): boolean => {
  const forms = [lower, unleet(lower)].flatMap((text) => [
    text,
    lettersOf(text),
    repeated(lettersOf(text)),
    lettersOf(repeated(text)),
  ]);
  return forms.some((form) => breached.has(form) && form.length > 3);
};

const wordsOf = ({ email = '', firstName = '', lastName = '', organization }: PasswordOwner): string[] => {
  const texts = [email, firstName, lastName, organization?.name ?? ''];
  const words = texts.flatMap((text) => folded(text).split(/[^\p{L}\d]+/u));
  return [...words, ...productWords]
    .filter((word) => word.length >= contextWordMin)
    .sort((one, other) => other.length - one.length);
};

/** Stands for a word that was taken out; nobody types it. */
const takenOut = '\u0000';

/** Is little left of it without the words that everybody knows, and the digits and signs around them? */
const isMadeOfContext = (lower: string, owner: PasswordOwner): boolean => {
  const words = wordsOf(owner);
  const [plain, read] = [lower, unleet(lower)].map((text) =>
    words.reduce((rest, word) => rest.replaceAll(word, takenOut), text),
  );
  return [plain, read].some(
    (rest) => rest?.includes(takenOut) === true && rest.replace(/[^\p{L}]/gu, '').length < ownPartMin,
  );
};

/** Why a new password is not acceptable, as a sentence for the user; null when it is. */
export const passwordProblem = (password: string, owner: PasswordOwner = {}): string | null => {
  const length = [...password].length;
  if (length < passwordLengthMin) return `Password must have at least ${passwordLengthMin} characters.`;
  if (length > passwordLengthMax) return `Password must have at most ${passwordLengthMax} characters.`;
  const lower = folded(password);
  if (isBreached(lower)) return 'Password is one of the most common ones. Please choose another.';
  if (new Set(lower).size < 3) return 'Password must not repeat the same characters. Please choose another.';
  if (isMadeOfContext(lower, owner))
    return 'Password must not be made of your name, email address, organization or the name of this portal.';
  return null;
};

/** argon2id hash of a password in PHC form. The policy is not applied here. */
export const hashPassword = (password: string): Promise<string> => hash(normal(password), cost);

let decoy: Promise<string> | undefined;
/** The hash of a password nobody knows: what is checked when a user does not exist or has none. */
const decoyHash = (): Promise<string> => {
  decoy ??= hashPassword(randomBytes(32).toString('base64'));
  return decoy;
};

/** Is this the password of the hash? Without a hash the answer is no, after the same work. */
export const verifyPassword = async (passwordHash: string | null, password: string): Promise<boolean> => {
  // Awaited in either case, so that the first check of all shows no difference either.
  const fallback = await decoyHash();
  const usable = passwordHash !== null && password.length <= passwordLengthMax * 2;
  const matches = await verify(usable ? passwordHash : fallback, normal(password.slice(0, passwordLengthMax * 2)));
  return usable && matches;
};
