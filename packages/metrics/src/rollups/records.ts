/** The rollups, each with its record. Of two that cost the same the first answers. */
import { audienceCells, audienceFollowDays, audienceViews, audienceVisits } from './audience.ts';
import { ageRanges, audienceRanges, countryRanges, genderRanges } from './audience-ranges.ts';
import { binges, titleBinges } from './binges.ts';
import type { Place, Slice } from './derive/slice.ts';
import { engagementDays, engagementWeeks, titleEngagementDays } from './engagement-days.ts';
import { followDays, titleFollowDays } from './follow-days.ts';
import { followWeeks } from './follow-weeks.ts';
import { followerCells } from './follower-cells.ts';
import { genreCells } from './genre-cells.ts';
import { memberActors } from './member-actors.ts';
import { memberTitles } from './member-titles.ts';
import type { RollupName } from './names.ts';
import { platformCells, platformDays, platformTotals, platformWeeks } from './platforms.ts';
import {
  presetAudiences,
  presetCellTitles,
  presetGenreCells,
  presetMemberTitles,
  presetTitleCells,
  presetTitles,
} from './presets.ts';
import { releaseCells } from './release-cells.ts';
import type { Rollup } from './rollup.ts';
import { starDays, titleStars } from './stars.ts';
import { titlePairs } from './title-pairs.ts';
import { cellTitles, titleCells, titleTotals } from './totals.ts';
import { titleViewDays, viewDays } from './view-days.ts';
import { viewWeeks } from './view-weeks.ts';
import { characterTotals, voteDays } from './votes.ts';

export const rollups: readonly Rollup[] = [
  titleViewDays,
  viewDays,
  viewWeeks,
  titleBinges,
  binges,
  audienceVisits,
  audienceViews,
  titleFollowDays,
  followDays,
  followWeeks,
  audienceFollowDays,
  audienceRanges,
  countryRanges,
  ageRanges,
  genderRanges,
  titleEngagementDays,
  engagementDays,
  engagementWeeks,
  voteDays,
  characterTotals,
  starDays,
  titleStars,
  releaseCells,
  titleCells,
  cellTitles,
  titleTotals,
  followerCells,
  audienceCells,
  memberTitles,
  titlePairs,
  memberActors,
  genreCells,
  platformCells,
  platformDays,
  platformWeeks,
  platformTotals,
  presetTitleCells,
  presetCellTitles,
  presetTitles,
  presetAudiences,
  presetMemberTitles,
  presetGenreCells,
];

/** The statement that fills a rollup from the facts, or from other rollups; a load runs it. */
export const derive = (name: RollupName, place: Place, slice: Slice): string => {
  const found = rollups.find((rollup) => rollup.name === name);
  if (found === undefined) throw new Error(`There is no rollup ${name}.`);
  return found.derive(place, slice);
};
