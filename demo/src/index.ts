/**
 * The demo: an invented catalogue and audience as a dataset (format 1), and the pictures its addresses name.
 */
export { ART_KINDS, type ArtKind, artSvg } from './art/art-svg.ts';
export { DATA_THROUGH_DEFAULT } from './calendar.ts';
export { isDemoName } from './folder.ts';
export { type DemoOptions, type DemoProgress, type DemoSummary, generateDemo } from './generate.ts';
export { DEFAULT_MEMBERS, DEFAULT_SEED, DEFAULT_TITLES, DemoOptionError } from './options.ts';
