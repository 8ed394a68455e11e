// Facts -> the rows of rollups, one function for those that are derived from the same rows. Enters: an edition with its facts and the
// tables of its rollups, in an append with what stays of the edition before. Leaves: the same tables, filled.
import { engagementFacts } from '@cvm/contract';
import {
  addedEngagementsInserts,
  createAddedEngagements,
  createFreshTotals,
  createGrownFollows,
  createGrownMembers,
  createGrownViews,
  createMovedCells,
  createMovedDays,
  createMovedMembers,
  createMovedTitles,
  derive,
  firstRangeEnd,
  freshTotalsInsert,
  grownFollows,
  grownMembers,
  isMovedMember,
  movedMembers,
  movedMembersInsert,
  movedTitlesInsert,
  movePresetCells,
  never,
  type Place,
  type RollupName,
  rangeSlices,
  releasedAnew,
  starDays,
  voteDays,
} from '@cvm/metrics';
import { addedEvents, copyRows, takeOver, takeOverBut } from './build/append.ts';
import { within } from './build/events.ts';
import {
  changedEngagements,
  changedVoters,
  type Growth,
  type LateTable,
  lateTitles,
  movedTitles,
} from './build/late.ts';
import type { Engine } from './engine.ts';
import type { TableName } from './format.ts';
import { memberParts, titleRanges } from './ranges.ts';
import {
  beforeOf,
  countsOf,
  type Growing,
  later,
  memberSlices,
  moving,
  type Rows,
  since,
  slicesOf,
  together,
  whole,
} from './slices.ts';

/** Derived from the views of a title, those of one list one from another, in this order. */
const ofViews: readonly (readonly RollupName[])[] = [
  ['title_view_days', 'view_days'],
  ['title_binges', 'binges'],
  ['platform_cells', 'platform_days'],
];

/** Derived from follows, one from the other. */
const ofFollows: readonly RollupName[] = ['title_follow_days', 'follow_days'];

/** Derived from engagements, the last two from the one before them. */
const ofEngagements: readonly RollupName[] = [
  'vote_days',
  'star_days',
  'title_engagement_days',
  'engagement_days',
  'engagement_weeks',
];

/** Derived from days of votes and of ratings. */
const ofEngagementDays: readonly RollupName[] = ['character_totals', 'title_stars'];

/** Derived from the rollups by day and title. */
const ofTitles: readonly RollupName[] = ['title_cells', 'cell_titles', 'title_totals'];

/** Of all titles together: the days of viewers, and their views. */
const ofViewers: readonly RollupName[] = ['audience_visits', 'audience_views'];

/** Derived from the titles that members viewed, the second from the first. */
const ofMembers: readonly RollupName[] = ['member_titles', 'title_pairs'];

/** Derived from the figures that presets hold of a title and cell. */
export const ofPresets: readonly RollupName[] = ['preset_cell_titles', 'preset_titles'];

/** Of rows by day those that an append adds, and all of the titles that are derived anew. */
const isNew = (growth: Growth | null, late: LateTable): string =>
  growth === null ? '1' : `(day > ${since(growth)} or title in (${lateTitles(growth, late)}))`;

/**
 * What an append looks up among the rows before, once those that it brings stand in the table: nothing that comes after it in a load
 * makes it another.
 */
export const lookUpGrown: Readonly<
  Partial<Record<TableName, (engine: Engine, place: Place, growth: Growth) => Promise<void>>>
> = {
  follows: (engine, place, growth) => engine.run(createGrownFollows(place, addedEvents('follows', growth))),
  views: async (engine, place, growth) => {
    const added = addedEvents('views', growth);
    // Of days before, too: then viewers of all titles are derived anew.
    const isLate = (await engine.count(`${added} where day <= ${since(growth)}`)) > 0;
    await engine.run(createGrownViews(place, growth, added));
    if (!isLate) await engine.run(createGrownMembers(place, growth, added));
  },
};

export const fillByViews = async (engine: Engine, place: Place, growth: Growth | null): Promise<void> => {
  const views: Rows = { from: `${place.database}.views`, late: 'late_views' };
  for (const slice of await slicesOf(engine, views, growth))
    await together(
      ofViews.map((names) => async () => {
        for (const name of names) await engine.run(derive(name, place, slice));
      }),
    );
  await engine.run(derive('platform_weeks', place, whole(isNew(growth, 'late_views'))));
  await engine.run(derive('platform_totals', moving(place, growth, 'late_views'), whole('1')));
};

export const fillByFollows = async (engine: Engine, place: Place, growth: Growth | null): Promise<void> => {
  const follows: Rows = { from: `${place.database}.follows`, late: 'late_follows' };
  for (const slice of await slicesOf(engine, follows, growth))
    for (const name of ofFollows) await engine.run(derive(name, place, slice));
  await engine.run(derive('follow_weeks', place, whole(isNew(growth, 'late_follows'))));
};

