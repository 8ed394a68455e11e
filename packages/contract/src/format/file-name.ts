/**
 * The name of an exported file, made by the server or in the browser: `cvmi_{view}_{title}_{MMDDYYYY}.{extension}`, the day in
 * UTC as everywhere. The title is what the rows are about: the one show, movie, network or actor, else the table's own name;
 * null for files that name themselves by their view.
 */
const titleMax = 80;

/** Letters and digits of any script stay; everything else, path separators above all, becomes one hyphen. */
const safe = (text: string): string => {
  const plain = text
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  // By whole letters: half of one can be written in no name.
  return [...plain].slice(0, titleMax).join('');
};

export const exportFileName = (
  view: string,
  title: string | null,
  extension: string,
  now: Date,
  { withTime = false }: { withTime?: boolean } = {},
): string => {
  const [year, month, day] = now.toISOString().slice(0, 10).split('-');
  // Reports are built in several runs a day, so that theirs carry a timestamp (3-reports-and-admin section 7, Export).
  const time = withTime ? now.toISOString().slice(11, 19).replaceAll(':', '') : '';
  const parts = ['cvmi', safe(view), title === null ? '' : safe(title), `${month}${day}${year}`, time];
  return `${parts.filter(Boolean).join('_')}.${extension}`;
};
