export {
  type BenchmarkPart,
  type CompiledBenchmark,
  compileBenchmark,
} from './benchmark/compile.ts';
export { isOfFew, readAbout, readCounts, readMedians, readPart, readTitles } from './benchmark/read.ts';
export { type Compiled, compile } from './compile/compile.ts';
export { genresMax, genresOf, type Lookup, lookupNames, lookups } from './compile/lookups.ts';
export { type Read, readAnswer, type WholeAnswer } from './compile/settling.ts';
export type { Statement } from './compile/sql.ts';
export { type CompiledCrosstab, compileCrosstab, type WholeCrosstab } from './crosstab/compile.ts';
export type { MemberKey } from './crosstab/dimensions.ts';
export { type ComparedRows, settled } from './crosstab/whole/settled.ts';
export { ended } from './crosstab/whole/steps.ts';
export { cellsMax, tooManyCells } from './crosstab/whole/table.ts';
export { QueryError } from './error.ts';
export { compileMemberCounts } from './members.ts';
export { compileNames, compileOptions, compilePartNames, compileSeenActors, lookedUp } from './options.ts';
export { checkView } from './passes/access.ts';
export { windowStart } from './passes/dates.ts';
export type { PassTrace, Trace } from './passes/index.ts';
export { type Catalogue, type Listed, listed } from './plan.ts';
export { neverDay, type StoredDimension } from './rollups/columns.ts';
export { addedEngagementsInserts, type Change, createAddedEngagements } from './rollups/derive/engagement-days.ts';
export { starDays, voteDays } from './rollups/derive/fact-days.ts';
export { createGrownFollows, grownFollows } from './rollups/derive/follow-days.ts';
export {
  createMovedCells,
  createMovedDays,
  createMovedMembers,
  createMovedTitles,
  isMovedMember,
  movedMembers,
  movedMembersInsert,
  movedTitlesInsert,
  movePresetCells,
} from './rollups/derive/presets.ts';
export { firstRangeEnd, rangeSlices } from './rollups/derive/ranges.ts';
export { releasedAnew } from './rollups/derive/release-cells.ts';
export {
  type Before,
  createGrownViews,
  everyDay,
  isOfPairs,
  never,
  type Place,
  type Slice,
} from './rollups/derive/slice.ts';
export { createFreshTotals, freshTotalsInsert } from './rollups/derive/totals.ts';
export { createGrownMembers, grownMembers } from './rollups/derive/view-days.ts';
export { type RollupName, rollupNames } from './rollups/names.ts';
export { derive, rollups } from './rollups/records.ts';
export type { Rollup } from './rollups/rollup.ts';
export { searchEntries, searchEntrySchema } from './search-entries.ts';
