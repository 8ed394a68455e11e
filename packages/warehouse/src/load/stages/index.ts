// The stage of every file table.
import type { TableName } from '../format.ts';
import {
  actorsStage,
  charactersStage,
  episodesStage,
  networksStage,
  platformsStage,
  studiosStage,
  titlesStage,
} from './catalogue.ts';
import {
  characterVotesStage,
  commentsStage,
  followsStage,
  ratingsStage,
  reactionsStage,
  screencapsStage,
  viewsStage,
} from './events.ts';
import { membersStage, populationStage, surveyResponsesStage } from './people.ts';
import type { Stage, StageContext } from './stage.ts';

export const stages: Readonly<Record<TableName, (context: StageContext) => Stage>> = {
  networks: networksStage,
  studios: studiosStage,
  platforms: platformsStage,
  titles: titlesStage,
  episodes: episodesStage,
  actors: actorsStage,
  characters: charactersStage,
  members: membersStage,
  population: populationStage,
  follows: followsStage,
  views: viewsStage,
  reactions: reactionsStage,
  ratings: ratingsStage,
  character_votes: characterVotesStage,
  screencaps: screencapsStage,
  comments: commentsStage,
  survey_responses: surveyResponsesStage,
};
