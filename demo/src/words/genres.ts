/**
 * The 39 genres and how tastes lean: `female` and `older` are log factors (0 = neutral) by which women, and people
 * at the older end of the age range, are likelier to watch a title of the genre.
 */
export type Genre = {
  female: number;
  older: number;
};

export const genresByName: Record<string, Genre> = {
  Action: { female: -0.35, older: 0 },
  Adventure: { female: -0.1, older: -0.15 },
  Animation: { female: -0.1, older: -0.6 },
  Anime: { female: -0.15, older: -1.1 },
  'Awards Show': { female: 0.35, older: 0.2 },
  Biography: { female: 0.1, older: 0.45 },
  Children: { female: 0.15, older: -0.4 },
  Comedy: { female: 0.05, older: -0.1 },
  Crime: { female: 0.1, older: 0.5 },
  Documentary: { female: 0, older: 0.35 },
  Drama: { female: 0.25, older: 0.1 },
  Family: { female: 0.2, older: 0.05 },
  Fantasy: { female: 0.1, older: -0.35 },
  Food: { female: 0.35, older: 0.15 },
  'Game Show': { female: 0.1, older: 0.4 },
  History: { female: 0, older: 0.6 },
  'Home and Garden': { female: 0.55, older: 0.5 },
  Horror: { female: -0.15, older: -0.35 },
  Indie: { female: 0.1, older: 0.05 },
  'Martial Arts': { female: -0.7, older: -0.1 },
  'Mini-Series': { female: 0.15, older: 0.3 },
  Music: { female: 0.2, older: -0.2 },
  Musical: { female: 0.6, older: -0.25 },
  Mystery: { female: 0.15, older: 0.25 },
  News: { female: -0.15, older: 0.6 },
  Podcast: { female: 0, older: -0.3 },
  Reality: { female: 0.5, older: -0.25 },
  Romance: { female: 0.75, older: -0.1 },
  'Science Fiction': { female: -0.4, older: 0.05 },
  Short: { female: 0, older: -0.3 },
  Soap: { female: 0.7, older: 0.45 },
  'Special Interest': { female: 0, older: 0.2 },
  Sport: { female: -0.7, older: 0.1 },
  Suspense: { female: 0.05, older: 0.2 },
  'Talk Show': { female: 0.1, older: 0.3 },
  Thriller: { female: 0, older: 0.1 },
  Travel: { female: 0.2, older: 0.35 },
  War: { female: -0.6, older: 0.4 },
  Western: { female: -0.45, older: 0.6 },
};

/** A family of titles that share an audience, a vocabulary and a mood. */
export type Cluster =
  | 'crime'
  | 'science'
  | 'fantasy'
  | 'comedy'
  | 'drama'
  | 'romance'
  | 'horror'
  | 'action'
  | 'animation'
  | 'factual';

export const clusters: readonly Cluster[] = [
  'crime',
  'science',
  'fantasy',
  'comedy',
  'drama',
  'romance',
  'horror',
  'action',
  'animation',
  'factual',
];

/** How common each family is among series and among movies. */
export const clusterShare: Record<Cluster, { series: number; movie: number }> = {
  crime: { series: 17, movie: 12 },
  science: { series: 10, movie: 11 },
  fantasy: { series: 9, movie: 9 },
  comedy: { series: 14, movie: 15 },
  drama: { series: 15, movie: 14 },
  romance: { series: 8, movie: 10 },
  horror: { series: 6, movie: 10 },
  action: { series: 7, movie: 12 },
  animation: { series: 9, movie: 8 },
  factual: { series: 15, movie: 5 },
};

