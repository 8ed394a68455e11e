/** The groups of a search as the screens show them. */
import { type SearchGroup, subjectsInWords } from '@cvm/contract';

export const headingOf = (group: SearchGroup): string => subjectsInWords[group].toUpperCase();
