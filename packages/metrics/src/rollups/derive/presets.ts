// Rollups by day -> the figures of the last days of the data. Each row of a day counts in every preset that the day is in.
//
// An append moves the presets on: what they held stays, less the days that fall out of them, and with the days that are new. A
// member whose first day falls out counts on with the next one, whose `since` is within the days that fell out.
import { gapsFrom, sums } from '../columns.ts';
import { presetColumns, presetDays } from '../preset-days.ts';
import { movedEngagements } from './engagement-days.ts';
import { airedOf, figuresOf } from './figures.ts';
import { type Before, movedTitlesOf, type Place, type Slice } from './slice.ts';
import { viewsOfKinds } from './view-days.ts';

const longest = Math.max(...presetDays);

/** The first of the last `days` days. */
const firstOf = (days: string | number, through: string): string => `toDate32('${through}') - (${days} - 1)`;

/** What a row of a day is multiplied by, as `days`: the presets it is in, or was in before. `day` is a column of it. */
const presetsOf = ({ dataThrough, moved }: Place): string =>
  `array join arrayFilter(preset -> day >= ${firstOf('preset', moved?.before ?? dataThrough)}, [${presetDays.join(', ')}]) as days`;

/** Days of the longest preset, or of that before. */
const inLongest = ({ dataThrough, moved }: Place): string => `day >= ${firstOf(longest, moved?.before ?? dataThrough)}`;

/** The day was in a preset before, and is no longer. */
const fallsOut = ({ dataThrough }: Place, { before }: Before): string =>
  presetDays.map((days) => `day >= ${firstOf(days, before)} and day < ${firstOf(days, dataThrough)}`).join(' or ');

/** The row was not the first of its member in a preset, and is so now. */
const comesFirst = ({ dataThrough }: Pick<Place, 'dataThrough'>, { before }: Pick<Before, 'before'>): string =>
  presetDays.map((days) => `since > ${firstOf(days, before)} and since <= ${firstOf(days, dataThrough)}`).join(' or ');

/**
 * Where rows lie that come first now, among visits by their gaps: so many days behind one of these `since`. It is said to the index
 * alone, beside the condition itself.
 */
const comesFirstByGap = ({ dataThrough }: Place, { before }: Before): string => {
  const starts = [0, ...gapsFrom];
  const lie = presetDays.flatMap((days) =>
    starts.map((from, gap) => {
      const [first, end] = [firstOf(days, before), starts[gap + 1]];
      const until = end === undefined ? '' : ` and day < ${firstOf(days, dataThrough)} + ${end}`;
      return `gap = ${gap} and day > ${first} + ${from}${until}`;
    }),
  );
  return `(${comesFirst({ dataThrough }, { before })}) and indexHint(${lie.join(' or ')})`;
};

/** `known` is the column of the day from which on the data has the row: a binge counts on the day it began. */
type Known = 'day' | 'ended';

const isNew = ({ before }: Before, known: Known): string => `${known} > toDate32('${before}')`;

/** What makes a row count otherwise than it did. */
const hasChanged = (place: Place, moved: Before, known: Known = 'day'): string[] => [
  isNew(moved, known),
  fallsOut(place, moved),
  comesFirst(place, moved),
];

/** The binges that are read: those of which a preset holds more or less than it did; of titles that changed, all. */
const bingesRead = (place: Place): string => {
  const { moved } = place;
  if (moved === undefined) return inLongest(place);
  const changed = [...hasChanged(place, moved, 'ended'), `title in (${moved.late})`];
  return `${inLongest(place)} and (${changed.join(' or ')})`;
};

/** A table of the stage database: the days of views of which a preset holds more or less than it did. */
const movedDays = ({ stageDatabase }: Place): string => `${stageDatabase}.moved_days`;

const isMovedDay = (place: Place, moved: Before): string =>
  `${inLongest({ ...place, moved })} and (${hasChanged(place, moved).join(' or ')})`;

/** They are looked for once, for titles and for members. */
export const createMovedDays = (place: Place, moved: Before): string =>
  `create table ${movedDays(place)} engine = MergeTree order by (day, title) as
select * except title_kind from ${place.database}.view_days where ${isMovedDay(place, moved)}`;

/** The days of views that are counted in presets: all, or those that moved and all of titles that are counted anew. */
const daysRead = (place: Place): string => {
  const { database, moved } = place;
  if (moved === undefined) return `select * from ${database}.view_days where ${inLongest(place)}`;
  return `select * from ${movedDays(place)} where title not in (${moved.late})
    union all
    select * from ${database}.title_view_days where title in (${moved.late}) and ${inLongest(place)}`;
};

/** The day is in the preset that ends on `through`. */
const isIn = (through: string): string => `day >= ${firstOf('days', through)} and day <= toDate32('${through}')`;

