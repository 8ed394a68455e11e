/** What one text changes of another, line by line: how golden files hold statements that are nearly the same. */

/** Lengths of the longest common rest of two lists of lines, from each pair of places on. */
const commonRests = (before: readonly string[], after: readonly string[]): number[][] => {
  const rests = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  const at = (i: number, j: number): number => rests[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const longest = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
      rests[i]?.splice(j, 1, longest);
    }
  return rests;
};

/** The number of the line, at the head of what changes there. */
export const placeWidth = 4;

/**
 * The lines of a text that a base has not (`+`), and those of the base that it has not (`-`), each run of them under the
 * number of the line of the base where it begins. How deep a line is indented is no change.
 */
export const changesOf = (base: string, text: string): readonly string[] => {
  const [before, after] = [base, text].map((one) => one.split('\n').map((line) => line.trimStart())) as [
    string[],
    string[],
  ];
  const rests = commonRests(before, after);
  const at = (i: number, j: number): number => rests[i]?.[j] ?? 0;
  const lines: string[] = [];
  let [i, j, isOpen] = [0, 0, false];
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      [i, j, isOpen] = [i + 1, j + 1, false];
      continue;
    }
    const place = isOpen ? '' : String(i + 1);
    isOpen = true;
    if (j >= after.length || (i < before.length && at(i + 1, j) >= at(i, j + 1))) {
      lines.push(`${place.padStart(placeWidth)} - ${before[i]}`.trimEnd());
      i += 1;
    } else {
      lines.push(`${place.padStart(placeWidth)} + ${after[j]}`.trimEnd());
      j += 1;
    }
  }
  return lines;
};
