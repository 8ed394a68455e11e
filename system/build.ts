/** The built portal, which some of these tests start, made before the first of them. */
import { ensureBuild } from '../scripts/prepare.mjs';

export const setup = ensureBuild;