/** The row is the first of its member in the preset. */
const isFirst = (through: string): string => `since <= ${firstOf('days', through)}`;

/** The edition before had the row, and its titles are not counted anew. */
const wasKnown = (moved: Before, known: Known): string => `not ${isNew(moved, known)} and title not in (${moved.late})`;

/** What a row adds to a preset, less what it added before; `of` is told whether it is the first of its member. */
const change = (
  { dataThrough, moved }: Place,
  of: (first: string) => string,
  isHeld: (moved: Before) => string = (of) => wasKnown(of, 'day'),
): string => {
  if (moved === undefined) return of(isFirst(dataThrough));
  const { before } = moved;
  const held = `${isIn(before)} and ${isHeld(moved)}`;
  return `if(${isIn(dataThrough)}, toInt64(${of(isFirst(dataThrough))}), 0) - if(${held}, toInt64(${of(isFirst(before))}), 0)`;
};

const { names, added, summands } = figuresOf(presetColumns);

/** Likewise, but nobody is left to have watched what has aired. */
const addedAndTaken = presetColumns
  .map(({ name }) => (name === sums.aired.name ? 'if(sum(views) > 0, max(aired), 0)' : `sum(${name})`))
  .join(', ');

const watched = (first: string): string => `least(watched, d.aired) - if(${first}, 0, least(watched - fresh, d.aired))`;

const engagements = (place: Place): string =>
  place.moved === undefined
    ? `${place.database}.engagement_days`
    : movedEngagements(place, place.moved, fallsOut(place, place.moved));

/** What is read, as rows to add up: all there is, or what a preset holds more and less than it did. */
const cellsRead = (place: Place): string => {
  const { database } = place;
  const sum = (of: (first: string) => string, isHeld?: (moved: Before) => string): string =>
    `sum(${change(place, of, isHeld)})`;
  const engaged = (of: string): string =>
    sum(
      () => of,
      () => 'not isNew',
    );
  return `select days, title, cell, ${summands({
    views: sum(() => 'd.views'),
    viewers: sum((first) => first),
    finished: sum(watched),
    aired: 'max(d.aired)',
  })}
  from (select *, days, ${airedOf(place)} as aired from (${daysRead(place)}) ${presetsOf(place)}) as d
  group by days, title, cell
  union all
  select days, title, cell, ${summands({
    bingers: sum(
      (first) => first,
      (moved) => wasKnown(moved, 'ended'),
    ),
  })}
  from ${database}.binges ${presetsOf(place)}
  where ${bingesRead(place)}
  group by days, title, cell
  union all
  select days, title, cell, ${summands({
    points: engaged('e.points'),
    stars: engaged('e.stars'),
    ratings: engaged('e.ratings'),
  })}
  from ${engagements(place)} as e ${presetsOf(place)}
  where ${inLongest(place)}
  group by days, title, cell`;
};

/** One row of those with the same key, where anything is left. */
const oneRow = (rows: string): string => `select days, title, cell, ${addedAndTaken}
from (
  ${rows}
)
group by days, title, cell
having sum(views) > 0 or sum(points) > 0`;

type ByCell = 'preset_title_cells' | 'preset_cell_titles';

const ofCells = (table: ByCell, { database }: Place): string => `${database}.${table} (days, title, cell, ${names})`;

/** By title from the days; by cell the same rows. */
export const presetTotalsInsert = (table: ByCell, place: Place): string =>
  table === 'preset_title_cells'
    ? `insert into ${ofCells(table, place)}\n${oneRow(cellsRead(place))}`
    : `insert into ${ofCells(table, place)}
select days, title, cell, ${names} from ${place.database}.preset_title_cells`;

/** A table of the stage database: what a preset holds more and less of a title and cell than it did. */
const movedCells = ({ stageDatabase }: Place): string => `${stageDatabase}.moved_cells`;

export const createMovedCells = (place: Place, moved: Before): string =>
  `create table ${movedCells(place)} engine = MergeTree order by (days, title, cell) as
${cellsRead({ ...place, moved })}`;

const isMoved = (place: Place): string => `(days, title, cell) in (select days, title, cell from ${movedCells(place)})`;

/** Fills the figures by title of an append: rows that stay are copied, others take the place of those of which a preset holds more or less. */
export const movePresetCells = (place: Place, { earlier, late }: Before): readonly string[] => {
  const table = ofCells('preset_title_cells', place);
  const stays = `from ${earlier}.preset_title_cells
where title not in (${late})`;
  return [
    `insert into ${table}
select days, title, cell, ${names} ${stays} and not ${isMoved(place)}`,
    `insert into ${table}
${oneRow(`select days, title, cell, ${names} from ${movedCells(place)}
  union all
  select days, title, cell, ${presetColumns.map(({ name }) => `toInt64(${name})`).join(', ')}
  ${stays} and ${isMoved(place)}`)}`,
  ];
};

