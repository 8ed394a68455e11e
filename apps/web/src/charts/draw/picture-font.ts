/** The font of a picture that leaves the page: a canvas draws with what is loaded, an SVG file with what it carries. */
import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { fontFamily } from '../../theme/font.ts';

/** Resolves when the faces that a text needs are there, or cannot be had: the picture is then drawn with the next family. */
export const loadFont = async (text: string): Promise<void> => {
  await Promise.allSettled([400, 600].map((weight) => document.fonts.load(`${weight} 14px ${fontFamily}`, text)));
};

const dataAddress = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The font could not be read.'));
    reader.readAsDataURL(blob);
  });

/** A drawing that carries the face of its Latin texts: elsewhere Inter is seldom installed. Without it if it cannot be had. */
export const withFont = async (svg: string): Promise<string> => {
  const font = await fetch(latin)
    .then((answer) => (answer.ok ? answer.blob() : null))
    .then((blob) => (blob === null ? null : dataAddress(blob)))
    .catch(() => null);
  if (font === null) return svg;
  const face = `@font-face{font-family:'Inter Variable';font-weight:100 900;src:url(${font}) format('woff2')}`;
  return svg.replace(/<svg[^>]*>/, (start) => `${start}<style>${face}text{font-variant-numeric:tabular-nums}</style>`);
};
