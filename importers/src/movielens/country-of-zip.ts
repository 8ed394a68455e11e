/** The postal code a MovieLens user gave in, ISO country out; null where the code does not say. */

/** Five digits, also with the four of ZIP+4. */
const usZip = /^\d{5}(?:-?\d{4})?$/;

/** Letter, digit, letter: the first half of a Canadian code, which is often all that is given. D, F, I, O, Q, U, W and Z start none. */
const canadianPostalCode = /^[ABCEGHJKLMNPRSTVXY]\d[A-Z]/i;

export const countryOfZip = (zip: string): 'US' | 'CA' | null => {
  if (usZip.test(zip)) return 'US';
  return canadianPostalCode.test(zip) ? 'CA' : null;
};
