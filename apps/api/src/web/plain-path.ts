import { posix } from 'node:path';

/** However often it was encoded; more would only be an attempt to keep us busy. */
const roundsMax = 5;

const decodedOnce = (path: string): string =>
  path.replace(/(%[\da-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return bytes;
    }
  });

/**
 * The path of an address as it was meant, for what has no route to go by: without host, query and parameters, decoded
 * however often it was encoded, without steps to and fro, each slash once. What cannot be decoded stays as it was sent.
 */
export const plainPath = (url: string): string => {
  let path = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').split(/[?#;]/)[0] ?? '';
  for (let round = 0; round < roundsMax; round += 1) path = decodedOnce(path);
  return posix.normalize(`/${path.replaceAll('\\', '/')}`);
};
