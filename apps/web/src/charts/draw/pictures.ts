/**
 * The pictures beside labels, loaded before they are drawn: a picture that fails is left out instead of drawn broken,
 * and an image that is ready is in an exported picture too. Flags are drawings in a chunk of their own.
 */
import type { BarChart, Picture } from '../model.ts';

export type LoadedPictures = ReadonlyMap<string, HTMLImageElement>;

/** One text per picture; the same text for the same picture. */
export const pictureKey = (picture: Picture): string =>
  picture.kind === 'flag' ? `flag ${picture.code}` : `logo ${picture.url}`;

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

const addressOf = async (picture: Picture): Promise<string | null> => {
  if (picture.kind === 'logo') return picture.url;
  const drawings: Record<string, string> = { ...(await import('country-flag-icons/string/3x2')) };
  const drawing = drawings[picture.code];
  return drawing === undefined ? null : flagUrl(drawing);
};

/** The pictures a chart asks for. */
export const picturesOf = ({ bars }: BarChart): Picture[] =>
  bars.flatMap(({ picture }) => (picture === null ? [] : [picture]));

/** Loads what can be loaded, each once. */
export const loadPictures = async (pictures: readonly Picture[]): Promise<LoadedPictures> => {
  const wanted = new Map(pictures.map((picture) => [pictureKey(picture), picture]));
  const loaded = await Promise.all(
    [...wanted].map(async ([key, picture]) => {
      const address = await addressOf(picture);
      const image = address === null ? null : await load(address);
      return image === null ? [] : [[key, image] as const];
    }),
  );
  return new Map(loaded.flat());
};
