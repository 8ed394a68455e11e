/** The groups of a search as the screens show them: heading, and why hits lead nowhere. */
import { isBuilt, type SearchGroup, subjectsInWords } from '@cvm/contract';

export const headingOf = (group: SearchGroup): string => subjectsInWords[group].toUpperCase();

/** Why the hits of a group lead nowhere yet; null where each has its report. */
export const withoutReport = (group: SearchGroup): string | null =>
  isBuilt(group)
    ? null
    : `Reports of ${subjectsInWords[group]} come with a later version; until then they are found by name.`;
