/** Where the browser keeps what was chosen on the pages of attribution (3-reports-and-admin section 3): until the session ends. */
export const attributionChoice = {
  titles: 'attributionSelectedTitles',
  params: 'attributionPlatformParams',
} as const;
