/** Comments: the reaction feed with its counts, screencaps and their memes. Never weighted. */
import { noParent } from '@cvm/contract';
import { answer } from '../compile/answer.ts';
import { sampleOf } from '../compile/sample.ts';
import { all, param, raw, type Sql, sql } from '../compile/sql.ts';
import { episodes, inRange, insideTitles, people, titlesInside } from '../compile/where.ts';
import { clausesOf, type Plan } from '../plan.ts';
import { episodeSort, episodeString } from './episode-columns.ts';

const hasImage = "(comments.image_url != '' or comments.screencap_id != '')";

const reactionTypes: Record<string, string> = {
  all: '1',
  text: `not ${hasImage}`,
  images: hasImage,
  review: 'is_review',
};

/** The parents whose comments are asked for; none is the default. */
const parents = (plan: Plan): string[] => clausesOf(plan, 'parentComment')[0]?.values ?? [noParent];

/** The thread: top-level comments unless a parent is named. */
const parent = (plan: Plan): Sql => {
  const ids = parents(plan).map((id) => (id === noParent ? '' : id));
  return sql`parent_comment_id in ${param('parentComment', 'Array(String)', ids)}`;
};

const feedConditions = (plan: Plan): Sql[] =>
  plan.clauses.flatMap((clause) => {
    if (clause.id === 'emotions')
      return [sql`hasAny(arrayMap(e -> toString(e), emotions), ${param('emotions', 'Array(String)', clause.values)})`];
    if (clause.id === 'ratings')
      return [sql`comments.rating in ${param('ratings', 'Array(UInt8)', clause.values.map(Number))}`];
    if (clause.id === 'characters')
      return [
        sql`comments.character in (select character from characters where character_id in ${param('characters', 'Array(String)', clause.values)})`,
      ];
    if (clause.id === 'originating_language') {
      const languages = param('originating_language', 'Array(String)', clause.values);
      return [clause.op === 'is_not' ? sql`language not in ${languages}` : sql`language in ${languages}`];
    }
    if (clause.id === 'reactionType')
      return [sql`(${raw(clause.values.map((value) => reactionTypes[value] ?? '0').join(' or '))})`];
    return [];
  });

/** In the feed, `originating_language` is the comment's; titles are narrowed by what the user is limited to alone. */
const withoutLanguage = (plan: Plan): Plan => {
  const others = plan.clauses.filter((clause) => clause.id !== 'originating_language');
  const values = plan.access.limits.originating_language;
  if (values === undefined) return { ...plan, clauses: others };
  return { ...plan, clauses: [...others, { id: 'originating_language', op: 'is', values: [...values], join: 'or' }] };
};

const inFeed = (plan: Plan): Sql =>
  all([
    sql`comments.title in (${titlesInside(withoutLanguage(plan))})`,
    ...inRange(plan),
    ...people(plan),
    ...episodes(plan),
    parent(plan),
    ...feedConditions(plan),
  ]);

/** Members who wrote what the feed shows. */
export const feedAuthors = (plan: Plan): Sql => sampleOf(plan, sql`from comments where ${inFeed(plan)}`);

/** The columns a page can be ordered by, as the table has them: all of a comment's that cost nothing to make. */
const orderable: Readonly<Record<string, string>> = {
  commentId: 'comments.comment_id',
  date: 'toString(comments.at)',
  rating: 'nullIf(comments.rating, 0)',
  numLikes: 'comments.likes',
  numComments: 'comments.replies',
  numShares: 'comments.shares',
  numEngagements: 'comments.likes + comments.replies + comments.shares',
};

/**
 * The comments of one page, picked by what orders them alone: texts, names and emotions are read for these few and not
 * for the million they come from. On a cluster each shard picks its own; the page is cut from all of them afterwards.
 */
const onPage = (plan: Plan): Sql[] => {
  const ordered = plan.sorts.every(({ column }) => Object.hasOwn(orderable, column));
  if (plan.limit === null || !ordered) return [];
  const columns = plan.view.columns.filter(({ name }) => Object.hasOwn(orderable, name));
  const selected = columns.map(({ name }) => `${orderable[name]} as ${name}`).join(', ');
  return [
    sql`comments.comment_id in (select commentId from (
  ${answer({ ...plan, view: { ...plan.view, columns } }, sql`select ${raw(selected)} from comments where ${inFeed(plan)}`)}
))`,
  ];
};

