/** A file on its way to the caller: its format, and the header that names it. */
export type FileFormat = 'csv' | 'xlsx' | 'parquet';

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
