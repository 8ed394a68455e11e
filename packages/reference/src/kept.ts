/** Which rows of a dataset stay: equal ones once, ratings, votes and reactions once per key (dataset format 1). */
import type { Tables } from './dataset.ts';

/** Equal rows once. */
export const different = <Row extends object>(rows: readonly Row[]): Row[] => {
  const seen = new Map<string, Row>();
  for (const row of rows) {
    const text = JSON.stringify(row);
    if (!seen.has(text)) seen.set(text, row);
  }
  return [...seen.values()];
};

/** One row per key: the one that `better` prefers. */
const oncePer = <Row>(rows: readonly Row[], key: (row: Row) => string, better: (a: Row, b: Row) => boolean): Row[] => {
  const kept = new Map<string, Row>();
  for (const row of rows) {
    const other = kept.get(key(row));
    if (other === undefined || better(row, other)) kept.set(key(row), row);
  }
  return [...kept.values()];
};

const eventKey = (row: { member_id: string; title_id: string; episode_id: string | null }): string =>
  JSON.stringify([row.member_id, row.title_id, row.episode_id]);

export const keptRatings = (rows: Tables['ratings']) =>
  oncePer(rows, eventKey, (a, b) => a.rated_at > b.rated_at || (a.rated_at === b.rated_at && a.rating > b.rating));

export const keptVotes = (rows: Tables['character_votes']) =>
  oncePer(
    rows,
    eventKey,
    (a, b) => a.voted_at > b.voted_at || (a.voted_at === b.voted_at && a.character_id > b.character_id),
  );

export const keptReactions = (rows: Tables['reactions']) =>
  oncePer(
    rows,
    (row) => `${eventKey(row)} ${row.emotion}`,
    (a, b) => a.reacted_at < b.reacted_at,
  );
