/**
 * Abstract scenes behind posters and stills: plain shapes that read at any size.
 *
 * Enters: a stream, a palette, the size of the canvas. Leaves: SVG elements covering it.
 */
import { int, pick } from '../distributions.ts';
import type { Rng } from '../random.ts';
import type { Palette } from './palette.ts';
import { round } from './svg-text.ts';

export type Canvas = {
  rng: Rng;
  palette: Palette;
  width: number;
  height: number;
};

type Scene = (canvas: Canvas) => string;

const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string => {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${more}/>`;
};
const circle = (x: number, y: number, r: number, fill: string, more = ''): string => {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${more}/>`;
};
const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`;

/** A ridge from left to right, closed at the bottom. */
const ridge = (rng: Rng, width: number, height: number, top: number, roughness: number): string => {
  const steps = 6;
  let d = `M0 ${round(height)}L0 ${round(top + rng() * roughness)}`;
  for (let n = 1; n <= steps; n++) {
    const x = (width * n) / steps;
    const peak = top + (rng() - 0.5) * roughness * 2;
    d += `Q${round(x - width / steps / 2)} ${round(peak)} ${round(x)} ${round(top + rng() * roughness)}`;
  }
  return `${d}L${round(width)} ${round(height)}Z`;
};

const hills: Scene = ({ rng, palette, width, height }) => {
  const sun = circle(width * (0.3 + rng() * 0.4), height * 0.36, Math.min(width, height) * 0.24, palette.accent);
  const layers = [palette.soft, palette.mid, palette.deep].map((fill, n) => {
    return path(ridge(rng, width, height, height * (0.46 + n * 0.13), height * 0.05), fill);
  });
  return rect(0, 0, width, height, palette.light) + sun + layers.join('');
};

const rings: Scene = ({ rng, palette, width, height }) => {
  const [x, y] = [width * (0.25 + rng() * 0.5), height * (0.25 + rng() * 0.3)];
  const fills = [palette.mid, palette.soft, palette.mid, palette.accent, palette.light, palette.accent];
  const reach = Math.max(width, height) * 0.72;
  return (
    rect(0, 0, width, height, palette.deep) +
    fills.map((fill, n) => circle(x, y, reach * (1 - n * 0.165), fill)).join('')
  );
};

const skyline: Scene = ({ rng, palette, width, height }) => {
  let out = rect(0, 0, width, height, palette.mid) + circle(width * 0.72, height * 0.22, width * 0.15, palette.accent);
  const towers = 7;
  for (let n = 0; n < towers; n++) {
    const x = (width * n) / towers;
    const top = height * (0.3 + rng() * 0.32);
    out += rect(x, top, width / towers + 1, height - top, n % 2 === 0 ? palette.deep : palette.soft);
    for (let row = 0; row < 4; row++) {
      if (rng() < 0.6)
        out += rect(
          x + width / towers / 3,
          top + height * (0.03 + row * 0.06),
          width / towers / 4,
          height * 0.025,
          palette.accent,
        );
    }
  }
  return out;
};

const sea: Scene = ({ rng, palette, width, height }) => {
  const moon = circle(width * (0.3 + rng() * 0.4), height * 0.27, Math.min(width, height) * 0.2, palette.light);
  const bands = [palette.soft, palette.mid, palette.soft, palette.deep].map((fill, n) => {
    return path(ridge(rng, width, height, height * (0.44 + n * 0.11), height * 0.025), fill, ' opacity="0.92"');
  });
  return rect(0, 0, width, height, palette.deep) + moon + bands.join('');
};

const beams: Scene = ({ rng, palette, width, height }) => {
  const origin = width * (0.2 + rng() * 0.6);
  const fills = [palette.mid, palette.soft, palette.accent, palette.soft, palette.mid];
  const cones = fills.map((fill, n) => {
    const from = width * (n * 0.4 - 0.5);
    return path(
      `M${round(origin)} 0L${round(from)} ${height}L${round(from + width * 0.28)} ${height}Z`,
      fill,
      ' opacity="0.85"',
    );
  });
  return rect(0, 0, width, height, palette.deep) + cones.join('') + circle(origin, 0, width * 0.12, palette.light);
};

const eye: Scene = ({ palette, width, height }) => {
  const [x, y, r] = [width / 2, height * 0.38, Math.min(width, height) * 0.3];
  const lid = `M${round(x - r * 1.6)} ${round(y)}Q${round(x)} ${round(y - r * 1.5)} ${round(x + r * 1.6)} ${round(y)}Q${round(x)} ${round(y + r * 1.5)} ${round(x - r * 1.6)} ${round(y)}Z`;
  const iris =
    circle(x, y, r * 0.72, palette.soft) + circle(x, y, r * 0.5, palette.accent) + circle(x, y, r * 0.26, palette.deep);
  return (
    rect(0, 0, width, height, palette.mid) +
    path(lid, palette.light) +
    iris +
    circle(x + r * 0.16, y - r * 0.16, r * 0.1, palette.light)
  );
};

const doors: Scene = ({ rng, palette, width, height }) => {
  const fills = [palette.mid, palette.deep, palette.soft, palette.deep, palette.accent, palette.light];
  const lean = (rng() - 0.5) * 0.1;
  const frames = fills.map((fill, n) => {
    const [w, h] = [width * (0.86 - n * 0.145), height * (0.82 - n * 0.12)];
    return rect((width - w) / 2 + width * lean * n, height * 0.86 - h, w, h, fill);
  });
  return rect(0, 0, width, height, palette.deep) + frames.join('');
};

const forest: Scene = ({ rng, palette, width, height }) => {
  let out =
    rect(0, 0, width, height, palette.soft) +
    circle(width * 0.5, height * 0.34, Math.min(width, height) * 0.26, palette.light, ' opacity="0.85"');
  for (const [fill, count, opacity] of [
    [palette.mid, 7, 0.6],
    [palette.deep, 5, 1],
  ] as const) {
    for (let n = 0; n < count; n++) {
      const x = (width * (n + rng() * 0.7)) / count;
      const half = width * (0.05 + rng() * 0.05);
      const top = height * (0.1 + rng() * 0.25);
      out += path(
        `M${round(x)} ${round(top)}L${round(x - half)} ${height}L${round(x + half)} ${height}Z`,
        fill,
        ` opacity="${opacity}"`,
      );
    }
  }
  return out + circle(width * (0.2 + rng() * 0.6), height * 0.7, width * 0.025, palette.accent);
};

const shards: Scene = ({ rng, palette, width, height }) => {
  const [x, y] = [width * (0.35 + rng() * 0.3), height * (0.3 + rng() * 0.2)];
  const fills = [palette.mid, palette.soft, palette.accent, palette.deep, palette.light];
  let out = rect(0, 0, width, height, palette.deep);
  const pieces = 14;
  for (let n = 0; n < pieces; n++) {
    const [a, b] = [(n / pieces) * Math.PI * 2, ((n + 0.86) / pieces) * Math.PI * 2];
    const reach = Math.max(width, height) * (0.35 + rng() * 0.6);
    const to = (angle: number): string => `${round(x + Math.cos(angle) * reach)} ${round(y + Math.sin(angle) * reach)}`;
    out += path(`M${round(x)} ${round(y)}L${to(a)}L${to(b)}Z`, pick(rng, fills));
  }
  return out;
};

const figure: Scene = ({ rng, palette, width, height }) => {
  const [x, r] = [width * (0.4 + rng() * 0.2), Math.min(width, height) * 0.14];
  const y = height * 0.36;
  const halo = circle(x, y, r * 2.5, palette.accent) + circle(x, y, r * 1.9, palette.soft);
  const coat = `M${round(x - r * 2.4)} ${height}Q${round(x - r * 2.2)} ${round(y + r * 1.4)} ${round(x)} ${round(y + r * 1.1)}Q${round(x + r * 2.2)} ${round(y + r * 1.4)} ${round(x + r * 2.4)} ${height}Z`;
  const hat =
    rng() < 0.5
      ? rect(x - r * 1.3, y - r * 0.9, r * 2.6, r * 0.24, palette.deep) +
        rect(x - r * 0.8, y - r * 1.7, r * 1.6, r, palette.deep)
      : '';
  return rect(0, 0, width, height, palette.mid) + halo + path(coat, palette.deep) + circle(x, y, r, palette.deep) + hat;
};

const planet: Scene = ({ rng, palette, width, height }) => {
  const [x, y, r] = [width * 0.5, height * 0.38, Math.min(width, height) * 0.26];
  let stars = '';
  for (let n = 0; n < 26; n++) stars += circle(rng() * width, rng() * height, 0.8 + rng() * 1.8, palette.light);
  const tilt = int(rng, -35, 35);
  const ring = `<ellipse cx="${x}" cy="${round(y)}" rx="${round(r * 1.75)}" ry="${round(r * 0.42)}" fill="none" stroke="${palette.accent}" stroke-width="${round(r * 0.13)}" transform="rotate(${tilt} ${x} ${round(y)})"/>`;
  return (
    rect(0, 0, width, height, palette.deep) +
    stars +
    circle(x, y, r, palette.soft) +
    circle(x + r * 0.22, y - r * 0.18, r * 0.74, palette.mid) +
    ring
  );
};

const halftone: Scene = ({ rng, palette, width, height }) => {
  const step = Math.min(width, height) / 9;
  const [focusX, focusY] = [rng() * width, height * (0.2 + rng() * 0.4)];
  let out = rect(0, 0, width, height, palette.mid);
  for (let y = step / 2; y < height; y += step) {
    for (let x = step / 2; x < width; x += step) {
      const near = 1 - Math.min(1, Math.hypot(x - focusX, y - focusY) / (Math.max(width, height) * 0.75));
      out += circle(x, y, step * (0.08 + near * 0.46), near > 0.62 ? palette.accent : palette.soft);
    }
  }
  return out;
};

const scenes: readonly Scene[] = [
  hills,
  rings,
  skyline,
  sea,
  beams,
  eye,
  doors,
  forest,
  shards,
  figure,
  planet,
  halftone,
];

/** One of the scenes, drawn over the whole canvas. */
export const drawScene = (canvas: Canvas): string => pick(canvas.rng, scenes)(canvas);
