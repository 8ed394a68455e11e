/** Titles of the demo data by their state, found by asking: what they are called is nothing to rely on. */
import type { Row } from '@cvm/contract';
import { askOnce } from '../system/stores/asked-once.ts';
import { ask } from './ask.ts';

export type State = 'Upcoming' | 'Continuing' | 'Ended' | 'Announced' | 'Released';

const ofState = async (state: State): Promise<Row> => {
  const isShow = ['Upcoming', 'Continuing', 'Ended'].includes(state);
  const idColumn = isShow ? 'showId' : 'movieId';
  const dated = isShow ? 'first_release_date:2013-01-01 to 2099-12-31' : 'release_date:2013-01-01 to 2099-12-31';
  const { rows } = await ask({
    view: isShow ? 'showSummary' : 'moviesSummary',
    filters: [`airing_status:${state}`, 'date:all time', dated],
    sorts: 'followers desc',
  });
  const [row] = rows;
  if (row === undefined) throw new Error(`The demo data has no title that is ${state}.`);
  const id = String(row[idColumn]);
  const about = isShow
    ? { view: 'seriesDetail', filters: [`show:${id}`] }
    : { view: 'movieDetail', filters: [`movie:${id}`] };
  const [detail] = (await ask(about)).rows;
  if (detail === undefined) throw new Error(`The title ${id} has no details.`);
  return detail;
};

const found = new Map<State, Promise<Row>>();

/** The row of details of the most followed title in this state that has a date. */
export const titleThatIs = (state: State): Promise<Row> => askOnce(found, state, () => ofState(state));
