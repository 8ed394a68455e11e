/**
 * The pictures beside labels, loaded before they are drawn: a picture that fails is left out instead of drawn broken,
 * and an image that is ready is in an exported picture too. Flags are drawings in a chunk of their own.
 */
import type { Chart, Picture } from '../model.ts';

export type LoadedPictures = ReadonlyMap<string, HTMLImageElement>;

/** One text per picture; the same text for the same picture. */
export const pictureKey = (picture: Picture): string => {
  if (picture.kind === 'flag') return `flag ${picture.code}`;
  return picture.kind === 'face' ? `face ${picture.name} ${picture.url ?? ''}` : `logo ${picture.url}`;
};

/** A canvas needs a drawing's own size; the flags name only their proportions. */
const flagUrl = (drawing: string): string =>
  `data:image/svg+xml,${encodeURIComponent(drawing.replace('<svg ', '<svg width="60" height="40" '))}`;

const load = async (url: string): Promise<HTMLImageElement | null> => {
  const image = new Image();
  // Without leave of its host an image would make the canvas unreadable, and no picture could be exported.
  if (!url.startsWith('data:')) image.crossOrigin = 'anonymous';
  image.src = url;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
};

/** What stands for a person without a picture: the initials on a quiet square. */
const initialsUrl = (name: string): string => {
  const [first = '', ...others] = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const initials = `${first.charAt(0)}${others.at(-1)?.charAt(0) ?? ''}`.toUpperCase();
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" rx="4" fill="#5d6977"/><text x="20" y="26" text-anchor="middle" font-family="sans-serif" font-size="16" font-weight="600" fill="#fff">${initials}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
};

const addressOf = async (picture: Picture): Promise<string | null> => {
  if (picture.kind !== 'flag') return picture.url;
  const drawings: Record<string, string> = { ...(await import('country-flag-icons/string/3x2')) };
  const drawing = drawings[picture.code];
  return drawing === undefined ? null : flagUrl(drawing);
};

/** The pictures a chart asks for. */
export const picturesOf = (chart: Chart): Picture[] =>
  chart.kind === 'bars' ? chart.bars.flatMap(({ picture }) => (picture === null ? [] : [picture])) : [];

/** Loads what can be loaded, each once. */
export const loadPictures = async (pictures: readonly Picture[]): Promise<LoadedPictures> => {
  const wanted = new Map(pictures.map((picture) => [pictureKey(picture), picture]));
  const loaded = await Promise.all(
    [...wanted].map(async ([key, picture]) => {
      const address = await addressOf(picture);
      const own = address === null ? null : await load(address);
      const image = own === null && picture.kind === 'face' ? await load(initialsUrl(picture.name)) : own;
      return image === null ? [] : [[key, image] as const];
    }),
  );
  return new Map(loaded.flat());
};
