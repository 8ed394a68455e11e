/** seriesDetail, movieDetail: the title itself; no people, no dates. */
import type { TitleKind } from '@cvm/contract';
import { answer } from '../compile/answer.ts';
import { all, raw, type Sql, sql } from '../compile/sql.ts';
import { content, ofKind } from '../compile/where.ts';
import type { Plan } from '../plan.ts';

const columns = {
  show: `title_id as id, name, nullIf(poster_url, '') as poster, nullIf(arrayStringConcat(genres, '|'), '') as genre,
  nullIf(network_name, '') as network, nullIf(network_id, '') as networkId, seasons as number_of_seasons,
  nullIf(overview, '') as overview, status, release_day as first_air_date, last_release_date as series_last_air_date`,
  movie: `title_id as id, name, nullIf(poster_url, '') as artwork_poster, status, release_day as releaseDate,
  nullIf(arrayStringConcat(genres, '|'), '') as genres, nullIf(originating_language, '') as language, nullIf(studio_name, '') as studio, runtime,
  nullIf(overview, '') as overview`,
} as const;

/** Titles are picked inside, because a column that is answered under the name of another one would be filtered by instead. */
export const detail =
  (kind: TitleKind) =>
  (plan: Plan): Sql =>
    answer(
      plan,
      sql`select ${raw(columns[kind])}
from (select * from titles where ${all([ofKind(plan, kind), ...content(plan)])})`,
    );
