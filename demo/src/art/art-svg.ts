/**
 * The pictures of the demo data, drawn on demand.
 *
 * Enters: kind, id and name as they stand in the data's `/art/{kind}/{id}.svg?name=` addresses, from anybody. Leaves:
 * a complete SVG document: the same for the same arguments, escaped, without scripts or anything to fetch.
 */
import { hashText, textStream } from '../random.ts';
import { drawLogo } from './logo.ts';
import { drawPortrait } from './portrait.ts';
import { drawPoster, drawStill } from './poster.ts';
import { drawable, escapeXml } from './svg-text.ts';

export const artKinds = ['poster', 'portrait', 'logo', 'still'] as const;

export type ArtKind = (typeof artKinds)[number];

const draw = (kind: ArtKind, id: string, name: string) => {
  const rng = textStream(`${kind}:${id}`);
  // Pages may inline several pictures; an id of their own keeps their gradients apart.
  const shadeId = `s${(hashText(`${kind}:${id}`) >>> 0).toString(36)}`;
  switch (kind) {
    case 'poster':
      return drawPoster(rng, shadeId, name);
    case 'still':
      return drawStill(rng, shadeId, name);
    case 'portrait':
      return drawPortrait(rng);
    case 'logo':
      return drawLogo(rng, name);
  }
};

/** Draws one picture. Any id and name are safe; a portrait shows no name but carries it as its label. */
export const artSvg = (kind: ArtKind, id: string, name: string): string => {
  const { width, height, body } = draw(kind, id, name);
  const label = escapeXml(drawable(name));
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" aria-label="${label}">${body}</svg>`;
};
