// Every table of an edition, in no particular order. The loader fills them, the metric catalogue names their columns.
import { actors } from './actors.ts';
import { audienceCells } from './audience-cells.ts';
import { audienceDays } from './audience-days.ts';
import { audienceFollowDays } from './audience-follow-days.ts';
import { binges } from './binges.ts';
import { cellTitles } from './cell-titles.ts';
import { cells } from './cells.ts';
import { characterVotes } from './character-votes.ts';
import { characters } from './characters.ts';
import { comments } from './comments.ts';
import { edition } from './edition.ts';
import { engagementDays } from './engagement-days.ts';
import { episodes } from './episodes.ts';
import { followDays } from './follow-days.ts';
import { follows } from './follows.ts';
import { memberTitles } from './member-titles.ts';
import { members } from './members.ts';
import { networks } from './networks.ts';
import { platformCells } from './platform-cells.ts';
import { platformDays } from './platform-days.ts';
import { platformTotals } from './platform-totals.ts';
import { platforms } from './platforms.ts';
import { population } from './population.ts';
import { ratings } from './ratings.ts';
import { reactions } from './reactions.ts';
import { screencaps } from './screencaps.ts';
import { studios } from './studios.ts';
import { surveyResponses } from './survey-responses.ts';
import type { Table } from './table.ts';
import { titleCells } from './title-cells.ts';
import { titleTotals } from './title-totals.ts';
import { titleViewDays } from './title-view-days.ts';
import { titles } from './titles.ts';
import { viewDays } from './view-days.ts';
import { views } from './views.ts';

export const editionTables: readonly Table[] = [
  edition,
  networks,
  studios,
  platforms,
  titles,
  episodes,
  actors,
  characters,
  cells,
  members,
  population,
  follows,
  views,
  reactions,
  ratings,
  characterVotes,
  comments,
  screencaps,
  surveyResponses,
];

/** Tables derived from those above, so that the cost of an answer follows the answer (docs/decisions/0011-rollups.md). */
export const rollupTables: readonly Table[] = [
  titleViewDays,
  viewDays,
  binges,
  audienceDays,
  followDays,
  audienceFollowDays,
  engagementDays,
  titleCells,
  cellTitles,
  titleTotals,
  audienceCells,
  memberTitles,
  platformCells,
  platformDays,
  platformTotals,
];

export { createTables, onCluster, shardOf } from './cluster.ts';
export { editions, manifestDatabase } from './editions.ts';
export { type Column, createTable, literal, type Table } from './table.ts';
