/** How an answer names a title and its home. */
import { joinedTitles, type TitleFacts } from '../compile/lookups.ts';

type Columns = Readonly<Record<string, string>>;

const network = (facts: TitleFacts) => ({
  name: `nullIf(${facts('network_name')}, '')`,
  id: `nullIf(${facts('network_id')}, '')`,
});

/** The columns of names by those of the view. */
export const namesOf = {
  show: (facts: TitleFacts): Columns => ({
    show: facts('name'),
    showId: facts('title_id'),
    network: network(facts).name,
    networkId: network(facts).id,
  }),
  movie: (facts: TitleFacts): Columns => ({
    movie: facts('name'),
    movieId: facts('title_id'),
    studio: `nullIf(${facts('studio_name')}, '')`,
  }),
} as const;

/** The address of a title's poster; null where it has none. */
const poster = (facts: TitleFacts): Columns => ({ poster: `nullIf(${facts('poster_url')}, '')` });

/** A title of a ranking: its poster as well. */
export const rankedNamesOf = {
  show: (facts: TitleFacts): Columns => ({ ...namesOf.show(facts), ...poster(facts) }),
  movie: (facts: TitleFacts): Columns => ({ ...namesOf.movie(facts), ...poster(facts) }),
} as const;

/** The same names for both kinds. */
export const shortNamesOf = {
  show: (facts: TitleFacts): Columns => ({
    name: facts('name'),
    id: facts('title_id'),
    network: network(facts).name,
    networkId: network(facts).id,
  }),
  movie: (facts: TitleFacts): Columns => ({
    name: facts('name'),
    id: facts('title_id'),
    studio: `nullIf(${facts('studio_name')}, '')`,
  }),
} as const;

/** Columns of a select. */
export const selected = (columns: Columns): string =>
  Object.entries(columns)
    .map(([name, text]) => `${text} as ${name}`)
    .join(', ');

/** Columns of a ranking of shows, over the table `titles`. */
export const rankedShowColumns = selected(rankedNamesOf.show(joinedTitles));
