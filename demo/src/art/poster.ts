/** Posters (2:3) and stills (16:9): a scene and the name set into it. */
import { pick } from '../distributions.ts';
import type { Rng } from '../random.ts';
import { type Palette, palettes } from './palette.ts';
import { drawScene } from './scenes.ts';
import { drawable, round, setText, textBlock } from './svg-text.ts';

const fonts: readonly string[] = [
  'font-family="Inter, \'Helvetica Neue\', Arial, sans-serif" font-weight="800"',
  'font-family="Georgia, \'Times New Roman\', serif" font-weight="700"',
  'font-family="Inter, \'Helvetica Neue\', Arial, sans-serif" font-weight="800" letter-spacing="0.5"',
];

const poster = { width: 300, height: 450, margin: 22 };
const still = { width: 640, height: 360, margin: 36 };

/** A shade that grows towards the foot, so that light letters stand out on any scene. */
const shade = (id: string, palette: Palette, size: { width: number; height: number }, from: number): string => {
  const gradient =
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">` +
    `<stop offset="${from}" stop-color="${palette.deep}" stop-opacity="0"/>` +
    `<stop offset="${Math.min(0.98, from + 0.3)}" stop-color="${palette.deep}" stop-opacity="0.93"/></linearGradient>`;
  return `<defs>${gradient}</defs><rect width="${size.width}" height="${size.height}" fill="url(#${id})"/>`;
};

export const drawPoster = (
  rng: Rng,
  shadeId: string,
  name: string,
): { width: number; height: number; body: string } => {
  const palette = pick(rng, palettes);
  const { width, height, margin } = poster;
  const scene = drawScene({ rng, palette, width, height });
  const font = pick(rng, fonts);
  const centred = rng() < 0.5;
  const setting = setText(drawable(name), { width: width - 2 * margin, linesMax: 5, sizeMax: 48, sizeMin: 15 });
  const leading = 1.08;
  const foot = height - margin - 22;
  const y = foot - (setting.lines.length - 1) * setting.size * leading;
  const x = centred ? width / 2 : margin;
  const anchor = centred ? 'middle' : 'start';
  const title = textBlock(setting, { x, y, leading, attributes: `${font} fill="#ffffff" text-anchor="${anchor}"` });
  const ruleX = centred ? width / 2 - 26 : margin;
  const rule = `<rect x="${ruleX}" y="${height - margin - 8}" width="52" height="5" fill="${palette.accent}"/>`;
  const from = Math.max(0.2, round((y - setting.size) / height) - 0.24);
  return { width, height, body: scene + shade(shadeId, palette, poster, from) + title + rule };
};

export const drawStill = (rng: Rng, shadeId: string, name: string): { width: number; height: number; body: string } => {
  const palette = pick(rng, palettes);
  const { width, height, margin } = still;
  const scene = drawScene({ rng, palette, width, height });
  const setting = setText(drawable(name), { width: width - 2 * margin, linesMax: 2, sizeMax: 30, sizeMin: 16 });
  const y = height - 44 - (setting.lines.length - 1) * setting.size * 1.2;
  const font = 'font-family="Inter, \'Helvetica Neue\', Arial, sans-serif" font-weight="700"';
  const caption = textBlock(setting, {
    x: width / 2,
    y,
    leading: 1.2,
    attributes: `${font} fill="#ffffff" text-anchor="middle"`,
  });
  const bars = [0, height - 22].map((top) => `<rect y="${top}" width="${width}" height="22" fill="#000000"/>`).join('');
  return { width, height, body: scene + shade(shadeId, palette, still, 0.5) + bars + caption };
};