export const presetTitlesInsert = ({
  database,
}: Place): string => `insert into ${database}.preset_titles (days, title, ${names})
select days, title, ${added} from ${database}.preset_title_cells group by days, title`;

export const presetAudiencesInsert = (place: Place): string => {
  const { database, moved } = place;
  const held = (of: (first: string) => string): string =>
    `sum(${change(place, of, (then) => `not ${isNew(then, 'day')}`)})`;
  const changed = (conditions: (then: Before) => string[]): string =>
    moved === undefined ? '' : ` and (${conditions(moved).join(' or ')})`;
  const views = `${inLongest(place)}${changed((then) => [isNew(then, 'day'), fallsOut(place, then)])}`;
  return `insert into ${database}.preset_audiences (days, kind, cell, views, viewers)
select days, kind, cell, sum(views), sum(viewers)
from (
  select days, kind, cell, ${held(() => 'd.views')} as views, 0 as viewers
  from ${viewsOfKinds(database, views)} as d ${presetsOf(place)}
  group by days, kind, cell
  union all
  select days, toInt8(kind) as kind, cell, 0 as views, ${held((first) => `if(${first}, 1, 0)`)} as viewers
  from ${database}.audience_visits ${presetsOf(place)}
  where ${inLongest(place)}${changed((then) => [isNew(then, 'day'), fallsOut(place, then), comesFirstByGap(place, then)])}
  group by days, kind, cell${
    moved === undefined
      ? ''
      : `
  union all
  select days, toInt8(kind) as kind, cell, toInt64(views), toInt64(viewers) from ${moved.earlier}.preset_audiences`
  }
)
group by days, kind, cell
having sum(views) > 0`;
};

/** A table of the stage database: the titles that a preset holds of a member and did not, and those it held and does not any more. */
export const movedMembers = ({ stageDatabase }: Place): string => `${stageDatabase}.moved_members`;

/** A title stays where another day of it comes first in place of one that falls out. */
export const createMovedMembers = (place: Place, before: Before): string => {
  const moved = { ...place, moved: before };
  const more = change(
    moved,
    (first) => `if(${first}, 1, 0)`,
    (then) => `not ${isNew(then, 'day')}`,
  );
  return `create table ${movedMembers(place)} engine = MergeTree order by (days, member) as
select days, member, any(cell) as cell, groupArrayIf(title, more > 0) as gained, groupArrayIf(title, more < 0) as lost
from (
  select days, member, title, any(cell) as cell, sum(${more}) as more
  from ${movedDays(place)} ${presetsOf(moved)}
  group by days, member, title
  having more != 0
)
group by days, member`;
};

/** A preset and a member as one number. */
const ofMember = 'bitOr(bitShiftLeft(toUInt64(days), 32), member)';

/** SQL: on rows of members in presets. */
export const isMovedMember = (place: Place): string =>
  `${ofMember} in (select ${ofMember} from ${movedMembers(place)})`;

export const createMovedTitles = (place: Place): string =>
  `create table ${movedTitlesOf(place)} (days UInt16, cell UInt16, member UInt32, titles Array(UInt32), held Array(UInt32))
engine = MergeTree order by (days, member)`;

/** Fills it with the titles of such members, now and before; `of` picks members. */
export const movedTitlesInsert = (
  place: Place,
  { earlier }: Pick<Before, 'earlier'>,
  of: string,
): string => `insert into ${movedTitlesOf(place)} (days, cell, member, titles, held)
select days, any(cell), member,
  arrayConcat(arrayFilter(title -> not has(groupArrayArray(lost) as gone, title), groupArrayArray(titles) as before), groupArrayArray(gained)),
  before
from (
  select days, cell, member, titles, [] as gained, [] as lost from ${earlier}.preset_member_titles
  where ${of} and ${isMovedMember(place)}
  union all
  select days, cell, member, [] as titles, gained, lost from ${movedMembers(place)} where ${of}
)
group by days, member`;

/** The rows of those of whom anything is left. */
export const movedMembersInsert = (
  place: Place,
): string => `insert into ${place.database}.preset_member_titles (days, cell, member, titles)
select days, cell, member, titles from ${movedTitlesOf(place)} where notEmpty(titles)`;

/** `of` keeps the histories of members whole. */
export const presetMemberTitlesInsert = (
  place: Place,
  { of }: Slice,
): string => `insert into ${place.database}.preset_member_titles (days, cell, member, titles)
select days, any(cell), member, groupArray(title)
from ${place.database}.view_days ${presetsOf(place)}
where ${inLongest(place)} and ${isFirst(place.dataThrough)} and ${of}
group by days, member`;
