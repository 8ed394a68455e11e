/**
 * What a report is about. A title is a show or a movie everywhere; the data and the filter `contentType` call shows
 * `series` (docs/dataset.md), which is converted here and nowhere else.
 */
export const titleKinds = ['show', 'movie'] as const;
export type TitleKind = (typeof titleKinds)[number];

/** A kind of title as the data and the filter `contentType` spell it. */
export const contentTypes = ['series', 'movie'] as const;
export type ContentType = (typeof contentTypes)[number];

export const contentTypeOf = { show: 'series', movie: 'movie' } as const satisfies Record<TitleKind, ContentType>;
export const titleKindOf = { series: 'show', movie: 'movie' } as const satisfies Record<ContentType, TitleKind>;

/** Both kinds in words, as in 'You may not see shows.' */
export const titlesInWords: Readonly<Record<TitleKind, string>> = { show: 'shows', movie: 'movies' };

export const subjects = [...titleKinds, 'network', 'actor'] as const;
export type Subject = (typeof subjects)[number];

/** Each in words, in the plural. */
export const subjectsInWords: Readonly<Record<Subject, string>> = {
  ...titlesInWords,
  network: 'networks',
  actor: 'actors',
};
