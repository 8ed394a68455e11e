// Rollups by day -> the figures of the last days of the data. Each row of a day counts in every preset that the day is in.
import { presetColumns, presetDays } from '../preset-days.ts';
import { airedByTitle, figuresOf } from './figures.ts';
import type { Place, Slice } from './slice.ts';

const longest = Math.max(...presetDays);

/** The first of the last `days` days. */
const firstOf = (days: string | number, { dataThrough }: Place): string => `toDate32('${dataThrough}') - (${days} - 1)`;

/** What a row of a day is multiplied by, as `days`: the presets it is in. `day` is a column of it. */
const presetsOf = (place: Place): string =>
  `array join arrayFilter(preset -> day >= ${firstOf('preset', place)}, [${presetDays.join(', ')}]) as days`;

const inLongest = (place: Place): string => `day >= ${firstOf(longest, place)}`;

/** The row is the first of its member in the preset. */
const isFirst = (place: Place): string => `since <= ${firstOf('days', place)}`;

const { names, added, summands } = figuresOf(presetColumns);

const watchedInPreset = (place: Place): string =>
  `least(watched, e.aired) - if(${isFirst(place)}, 0, least(watched - fresh, e.aired))`;

const titleCellsInsert = (place: Place): string => {
  const { database } = place;
  return `insert into ${database}.preset_title_cells (days, title, cell, ${names})
select days, title, cell, ${added}
from (
  select days, title, cell, ${summands({
    views: 'sum(d.views)',
    viewers: `countIf(${isFirst(place)})`,
    finished: `sum(${watchedInPreset(place)})`,
    aired: 'max(e.aired)',
  })}
  from (select *, days from ${database}.view_days ${presetsOf(place)} where ${inLongest(place)}) as d
  left join (
    ${airedByTitle(place)}
  ) as e on e.title = d.title
  group by days, title, cell
  union all
  select days, title, cell, ${summands({ bingers: 'count()' })}
  from ${database}.binges ${presetsOf(place)}
  where ${inLongest(place)} and ${isFirst(place)}
  group by days, title, cell
  union all
  select days, title, cell, ${summands({ points: 'sum(e.points)', stars: 'sum(e.stars)', ratings: 'sum(e.ratings)' })}
  from ${database}.engagement_days as e ${presetsOf(place)}
  where ${inLongest(place)}
  group by days, title, cell
)
group by days, title, cell`;
};

/** By title from the days; by cell the same rows. */
export const presetTotalsInsert = (table: 'preset_title_cells' | 'preset_cell_titles', place: Place): string =>
  table === 'preset_title_cells'
    ? titleCellsInsert(place)
    : `insert into ${place.database}.${table} (days, cell, title, ${names})
select days, cell, title, ${names} from ${place.database}.preset_title_cells`;

export const presetTitlesInsert = ({
  database,
}: Place): string => `insert into ${database}.preset_titles (days, title, ${names})
select days, title, ${added} from ${database}.preset_title_cells group by days, title`;

export const presetAudiencesInsert = (
  place: Place,
): string => `insert into ${place.database}.preset_audiences (days, kind, cell, views, viewers)
select days, kind, cell, sum(d.views), sumIf(d.viewers, ${isFirst(place)})
from ${place.database}.audience_days as d ${presetsOf(place)}
where ${inLongest(place)}
group by days, kind, cell`;

/** `of` keeps the histories of members whole. */
export const presetMemberTitlesInsert = (
  place: Place,
  { of }: Slice,
): string => `insert into ${place.database}.preset_member_titles (days, cell, member, titles)
select days, any(cell), member, groupArray(title)
from ${place.database}.view_days ${presetsOf(place)}
where ${inLongest(place)} and ${isFirst(place)} and ${of}
group by days, member`;