/** Genre lists of each family. They are taken in turn, so that every genre occurs in a catalogue of some size. */
export const genreSets: Record<Cluster, readonly (readonly string[])[]> = {
  crime: [
    ['Crime', 'Drama'],
    ['Crime', 'Drama', 'Mystery'],
    ['Crime', 'Thriller'],
    ['Crime', 'Mystery', 'Suspense'],
    ['Crime', 'Drama', 'Thriller'],
    ['Mystery', 'Suspense', 'Mini-Series'],
    ['Crime', 'Comedy'],
  ],
  science: [
    ['Science Fiction', 'Drama'],
    ['Science Fiction', 'Adventure'],
    ['Science Fiction', 'Thriller', 'Mystery'],
    ['Science Fiction', 'Action'],
    ['Science Fiction', 'Comedy'],
  ],
  fantasy: [
    ['Fantasy', 'Adventure'],
    ['Fantasy', 'Drama', 'Adventure'],
    ['Fantasy', 'Romance'],
    ['Fantasy', 'Action', 'Martial Arts'],
    ['Fantasy', 'Family', 'Adventure'],
  ],
  comedy: [
    ['Comedy'],
    ['Comedy', 'Drama'],
    ['Comedy', 'Romance'],
    ['Comedy', 'Family'],
    ['Comedy', 'Indie'],
    ['Comedy', 'Short'],
  ],
  drama: [
    ['Drama'],
    ['Drama', 'History'],
    ['Drama', 'Mini-Series'],
    ['Drama', 'Family'],
    ['Drama', 'Biography', 'History'],
    ['Drama', 'Indie'],
    ['Drama', 'Suspense'],
    ['Drama', 'Music'],
  ],
  romance: [
    ['Romance', 'Drama'],
    ['Romance', 'Comedy'],
    ['Romance', 'Drama', 'Soap'],
    ['Romance', 'Musical'],
    ['Romance', 'Drama', 'History'],
  ],
  horror: [
    ['Horror', 'Thriller'],
    ['Horror', 'Mystery'],
    ['Horror', 'Drama', 'Fantasy'],
    ['Horror', 'Science Fiction'],
  ],
  action: [
    ['Action', 'Adventure'],
    ['Action', 'Thriller'],
    ['Action', 'Crime'],
    ['War', 'Drama', 'History'],
    ['Western', 'Drama'],
    ['Action', 'Martial Arts'],
    ['Western', 'Action'],
  ],
  animation: [
    ['Animation', 'Anime', 'Action', 'Fantasy'],
    ['Animation', 'Comedy'],
    ['Animation', 'Children', 'Family'],
    ['Animation', 'Anime', 'Romance'],
    ['Animation', 'Adventure', 'Family'],
    ['Animation', 'Anime', 'Science Fiction'],
    ['Animation', 'Musical', 'Family'],
  ],
  factual: [
    ['Reality'],
    ['Documentary'],
    ['Reality', 'Food'],
    ['Documentary', 'Crime'],
    ['Reality', 'Romance'],
    ['Game Show'],
    ['Talk Show', 'Comedy'],
    ['Documentary', 'Travel'],
    ['Reality', 'Home and Garden'],
    ['Documentary', 'Sport'],
    ['Documentary', 'Music', 'Biography'],
    ['News', 'Talk Show'],
    ['Documentary', 'Podcast'],
    ['Awards Show', 'Special Interest'],
  ],
};

/** Genres no movie has. */
export const seriesOnlyGenres: readonly string[] = [
  'Awards Show',
  'Game Show',
  'Home and Garden',
  'Mini-Series',
  'News',
  'Podcast',
  'Reality',
  'Soap',
  'Talk Show',
];

/** The twelve emotions, in the order of `emotionMood`. */
export const emotions = [
  'shocked',
  'sad',
  'amused',
  'thrilled',
  'confused',
  'bored',
  'scared',
  'frustrated',
  'touched',
  'reflective',
  'tense',
  'understood',
] as const;

export type Emotion = (typeof emotions)[number];

/** How often each emotion is felt in each family, as weights. */
export const emotionMood: Record<Cluster, readonly number[]> = {
  crime: [18, 8, 5, 14, 10, 3, 5, 6, 4, 9, 17, 2],
  science: [14, 6, 5, 20, 15, 3, 5, 5, 5, 12, 11, 2],
  fantasy: [14, 9, 7, 23, 7, 3, 5, 5, 10, 6, 9, 3],
  comedy: [4, 3, 52, 9, 2, 5, 1, 3, 9, 3, 1, 8],
  drama: [11, 19, 5, 8, 4, 5, 2, 7, 17, 12, 6, 8],
  romance: [7, 13, 16, 13, 2, 4, 1, 9, 24, 4, 2, 9],
  horror: [17, 5, 3, 14, 8, 3, 30, 4, 2, 3, 14, 1],
  action: [13, 6, 7, 31, 4, 5, 4, 4, 5, 4, 17, 1],
  animation: [9, 8, 26, 22, 4, 3, 3, 3, 13, 5, 3, 4],
  factual: [10, 7, 20, 9, 3, 8, 2, 10, 10, 14, 3, 7],
};
