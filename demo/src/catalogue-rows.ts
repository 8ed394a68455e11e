/**
 * Rows of the tables that describe rather than happen: one generator of CSV lines per table.
 */
import { usPopulation } from './audience/population.ts';
import type { Screencaps } from './behaviour/screencaps.ts';
import { askSurvey, surveyedAt } from './behaviour/surveys.ts';
import type { World } from './behaviour/world.ts';
import { formatDay, formatMoment } from './calendar.ts';
import { artUrl, networkId, studioId } from './catalogue/ids.ts';
import type { Title } from './catalogue/types.ts';
import type { TableName } from './columns.ts';
import { csvText } from './table-writer.ts';
import { networks, platforms, studios } from './words/companies.ts';

type Field = string | number | null;

const row = (...fields: Field[]): string =>
  fields.map((field) => (typeof field === 'string' ? csvText(field) : (field ?? ''))).join(',');

const dayField = (day: number | null): string | null => (day === null ? null : formatDay(day));

const titleRow = (title: Title): string => {
  const series = title.kind === 'series' ? title : null;
  return row(
    title.id,
    title.kind,
    title.name,
    title.status,
    series?.networkId ?? null,
    title.studioId,
    title.country,
    title.language,
    title.genres.join('|'),
    title.runtime,
    dayField(title.releaseDay),
    dayField(series?.lastReleaseDay ?? null),
    series?.seasons ?? null,
    title.overview,
    artUrl('poster', title.id, title.name),
  );
};

function* episodeRows(titles: readonly Title[]): Generator<string> {
  for (const title of titles) {
    if (title.kind === 'movie') continue;
    for (const { id, season, number, name, day } of [...title.specials, ...title.episodes]) {
      yield row(id, title.id, season, number, name, dayField(day));
    }
  }
}

function* characterRows(titles: readonly Title[]): Generator<string> {
  for (const title of titles) {
    for (const { id, actorId, name, deleted } of title.cast) {
      yield row(id, title.id, actorId, name, artUrl('portrait', id, name), deleted ? 'true' : null);
    }
  }
}

function* screencapRows(caps: Screencaps): Generator<string> {
  for (const moments of caps.values()) {
    for (const cap of moments) yield row(cap.id, cap.title.id, cap.episode?.id ?? null, cap.progress, cap.imageUrl);
  }
}

function* surveyRows(world: World): Generator<string> {
  for (const sheet of askSurvey(world)) {
    const who = [sheet.age, sheet.gender, sheet.country];
    yield row(sheet.id, sheet.title.id, formatMoment(surveyedAt(sheet)), ...who, ...sheet.answers);
  }
}

/** CSV lines of every table that does not come member by member, in the order they are written. */
export const catalogueRows = (world: World, caps: Screencaps): [TableName, Iterable<string>][] => {
  const { titles, actors } = world.catalogue;
  const networkRows = networks.map((network, n) => {
    return row(networkId(n), network.name, network.country, artUrl('logo', networkId(n), network.name));
  });
  return [
    ['networks', networkRows],
    ['studios', studios.map((name, n) => row(studioId(n), name))],
    ['platforms', platforms.map(({ name, kind }, n) => row(name, kind, artUrl('logo', `p${n + 1}`, name)))],
    ['titles', titles.map(titleRow)],
    ['episodes', episodeRows(titles)],
    ['actors', actors.map(({ id, name }) => row(id, name, artUrl('portrait', id, name)))],
    ['characters', characterRows(titles)],
    ['population', usPopulation.map((cell) => row('US', cell.age, cell.gender, cell.people))],
    ['screencaps', screencapRows(caps)],
    ['survey_responses', surveyRows(world)],
  ];
};
