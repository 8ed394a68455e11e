/** What is said above the parts of a report that hold nothing here: of one, and of several. */
export const refusedTitles = [
  'A part of this report is not applied',
  'Some parts of this report are not applied',
] as const;
