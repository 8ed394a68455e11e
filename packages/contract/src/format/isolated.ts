/** Letters that are read from right to left, and marks that turn the letters after them. */
const turning = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u200F\u202A-\u202E\u2066-\u2069]/;

const begins = /[\u2066-\u2068]/;
const firstStrong = '\u2068';
const end = '\u2069';

/** What a name sets apart by itself ends with it, and it ends nothing else. */
const closed = (name: string): string => {
  let open = 0;
  const own = Array.from(name, (letter) => {
    if (letter === end && open === 0) return '';
    if (begins.test(letter)) open += 1;
    else if (letter === end) open -= 1;
    return letter;
  });
  return own.join('') + end.repeat(open);
};

/** A name among words: one that is read from right to left, or turns letters, leaves the words and figures after it in their place. */
export const isolated = (name: string): string => (turning.test(name) ? `${firstStrong}${closed(name)}${end}` : name);