/** reactionFeed: a thread is read oldest first unless an order is asked for. */
export const feed = (plan: Plan): Sql => {
  const thread = !parents(plan).includes(noParent);
  const oldestFirst = thread && plan.query.sorts.length === 0;
  const sorted: Plan = oldestFirst ? { ...plan, sorts: [{ column: 'date', direction: 'asc' }] } : plan;
  const page = onPage(sorted);
  return answer(
    { ...sorted, offset: page.length === 0 ? plan.offset : null },
    sql`select comments.comment_id as commentId, titles.name as title, toString(comments.at) as date,
  nullIf(comments.text, '') as text, nullIf(comments.image_url, '') as imageUrl,
  nullIf(arrayStringConcat(arrayMap(e -> initcap(toString(e)), comments.emotions), '|'), '') as emotionName,
  nullIf(characters.name, '') as characterName, nullIf(comments.rating, 0) as rating,
  comments.likes as numLikes, comments.replies as numComments, comments.shares as numShares,
  comments.likes + comments.replies + comments.shares as numEngagements
from comments
inner join titles on titles.title = comments.title
left join characters on characters.character = comments.character
where ${all([inFeed(plan), ...page])}`,
  );
};

/** How many comments it has, which joins neither add to nor take from. */
export const feedCount = (plan: Plan): Sql => sql`select count() as n from comments where ${inFeed(plan)}`;

export type FeedCount = 'counts' | 'emotions' | 'characters' | 'ratings';

/** What each comment counts under; a comment counts under each it has. */
const whats: Record<FeedCount, string> = {
  counts: `arrayFilter(what -> what != '', [if(${hasImage}, 'images', 'text'), if(is_review, 'review', '')])`,
  emotions: 'arrayMap(e -> toString(e), emotions)',
  characters: "if(characters.name = '', [], [characters.name])",
  ratings: 'if(comments.rating = 0, [], [toString(comments.rating)])',
};

/** The ids that a name stands for, which the filter on characters takes: two of one name are one line. */
const ids = {
  inside: ', characters.character_id as character_id',
  counted: "arrayStringConcat(arraySort(groupUniqArray(character_id)), '|') as characterIds, ",
} as const;

export const feedCounts =
  (by: FeedCount) =>
  (plan: Plan): Sql => {
    const withIds = by === 'characters';
    return answer(
      plan,
      sql`select what, ${raw(withIds ? ids.counted : '')}count() as count
from (
  select arrayJoin(${raw(whats[by])}) as what${raw(withIds ? ids.inside : '')}
  from comments
  left join characters on characters.character = comments.character
  where ${inFeed(plan)}
)
group by what`,
    );
  };

/** A comment may show a moment of another title than it is about, which is no moment of that one. */
const ofOwnTitle = (screencaps: Sql): Sql =>
  sql`(comments.title, comments.screencap_id) in (select title, screencap_id from screencaps where ${screencaps})`;

const onScreencaps = (plan: Plan): Sql =>
  all([
    raw("comments.screencap_id != ''"),
    insideTitles(plan, 'show')('comments.title'),
    // A moment is one of its own episode, under which it is listed, whatever its comments are about.
    ofOwnTitle(all([insideTitles(plan, 'show')('title'), ...episodes(plan)])),
    ...inRange(plan),
    ...people(plan),
  ]);

/** Members who wrote a comment on a screencap. */
export const momentAuthors = (plan: Plan): Sql => sampleOf(plan, sql`from comments where ${onScreencaps(plan)}`);

/** hottestMoments: screencaps with comments in scope; activity = over these, 1 + likes + shares + direct replies each. */
export const moments = (plan: Plan): Sql =>
  answer(
    plan,
    sql`select activity.activity as activityCount, activity.memes as memeCount,
  nullIf(screencaps.image_url, '') as screencapImageUrl, screencaps.screencap_id as screencapId,
  screencaps.progress as screencapEpisodeProgress,
  if(screencaps.episode = 0, null, ${raw(episodeSort)}) as episodeSort,
  if(screencaps.episode = 0, null, ${raw(episodeString)}) as seasonEpisodeLabel
from (
  select screencap_id, count() as memes, sum(1 + likes + shares + replies) as activity
  from comments
  where ${onScreencaps(plan)}
  group by screencap_id
) as activity
inner join screencaps on screencaps.screencap_id = activity.screencap_id`,
  );

const onOneScreencap = (plan: Plan): Sql => {
  const ids = param('screencapId', 'Array(String)', clausesOf(plan, 'screencapId')[0]?.values ?? []);
  return all([
    sql`comments.screencap_id in ${ids}`,
    ofOwnTitle(sql`screencap_id in ${ids}`),
    insideTitles(plan)('comments.title'),
    ...inRange(plan),
    ...people(plan),
  ]);
};

/** Members who wrote them. */
export const memeAuthors = (plan: Plan): Sql => sampleOf(plan, sql`from comments where ${onOneScreencap(plan)}`);

/** memes: the comments on a screencap of their title; the image is the comment's own, else the screencap's. */
export const memes = (plan: Plan): Sql =>
  answer(
    plan,
    sql`select comments.comment_id as commentId, nullIf(if(comments.image_url != '', comments.image_url, screencaps.image_url), '') as memeUrl,
  nullIf(comments.text, '') as commentText, comments.likes as likes, comments.replies as replies, comments.shares as shares,
  toString(comments.at) as commentDate
from comments
inner join screencaps on screencaps.screencap_id = comments.screencap_id
where ${onOneScreencap(plan)}`,
  );
