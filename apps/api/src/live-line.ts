/**
 * Progress on a terminal: one line that is written over; where the output is a file or a pipe, a line now and then, so
 * that logs stay short.
 */
const everyMs = 5_000;
/** Of a terminal that does not say how wide it is. */
const defaultColumns = 80;

export type LiveLine = { readonly show: (text: string) => void; readonly clear: () => void };

export const openLiveLine = (stream: NodeJS.WriteStream = process.stderr): LiveLine => {
  let shownAt = Number.NEGATIVE_INFINITY;
  const show = (text: string): void => {
    if (stream.isTTY) {
      stream.write(`\r\u001b[2K${text.slice(0, (stream.columns || defaultColumns) - 1)}`);
      return;
    }
    if (performance.now() - shownAt < everyMs) return;
    shownAt = performance.now();
    stream.write(`${text}\n`);
  };
  const clear = (): void => {
    if (stream.isTTY) stream.write('\r\u001b[2K');
  };
  return { show, clear };
};
