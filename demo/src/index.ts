/**
 * The demo: an invented catalogue and audience as a dataset (format 1), and the pictures its addresses name.
 */
export { ART_KINDS, artSvg } from './art/art-svg.ts';
export { isDemoName } from './folder.ts';
export { generateDemo } from './generate.ts';
export { DEFAULT_MEMBERS, DEFAULT_SEED, DEFAULT_TITLES } from './options.ts';
