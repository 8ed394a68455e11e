/** Titles, people and the census of a random dataset, with everything a catalogue may leave out or say twice. */
import { addDays, ageBuckets, genders } from '@cvm/contract';
import type { Chance } from '@cvm/contract/testing/chance';
import type {
  ActorRow,
  CharacterRow,
  EpisodeRow,
  MemberRow,
  NetworkRow,
  PlatformRow,
  PopulationRow,
  StudioRow,
  TitleRow,
} from './dataset.ts';

export const dataThrough = '2024-03-03';

export const networks: readonly NetworkRow[] = [
  { network_id: '7', name: 'Meridian', country: 'US', logo_url: null },
  { network_id: '70', name: 'Meridian', country: null, logo_url: null },
  { network_id: '8', name: 'Nordic, "One"', country: 'GB', logo_url: 'https://img.example/8.png' },
];

export const studios: readonly StudioRow[] = [
  { studio_id: '501', name: 'Bright Fork' },
  { studio_id: 'Ünder', name: 'Ünder | Over' },
];

export const platforms: readonly PlatformRow[] = [
  { platform: 'Aurora+', kind: 'official', logo_url: 'https://img.example/a.png' },
  { platform: 'Brook: TV, Radio', kind: 'official', logo_url: null },
  { platform: 'Elsewhere', kind: 'unofficial', logo_url: null },
  { platform: 'Disc', kind: 'other', logo_url: null },
  { platform: 'Nobody', kind: 'official', logo_url: null },
];

const languages = ['en', 'fr', null] as const;
const genreLists: readonly [string[], ...string[][]] = [
  ['Drama', 'Mystery'],
  ['Drama'],
  ['Comedy', 'Talk Show', 'Drama'],
  ['Comedy', 'Comedy'],
  [],
];

const title = (chance: Chance, id: string, kind: TitleRow['kind'], name: string): TitleRow => ({
  title_id: id,
  kind,
  name,
  status: null,
  network_id: kind === 'series' && chance.isTrue(0.75) ? chance.pick(['7', '70', '8']) : null,
  studio_id: chance.pick(['501', 'Ünder', null]),
  originating_country: chance.pick(['US', 'GB', 'FR', null]),
  originating_language: chance.pick(languages),
  genres: chance.pick(genreLists),
  runtime: chance.pick([30, 45, 60, 101, null]),
  first_release_date: chance.isTrue(0.6) ? addDays(dataThrough, chance.whole(-60, 20)) : null,
  last_release_date: chance.isTrue(0.4) ? addDays(dataThrough, chance.whole(-30, 3)) : null,
  seasons: chance.pick([null, null, 3]),
  overview: chance.pick([null, 'A lake.\n"Quiet", they say.']),
  poster_url: chance.pick([null, 'https://img.example/p.jpg']),
});

/** The first of each kind is the one that most people watch. */
export const randomTitles = (chance: Chance): TitleRow[] => {
  const series = ['Salt, Smoke', 'Copper', 'Copper', '=Sum', '<b>Bold</b>', 'Émile', 'Far', 'Never'].map((name, i) =>
    title(chance, String(i === 0 ? 9 : i * 5 + 5), 'series', name),
  );
  const movies = ['The Lake', 'Copper', 'A | B', 'Zoë'].map((name, i) =>
    title(chance, ['film-1', 'Film-2', '3f594ef5-131e-4d32-b65d-ba7b22a177fb', 'é4'][i] ?? '', 'movie', name),
  );
  const [first, second, ...rest] = series;
  const others = rest.map((show) =>
    // The one that has not been on yet, on the network that is asked about most.
    show.name === 'Never'
      ? { ...show, network_id: '7', status: 'Upcoming' as const, first_release_date: addDays(dataThrough, 12) }
      : show,
  );
  const released = addDays(dataThrough, -chance.whole(8, 50));
  return [
    ...(first ? [{ ...first, network_id: '7', genres: ['Drama', 'Mystery'], status: null }] : []),
    ...(second ? [{ ...second, status: chance.pick(['Continuing', 'Upcoming', 'Ended', null]) }] : []),
    ...others,
    ...movies.map((movie, i) => (i === 0 ? { ...movie, first_release_date: released } : movie)),
  ];
};

