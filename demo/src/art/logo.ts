/** Logos of networks and platforms: a mark and the name as a wordmark on a plate, readable on light and dark. */
import { pick } from '../distributions.ts';
import type { Rng } from '../random.ts';
import { type Palette, palettes } from './palette.ts';
import { drawable, setText, textBlock } from './svg-text.ts';

const width = 320;
const height = 120;

/** Marks inside a square of 60 around (60, 60). */
const marks: readonly ((palette: Palette) => string)[] = [
  ({ accent, light }) =>
    `<circle cx="60" cy="60" r="28" fill="${accent}"/><circle cx="68" cy="52" r="14" fill="${light}"/>`,
  ({ accent, light }) =>
    `<path d="M34 86L60 32L86 86Z" fill="${accent}"/><path d="M48 86L60 60L72 86Z" fill="${light}"/>`,
  ({ accent, soft }) =>
    `<rect x="34" y="34" width="24" height="52" fill="${accent}"/><rect x="62" y="34" width="24" height="52" fill="${soft}"/>`,
  ({ accent, light }) =>
    `<rect x="34" y="34" width="52" height="52" rx="14" fill="${accent}"/><path d="M52 46L76 60L52 74Z" fill="${light}"/>`,
  ({ accent, soft }) =>
    `<path d="M60 30A30 30 0 0 1 60 90Z" fill="${accent}"/><path d="M60 30A30 30 0 0 0 60 90Z" fill="${soft}"/>`,
  ({ accent }) =>
    [40, 54, 68]
      .map((x, n) => `<rect x="${x}" y="${66 - n * 16}" width="11" height="${20 + n * 16}" fill="${accent}"/>`)
      .join(''),
];

export const drawLogo = (rng: Rng, name: string): { width: number; height: number; body: string } => {
  const palette = pick(rng, palettes);
  const mark = pick(rng, marks)(palette);
  const setting = setText(drawable(name), { width: 200, linesMax: 2, sizeMax: 40, sizeMin: 16 });
  const y = 60 + setting.size * 0.36 - (setting.lines.length - 1) * setting.size * 0.55;
  const font = 'font-family="Inter, \'Helvetica Neue\', Arial, sans-serif" font-weight="700" letter-spacing="-0.5"';
  const word = textBlock(setting, { x: 104, y, leading: 1.1, attributes: `${font} fill="#ffffff"` });
  return {
    width,
    height,
    body: `<rect width="${width}" height="${height}" rx="18" fill="${palette.deep}"/>${mark}${word}`,
  };
};
