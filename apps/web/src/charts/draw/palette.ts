/**
 * The colours of charts per scheme. A canvas cannot read the style sheet's variables, and a picture for a deck is light
 * whatever the screen is, so they stand here; surfaces and inks equal those of theme/base.css.
 */
import type { Hue } from '../model.ts';

export type Palette = {
  readonly surface: string;
  readonly ink: string;
  readonly inkQuiet: string;
  readonly line: string;
  readonly lineStrong: string;
  readonly shadow: string;
  /** Every hue keeps 3:1 against the surface, but `soft`, which never stands for a difference of its own. */
  readonly hues: Readonly<Record<Hue, string>>;
  /** Ten colours for lines (2-title-reports section 9), each 3:1 against the surface and told apart by the colour-blind. */
  readonly lines: readonly string[];
  /** A sequential scale from nothing to most, for heatmaps and moments. */
  readonly scale: readonly string[];
  /** From far below a middle to far above it; ink is read on each. */
  readonly sides: readonly [string, string, string];
};

export const palettes: Readonly<Record<'light' | 'dark', Palette>> = {
  light: {
    surface: '#ffffff',
    ink: '#1c2430',
    inkQuiet: '#55606e',
    line: '#e1e5ea',
    lineStrong: '#c9d0d8',
    shadow: 'rgba(43, 92, 138, 0.08)',
    hues: { plain: '#35709f', soft: '#8fb2d4', above: '#35709f', below: '#b9793f', aside: '#8793a0' },
    lines: [
      '#35709f',
      '#b9793f',
      '#2f8573',
      '#a64d79',
      '#6d62a8',
      '#7d7a2b',
      '#c2554b',
      '#3f8fb5',
      '#7a5a44',
      '#64707e',
    ],
    scale: ['#eef4fa', '#b6cde3', '#6d9bc7', '#35709f', '#1a3a58'],
    sides: ['#e6b988', '#f2f4f6', '#8fb2d4'],
  },
  dark: {
    surface: '#1b222b',
    ink: '#e3e7ec',
    inkQuiet: '#a3acb8',
    line: '#2c3540',
    lineStrong: '#434d5a',
    shadow: 'rgba(143, 178, 212, 0.1)',
    hues: { plain: '#6d9bc7', soft: '#44698f', above: '#6d9bc7', below: '#cf9557', aside: '#7d8896' },
    lines: [
      '#6d9bc7',
      '#cf9557',
      '#55b09d',
      '#d07fa8',
      '#9a90d6',
      '#b0ac55',
      '#e0807a',
      '#6fb9dc',
      '#b08d74',
      '#98a3b0',
    ],
    scale: ['#202b37', '#234b71', '#35709f', '#6d9bc7', '#dbe7f2'],
    sides: ['#80511f', '#262f39', '#2c618f'],
  },
};
