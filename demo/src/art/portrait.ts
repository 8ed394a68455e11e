/** Portraits: stylised faces of flat shapes; nobody in particular. */
import { chance, int, pick } from '../distributions.ts';
import type { Rng } from '../random.ts';
import { hairColours, type Palette, palettes, skinTones } from './palette.ts';

const size = 300;

type Features = {
  rng: Rng;
  palette: Palette;
  skin: string;
  hair: string;
};

/** Hair behind the head and in front of it; the head is an ellipse around (150, 132). */
const haircuts: readonly ((features: Features) => { back: string; front: string })[] = [
  ({ hair }) => ({
    back: `<path d="M84 140Q80 52 150 50Q220 52 216 140L222 232Q150 256 78 232Z" fill="${hair}"/>`,
    front: `<path d="M92 126Q98 66 150 64Q202 66 208 126Q176 104 162 82Q140 112 92 126Z" fill="${hair}"/>`,
  }),
  ({ hair }) => ({
    back: '',
    front: `<path d="M90 124Q86 58 150 54Q214 58 210 124Q204 92 176 88Q130 96 104 86Q94 100 90 124Z" fill="${hair}"/>`,
  }),
  ({ hair }) => ({
    back: `<circle cx="150" cy="52" r="32" fill="${hair}"/>`,
    front: `<path d="M92 122Q92 62 150 60Q208 62 208 122Q196 90 150 86Q104 90 92 122Z" fill="${hair}"/>`,
  }),
  ({ hair }) => ({
    back: ['98,92', '124,66', '160,60', '194,78', '208,112', '92,124', '212,142', '88,150']
      .map((centre) => `<circle cx="${centre.split(',')[0]}" cy="${centre.split(',')[1]}" r="32" fill="${hair}"/>`)
      .join(''),
    front: `<path d="M96 112Q110 72 150 72Q190 72 204 112Q178 92 150 92Q122 92 96 112Z" fill="${hair}"/>`,
  }),
  ({ hair }) => ({
    back: `<path d="M86 130Q84 54 150 52Q216 54 214 130L212 178Q150 190 88 178Z" fill="${hair}"/>`,
    front: `<path d="M92 120Q94 64 150 62Q206 64 208 120Q206 98 196 96L104 96Q94 98 92 120Z" fill="${hair}"/>`,
  }),
  ({ hair }) => ({
    back: '',
    front: `<path d="M92 118Q96 70 150 66Q204 70 208 118Q200 100 190 96Q150 84 110 96Q100 100 92 118Z" fill="${hair}" opacity="0.55"/>`,
  }),
];

const face = ({ rng, palette, hair }: Features): string => {
  const brow = int(rng, -3, 3);
  const eyes = [126, 174]
    .map((x, side) => {
      const lift = side === 0 ? brow : -brow;
      return `<ellipse cx="${x}" cy="138" rx="5" ry="6" fill="#20160f"/><path d="M${x - 13} ${122 - lift}Q${x} ${115} ${x + 13} ${122 + lift}" stroke="${hair}" stroke-width="5" fill="none" stroke-linecap="round"/>`;
    })
    .join('');
  const nose =
    '<path d="M150 140L145 160Q150 164 156 161" stroke="#00000040" stroke-width="4" fill="none" stroke-linecap="round"/>';
  const smile = int(rng, 2, 13);
  const mouth = `<path d="M132 178Q150 ${178 + smile} 168 178" stroke="#8c3b3b" stroke-width="5" fill="none" stroke-linecap="round"/>`;
  const beard = chance(rng, 0.2)
    ? `<path d="M94 152Q98 214 150 216Q202 214 206 152Q194 182 150 172Q106 182 94 152Z" fill="${hair}" opacity="0.92"/>`
    : '';
  const glasses = chance(rng, 0.2)
    ? `<g fill="none" stroke="${palette.deep}" stroke-width="4"><circle cx="126" cy="138" r="17"/><circle cx="174" cy="138" r="17"/><path d="M143 136Q150 131 157 136"/></g>`
    : '';
  return beard + eyes + nose + mouth + glasses;
};

export const drawPortrait = (rng: Rng): { width: number; height: number; body: string } => {
  const palette = pick(rng, palettes);
  const features: Features = { rng, palette, skin: pick(rng, skinTones), hair: pick(rng, hairColours) };
  const backdrop = `<rect width="${size}" height="${size}" fill="${palette.soft}"/><circle cx="${int(rng, 90, 210)}" cy="${int(rng, 90, 150)}" r="118" fill="${palette.light}" opacity="0.55"/>`;
  const { back, front } = pick(rng, haircuts)(features);
  const clothes = `<path d="M36 300Q44 226 112 214L188 214Q256 226 264 300Z" fill="${palette.mid}"/>`;
  const collar = `<path d="M112 214Q150 ${int(rng, 240, 282)} 188 214Z" fill="${chance(rng, 0.5) ? palette.accent : features.skin}"/>`;
  const neck = `<path d="M126 176L126 214Q150 232 174 214L174 176Z" fill="${features.skin}"/><path d="M126 190Q150 210 174 190L174 200Q150 220 126 200Z" fill="#000000" opacity="0.14"/>`;
  const ears = `<circle cx="92" cy="140" r="11" fill="${features.skin}"/><circle cx="208" cy="140" r="11" fill="${features.skin}"/>`;
  const head = `<ellipse cx="150" cy="134" rx="58" ry="${int(rng, 66, 74)}" fill="${features.skin}"/>`;
  return {
    width: size,
    height: size,
    body: backdrop + back + clothes + neck + collar + ears + head + face(features) + front,
  };
};
