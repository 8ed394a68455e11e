/**
 * The demo: an invented catalogue and audience as a dataset (format 1), and the pictures its addresses name.
 */
export { artKinds, artSvg } from './art/art-svg.ts';
export { isDemoName } from './folder.ts';
export { generateDemo } from './generate.ts';
export { defaultMembers, defaultSeed, defaultTitles } from './options.ts';