/** Daily shows count on and on: beside season x 10000, the second episode of a first season would be the first of the second. */
const numberOf = (season: number, place: number): number => (season === 1 && place === 2 ? 10_001 : place);

/** Specials, regular episodes around data_through, some without a date; every fifth show has none, or only a special. */
export const randomEpisodes = (chance: Chance, titles: readonly TitleRow[]): EpisodeRow[] => {
  const rows: EpisodeRow[] = [];
  titles.forEach(({ title_id, kind }, place) => {
    const seasons = place === 0 ? 2 : place === 5 ? -1 : place === 6 ? 0 : chance.whole(0, 2);
    if (kind === 'movie') return;
    const start = addDays(dataThrough, place === 7 ? chance.whole(1, 9) : chance.whole(-55, 3));
    for (let season = 0; season <= seasons; season++)
      for (let number = 1; number <= (season === 0 ? 1 : chance.whole(2, 5)); number++)
        rows.push({
          episode_id: `${title_id}${season}${number}`,
          title_id,
          season,
          number: numberOf(season, number),
          name: chance.pick([null, 'Pilot, "part 1"']),
          air_date: chance.isTrue(0.1) ? null : addDays(start, season * 21 + number * 7 - (season === 0 ? 40 : 28)),
        });
  });
  const [first] = titles;
  const next = addDays(dataThrough, 4);
  if (first)
    rows.push({ episode_id: 'next', title_id: first.title_id, season: 3, number: 1, name: null, air_date: next });
  return rows;
};

export const actors: readonly ActorRow[] = [
  'Lena Gallo',
  'Kofi Abara',
  'Lena Gallo',
  'Nobody',
  'Zoë "Z" O\'Hara',
  'Six',
].map((name, i) => ({
  actor_id: String([70, 8, 71, 900, 12, 6][i]),
  name,
  image_url: i % 2 ? null : `https://img.example/${i}`,
}));

export const randomCharacters = (chance: Chance, titles: readonly TitleRow[]): CharacterRow[] =>
  titles.flatMap(({ title_id, kind }, place) =>
    Array.from({ length: place === 0 ? 8 : chance.whole(kind === 'movie' ? 1 : 0, 3) }, (_, i) => ({
      character_id: `${chance.pick(['c', 'C', 'ç', 'c1'])}${title_id}.${i}`,
      title_id,
      actor_id: i === 0 && place === 0 ? '70' : (chance.some(['70', '8', '71', '12', '6', null]) ?? null),
      name: chance.pick(['Wanda', 'Otto', 'Fenna', 'Wanda, "W"']),
      image_url: chance.pick([null, 'https://img.example/c.jpg']),
      deleted: chance.pick([null, false, true, null]),
    })),
  );

/** Three quarters of the United States, so that the balanced panel and the minimum of 30 people come into play. */
export const randomMembers = (chance: Chance, count: number, prefix = 'm'): MemberRow[] =>
  Array.from({ length: count }, (_, i) => {
    const years = chance.pick([15, 16, 17, 18, 24, 25, 29, 30, 31, 34, 35, 44, 45, 50, 54, 55, 80]);
    const given = chance.whole(0, 9);
    return {
      member_id: `${prefix}${i}`,
      gender: chance.pick(['female', 'female', 'male', 'male', 'male', null]),
      birth_year: given === 0 || given > 5 ? null : 2024 - years,
      age: given === 0 || given < 4 ? null : given === 4 ? years + 1 : years,
      country: i % 10 < 5 ? 'US' : i % 10 < 8 ? 'GB' : (chance.some(['FR', 'DE', null]) ?? null),
      joined_at: chance.pick([null, '2023-05-01 10:00:00']),
    };
  });

/** One cell without people, one missing, and cells the panel does not use. */
export const randomPopulation = (chance: Chance): PopulationRow[] => {
  const rows = ageBuckets.flatMap((age) =>
    genders.map((gender) => ({ country: 'US', age, gender, people: chance.whole(1, 900) })),
  );
  const missing = chance.whole(0, rows.length - 1);
  const empty = chance.whole(0, rows.length - 1);
  return [
    ...rows.map((row, i) => (i === empty ? { ...row, people: 0 } : row)).filter((_, i) => i !== missing),
    { country: 'GB', age: '18-24', gender: 'male', people: 77 },
  ];
};
