/**
 * The path of an address as it was meant, for what has no route to go by: without host, query and parameters, decoded,
 * each slash once. What cannot be decoded stays as it was sent.
 */
export const plainPath = (url: string): string => {
  const path = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').split(/[?#;]/)[0] ?? '';
  const decoded = path.replace(/(%[\da-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return bytes;
    }
  });
  return `/${decoded}`.replace(/[\\/]+/g, '/');
};
