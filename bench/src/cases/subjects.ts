/** Whom and what the questions are about: the most popular of each kind, so that the figures are those of the worst case. */
import type { Edition, Warehouse } from '@cvm/warehouse';
import { z } from 'zod';

export const subjectsSchema = z.object({
  /** By views, the most popular first. */
  shows: z.array(z.string()).min(1),
  movies: z.array(z.string()).min(1),
  /** The ten most followed titles among those released lately. */
  recent: z.array(z.string()),
  actor: z.string(),
  network: z.string(),
  platforms: z.array(z.string()).min(1),
  screencap: z.string(),
});
export type Subjects = z.infer<typeof subjectsSchema>;

const idRow = z.object({ id: z.string() });

export const findSubjects = async (warehouse: Warehouse, { database, dataThrough }: Edition): Promise<Subjects> => {
  const ids = async (sql: string): Promise<string[]> => {
    const { rows } = await warehouse.query({ sql }, idRow, { name: 'subjects', database, lane: 'heavy' });
    return rows.map(({ id }) => id);
  };
  const first = async (sql: string): Promise<string> => (await ids(sql))[0] ?? '0';
  const viewed = (kind: string): string => `select titles.title_id as id
from (select title, count() as n from views group by title) as v
inner join titles on titles.title = v.title
where kind = '${kind}'
order by n desc, id limit 2000`;
  return {
    shows: await ids(viewed('series')),
    movies: await ids(viewed('movie')),
    recent: await ids(`select title_id as id from titles
where release_day between addDays(toDate32('${dataThrough}'), -400) and addDays(toDate32('${dataThrough}'), -15)
order by followers desc, id limit 10`),
    actor: await first(`select actors.actor_id as id
from (select actor, count() as n from character_votes where actor != 0 group by actor) as v
inner join actors on actors.actor = v.actor
order by n desc, id limit 1`),
    network: await first(`select network_id as id from titles where kind = 'series' and network != 0
group by id order by sum(followers) desc, id limit 1`),
    platforms: await ids(`select platforms.name as id
from (select platform, count() as n from views where platform != 0 group by platform) as v
inner join platforms on platforms.platform = v.platform
order by n desc, id limit 3`),
    screencap: await first(`select screencap_id as id from comments where screencap_id != ''
group by id order by count() desc, id limit 1`),
  };
};
