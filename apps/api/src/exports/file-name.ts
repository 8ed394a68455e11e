/**
 * The name of an exported file: `cvmi_{view}_{title}_{MMDDYYYY}.{ext}`. The title is what the rows are about: the one show,
 * movie, network or actor, else the table's own name; null for files that name themselves by their view.
 */
const TITLE_MAX = 80;

export type FileFormat = 'csv' | 'xlsx' | 'parquet';

/** Letters and digits of any script stay; everything else, path separators above all, becomes one hyphen. */
const safe = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, TITLE_MAX);

export const exportFileName = (
  view: string,
  title: string | null,
  extension: FileFormat,
  now: Date,
  { withTime = false }: { withTime?: boolean } = {},
): string => {
  const [year, month, day] = now.toISOString().slice(0, 10).split('-');
  // Reports are built in several runs a day, so that theirs carry a timestamp (3-reports-and-admin section 7, Export).
  const time = withTime ? now.toISOString().slice(11, 19).replaceAll(':', '') : '';
  const parts = ['cvmi', safe(view), title === null ? '' : safe(title), `${month}${day}${year}`, time];
  return `${parts.filter(Boolean).join('_')}.${extension}`;
};

/** Content-Disposition of a download; names outside ASCII travel in the form of RFC 6266. */
export const attachment = (fileName: string): string => {
  const plain = fileName
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
};