export const fillByEngagements = async (engine: Engine, place: Place, growth: Growing | null): Promise<void> => {
  if (growth) {
    const changed = changedEngagements(growth, growth.moved);
    for (const days of [voteDays, starDays])
      for (const statement of days.added(place, changed)) await engine.run(statement);
    await engine.run(createAddedEngagements(place, changed));
    for (const statement of addedEngagementsInserts(place)) await engine.run(statement);
  } else
    for (const range of await titleRanges(engine, unionOf(place.database, engagementFacts)))
      for (const name of ofEngagements) await engine.run(derive(name, place, whole(within(range))));
  for (const name of ofEngagementDays) await engine.run(derive(name, moving(place, growth, 'late_titles'), whole('1')));
};

const unionOf = (database: string, tables: readonly string[]): string =>
  `(${tables.map((table) => `select title from ${database}.${table}`).join(' union all ')})`;

export type GrowthOfAudiences = Readonly<Record<'viewers' | 'followers' | 'pairs' | 'genres', Growth | null>>;

/** Audiences of all titles together grow while no day before has changed, and those of a genre while titles stay of theirs. */
export const growthOfAudiences = async (engine: Engine, growth: Growth | null): Promise<GrowthOfAudiences> => {
  if (growth === null) return { viewers: null, followers: null, pairs: null, genres: null };
  const late = await countsOf(engine, growth);
  const pairs = late.late_views === 0 ? growth : null;
  const genres = pairs !== null && (await engine.count(movedTitles(growth, 'genres'))) === 0 ? pairs : null;
  return {
    viewers: pairs,
    followers: late.late_follows === 0 ? growth : null,
    pairs,
    genres,
  };
};

/** Viewers of all titles together; they grow by later days when there is a growth, else they are built anew. */
export const fillViewers = async (engine: Engine, place: Place, growth: Growth | null): Promise<void> => {
  const rows = growth ? grownMembers(place) : `${place.database}.title_view_days`;
  // Of any kind and of one.
  const writing = engine.writing(2 * (await engine.count(rows)));
  for (const slice of await memberSlices(engine, rows, growth))
    await writing.run(derive('audience_visits', place, slice));
  await engine.run(derive('audience_views', place, growth ? later(growth, '1') : whole('1')));
  if (growth) for (const name of ofViewers) await engine.run(takeOver(name, growth));
};

/** Of audiences what holds no days; from the edition before where theirs have grown. */
export const fillAudienceCells = async (
  engine: Engine,
  place: Place,
  viewers: Growth | null,
  followers: Growth | null,
): Promise<void> =>
  engine.run(derive('audience_cells', moving(place, viewers && followers, 'late_titles'), whole('1')));

/** Audiences of presets move with the days of viewers. */
export const fillPresetAudiences = async (engine: Engine, place: Place, viewers: Growth | null): Promise<void> =>
  engine.run(derive('preset_audiences', moving(place, viewers, 'late_titles'), whole('1')));

/** The ranges that are counted ahead, once the days of viewers stand; those before go on in an append, but for those that end too early now. */
export const fillRanges = async (
  engine: Engine,
  place: Place,
  names: readonly RollupName[],
  growth: Growth | null,
): Promise<void> => {
  if (growth)
    await together(
      names.map((name) => async () => {
        for (const statement of takeOverBut(name, growth, `last < toDate32('${firstRangeEnd(place)}')`))
          await engine.run(statement);
      }),
    );
  for (const { name, of } of rangeSlices)
    if (names.includes(name)) await engine.run(derive(name, moving(place, growth, 'late_views'), whole(of)));
};

/** Followers of all titles together, likewise. */
export const fillFollowers = async (engine: Engine, place: Place, growth: Growth | null): Promise<void> => {
  const follows = growth ? grownFollows(place) : `${place.database}.follows`;
  for (const slice of await memberSlices(engine, follows, growth))
    await engine.run(derive('audience_follow_days', place, slice));
  if (growth) await engine.run(takeOver('audience_follow_days', growth));
};

/** A row for each member, of some members at a time. @param rows what it is derived from, which says how many at a time */
const deriveByMember = async (engine: Engine, name: RollupName, place: Place, rows: string): Promise<void> => {
  for (const part of memberParts(await engine.count(rows))) await engine.run(derive(name, place, whole(part)));
};

type Pairs = Pick<GrowthOfAudiences, 'pairs' | 'genres'>;

/** Viewers by genre, once the titles of members stand, of which those that `changed` picks are others than before. */
const fillGenres = async (
  engine: Engine,
  name: 'genre_cells' | 'preset_genre_cells',
  place: Place,
  genres: Growth | null,
  changed: string,
): Promise<void> =>
  engine.run(derive(name, moving(place, genres, 'late_views'), whole(genres === null ? '1' : changed)));

