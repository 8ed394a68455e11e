// Every table of an edition, in no particular order. The loader fills them, the metric catalogue names their columns.
import { actors } from './actors.ts';
import { cells } from './cells.ts';
import { characterVotes } from './character-votes.ts';
import { characters } from './characters.ts';
import { comments } from './comments.ts';
import { edition } from './edition.ts';
import { episodes } from './episodes.ts';
import { follows } from './follows.ts';
import { members } from './members.ts';
import { networks } from './networks.ts';
import { platforms } from './platforms.ts';
import { population } from './population.ts';
import { ratings } from './ratings.ts';
import { reactions } from './reactions.ts';
import { screencaps } from './screencaps.ts';
import { studios } from './studios.ts';
import { surveyResponses } from './survey-responses.ts';
import type { Table } from './table.ts';
import { titles } from './titles.ts';
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

export { createTables, onCluster, shardOf } from './cluster.ts';
export { editions, manifestDatabase } from './editions.ts';
export { rollupTablesFor } from './rollups.ts';
export { createTable, literal, type Table, unmerged } from './table.ts';
