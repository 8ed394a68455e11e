/** What both pages of platform attribution say of themselves (3-reports-and-admin section 5). */
import type { BuilderWords } from '../../audience-builder/words.ts';

const further = 'Use the additional content filters to further refine your report.';

export const platformWords: BuilderWords = {
  name: 'Platform Report Filters',
  criteria: 'Platform Report Criteria',
  edit: 'Edit Query',
  requirement: 'At least one platform must be selected to return results.',
  hint: further,
};

export const titleWords: BuilderWords = {
  name: 'Title Report Filters',
  criteria: 'Title Report Criteria',
  edit: 'Edit Query',
  requirement: 'At least one title must be selected to return results.',
  hint: further,
};

/** Section 9. */
export const coverage = 'Platform data starts June 2020; Theatre was added for movies in February 2022.';

/** "Tables 438 high" (section 9). */
export const height = 438;