/** The row of a member with a new title takes the place of the one before. */
export const fillMemberTitles = async (
  engine: Engine,
  place: Place,
  { pairs: growth, genres }: Pairs,
): Promise<void> => {
  const { database } = place;
  if (growth === null) {
    await deriveByMember(engine, 'member_titles', place, `${database}.title_view_days`);
    await engine.run(derive('title_pairs', place, whole('1')));
    return fillGenres(engine, 'genre_cells', place, null, '1');
  }
  const grown = `member in (
  select member from ${database}.view_days where day > ${since(growth)} and since = ${never}
)`;
  await engine.run(copyRows('member_titles', growth, `not (${grown})`));
  for (const name of ofMembers) await engine.run(derive(name, moving(place, growth, 'late_views'), whole(grown)));
  await fillGenres(engine, 'genre_cells', place, genres, grown);
};

/** The days of views that move presets, of titles and of members. */
export const findMovedDays = (engine: Engine, place: Place, growth: Growth): Promise<void> =>
  engine.run(createMovedDays(place, beforeOf(growth, 'late_titles')));

/** The actors of members; the rows of those whose votes an append changed take the place of those before. */
export const fillMemberActors = async (engine: Engine, place: Place, growth: Growth | null): Promise<void> => {
  if (growth === null) return deriveByMember(engine, 'member_actors', place, `${place.database}.character_votes`);
  const changed = `member in (${changedVoters(growth)})`;
  for (const statement of takeOverBut('member_actors', growth, changed)) await engine.run(statement);
  await engine.run(derive('member_actors', place, whole(changed)));
};

/** What presets held before, less the days that fell out of them and with those that are new; or all anew. */
export const fillPresets = async (engine: Engine, place: Place, growth: Growth | null): Promise<void> => {
  if (growth) {
    const before = beforeOf(growth, 'late_titles');
    await engine.run(createMovedCells(place, before));
    for (const statement of movePresetCells(place, before)) await engine.run(statement);
  } else await engine.run(derive('preset_title_cells', place, whole('1')));
};

/** The rows of members with titles of days that fell out or are new take the place of those before. */
export const fillPresetMembers = async (
  engine: Engine,
  place: Place,
  { pairs: growth, genres }: Pairs,
): Promise<void> => {
  if (growth === null) {
    await deriveByMember(engine, 'preset_member_titles', place, `${place.database}.view_days`);
    return fillGenres(engine, 'preset_genre_cells', place, null, '1');
  }
  await engine.run(createMovedMembers(place, beforeOf(growth, 'late_titles')));
  await engine.run(createMovedTitles(place));
  await engine.run(copyRows('preset_member_titles', growth, `not (${isMovedMember(place)})`));
  for (const part of memberParts(await engine.count(movedMembers(place))))
    await engine.run(movedTitlesInsert(place, growth, part));
  await engine.run(movedMembersInsert(place));
  await fillGenres(engine, 'preset_genre_cells', place, genres, '1');
};

/** Rows of titles whose first days are over stay, unless other days or their release changed. */
export const fillReleases = async (engine: Engine, place: Place, growth: Growth | null): Promise<void> => {
  if (growth === null) return engine.run(derive('release_cells', place, whole('1')));
  const anew = releasedAnew(place, beforeOf(growth, 'late_titles'));
  await engine.run(copyRows('release_cells', growth, `not (${anew})`));
  await engine.run(derive('release_cells', place, whole(`(${anew})`)));
};

/** Of all titles anew by every load: hardly more work than to find out of whom an append made others. */
export const fillFollowerCells = async (engine: Engine, place: Place): Promise<void> => {
  for (const range of await titleRanges(engine, `${place.database}.follows`))
    await engine.run(derive('follower_cells', place, whole(within(range))));
};

export const fillTotals = async (engine: Engine, place: Place, growth: Growth | null): Promise<void> => {
  const { database } = place;
  const from = unionOf(database, ['title_view_days', 'title_follow_days', 'title_engagement_days']);
  await engine.run(createFreshTotals(place));
  for (const slice of await slicesOf(engine, { from, late: 'late_titles' }, growth))
    await engine.run(freshTotalsInsert(place, slice));
  for (const name of ofTitles) await engine.run(derive(name, moving(place, growth, 'late_titles'), whole('1')));
};

/** From the days of views, of titles whose days before have changed or whose episodes air later than they were to all anew. */
export const fillViewWeeks = async (engine: Engine, place: Place, growth: Growth | null): Promise<void> => {
  const rows: Rows = { from: `${place.database}.title_view_days`, late: 'late_weeks' };
  for (const slice of await slicesOf(engine, rows, growth)) await engine.run(derive('view_weeks', place, slice));
};
