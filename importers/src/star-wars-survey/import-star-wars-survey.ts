/**
 * FiveThirtyEight's Star Wars survey of 2014 in, a dataset out: films seen become views, ranks ratings, fans followers,
 * and each answer at most one character vote. The source is StarWars.csv or the folder that holds it.
 */
import type { DatasetWriter } from '../dataset/dataset-writer.ts';
import { ImportError } from '../import-error.ts';
import type { ImportedFacts } from '../import-kind.ts';
import type { OnProgress } from '../import-progress.ts';
import { type RowFormat, readRows, rowError } from '../source/read-rows.ts';
import { fileIn } from '../source/source-files.ts';
import { type Answer, answerOf, checkHeader, surveyFieldCount } from './answer.ts';
import { actors, characterIdOf, characters } from './characters.ts';
import { characterVoteOf, starsOfRank } from './favourite.ts';
import { films } from './films.ts';

const fileName = 'StarWars.csv';
export const starWarsSurveyLayoutText = `The survey is ${fileName} as FiveThirtyEight published it: two header lines, ${surveyFieldCount} columns.`;

/** Latin-1 because one heading (not read) holds two bytes that are not UTF-8. */
const format: RowFormat = {
  delimiter: ',',
  encoding: 'latin1',
  quoted: true,
  fieldCount: surveyFieldCount,
  headerLines: 2,
};

/** The poll ran from 3 to 6 June 2014 and dates no answer, so every answer stands at the noon of its first day. */
const answeredAt = '2014-06-03 12:00:00';
const dataThrough = '2014-06-06';

/** Answers of the file as it was published. */
const answersAll = 1186;

const datasetName = 'Star Wars survey, FiveThirtyEight 2014 (CC BY 4.0)';
/** Is this the name of the survey as a dataset? */
export const isStarWarsSurveyName = (name: string): boolean => name === datasetName;

const studio = { studio_id: '1', name: 'Lucasfilm' } as const;

export const importStarWarsSurvey = async (
  source: string,
  dataset: DatasetWriter,
  onProgress?: OnProgress,
): Promise<ImportedFacts> => {
  const path = await fileIn(source, fileName, starWarsSurveyLayoutText);
  await writeCatalogue(dataset);
  const respondents = new Set<string>();
  for await (const row of readRows(path, format, onProgress)) {
    if (row.line <= format.headerLines) {
      checkHeader(row);
      continue;
    }
    const answer = answerOf(row);
    if (respondents.has(answer.respondentId))
      throw rowError(row, `RespondentID ${answer.respondentId} appears a second time`);
    respondents.add(answer.respondentId);
    await writeAnswer(dataset, answer);
  }
  if (respondents.size === 0) throw new ImportError('source', `${path} holds no answer. ${starWarsSurveyLayoutText}`);
  return {
    name: datasetName,
    layout: fileName,
    dataThrough,
    notes: [
      ...(respondents.size === answersAll ? [] : [otherNumber(respondents.size)]),
      `The survey dates no answer: everything stands at ${answeredAt}, and views are marked as bulk.`,
    ],
  };
};

const otherNumber = (found: number): string =>
  `The file holds ${found.toLocaleString('en-US')} answers, and ${answersAll.toLocaleString('en-US')} were published: is it whole?`;

const writeCatalogue = async (dataset: DatasetWriter): Promise<void> => {
  await dataset.write('studios', studio);
  for (const film of films) {
    await dataset.write('titles', {
      title_id: film.titleId,
      kind: 'movie',
      name: film.name,
      status: 'Released',
      studio_id: studio.studio_id,
      originating_country: 'US',
      originating_language: 'en',
      genres: ['Action', 'Adventure', 'Science Fiction'],
      runtime: film.runtimeMinutes,
      first_release_date: film.releaseDate,
    });
  }
  for (const [index, name] of actors.entries()) await dataset.write('actors', { actor_id: String(index + 1), name });
  for (const character of characters) {
    for (const [episode, actor] of character.actorOfEpisode) {
      await dataset.write('characters', {
        character_id: characterIdOf(character, episode),
        title_id: films[episode - 1]?.titleId,
        actor_id: String(actors.indexOf(actor) + 1),
        name: character.name,
      });
    }
  }
};

const writeAnswer = async (dataset: DatasetWriter, answer: Answer): Promise<void> => {
  const { respondentId: memberId, gender, age, country } = answer;
  await dataset.write('members', { member_id: memberId, gender, age, country });
  for (const [index, film] of films.entries()) {
    const key = { member_id: memberId, title_id: film.titleId };
    // The question is about the franchise, so a fan follows all of it, films not yet seen included.
    if (answer.fan) await dataset.write('follows', { ...key, followed_at: answeredAt });
    if (!answer.seen[index]) continue;
    // Ticked in a list, not logged while watching: the time is not a watch time.
    await dataset.write('views', { ...key, watched_at: answeredAt, bulk: true });
    const rank = answer.ranks[index] ?? null;
    if (rank !== null) await dataset.write('ratings', { ...key, rating: starsOfRank(rank), rated_at: answeredAt });
  }
  const vote = characterVoteOf(answer);
  if (vote) {
    await dataset.write('character_votes', {
      member_id: memberId,
      title_id: vote.film.titleId,
      character_id: characterIdOf(vote.character, vote.film.episode),
      voted_at: answeredAt,
    });
  }
};
