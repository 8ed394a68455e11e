/**
 * Seasons and episodes of the show that a page or its filters are about. In: that show's id. Out: options; episodes
 * depend on the chosen seasons and are sorted by season, then by episode (1-foundation section 4).
 */
import type { Clause, FilterId, FilterLabels, Row } from '@cvm/contract';
import { useMemo } from 'react';
import { useView, type ViewResult } from '../views/use-view.ts';

const titleIds: readonly FilterId[] = ['show', 'title'];

const showClause = (show: string): Clause => ({ id: 'show', op: 'is', values: [show], join: 'or' });

/** The show whose seasons are meant: the page's own, else the only title that is chosen; null = none or several. */
export const subjectShow = (about: Clause | null, pending: readonly Clause[]): string | null => {
  if (about !== null) return about.id === 'show' ? (about.values[0] ?? null) : null;
  const chosen = pending.filter(({ id, op }) => titleIds.includes(id) && op === 'is').flatMap(({ values }) => values);
  return chosen.length === 1 ? (chosen[0] ?? null) : null;
};

/** `S1 | E2 The Name`; an episode without a name is its place alone. */
export const episodeLabel = ({ season, episode, name }: Row): string =>
  [`S${season} | E${episode}`, name].filter((part) => part !== null && part !== '').join(' ');

/** Season 1 to the number of seasons of a show. */
export const useSeasons = (show: string): { seasons: string[]; answer: ViewResult } => {
  const clauses = useMemo(() => [showClause(show)], [show]);
  const answer = useView('seriesDetail', clauses);
  const count = Number(answer.rows[0]?.number_of_seasons ?? 0);
  return { seasons: Array.from({ length: count }, (_, index) => String(index + 1)), answer };
};

export type EpisodeOption = { value: string; label: string; season: string };

/** The place of an episode, read from its label. */
const placeOf = (label: string): [number, number] => {
  const [, season = 0, episode = 0] = /^S(\d+) \| E(\d+)/.exec(label) ?? [];
  return [Number(season), Number(episode)];
};

/** Episodes of these rows that the chosen seasons leave, by season and episode. */
export const episodeOptions = (rows: readonly Row[], seasons: readonly Clause[]): EpisodeOption[] => {
  const included = seasons.find(({ op }) => op === 'is')?.values;
  const excluded = seasons.find(({ op }) => op === 'is_not')?.values ?? [];
  return rows
    .map((row) => ({ value: String(row.episodeId), label: episodeLabel(row), season: String(row.season) }))
    .filter(({ season }) => (included?.includes(season) ?? true) && !excluded.includes(season))
    .sort((a, b) => {
      const [[seasonA, episodeA], [seasonB, episodeB]] = [placeOf(a.label), placeOf(b.label)];
      return seasonA - seasonB || episodeA - episodeB;
    });
};

/** Every episode of a show. */
export const useEpisodes = (show: string | null): ViewResult => {
  const clauses = useMemo(() => (show === null ? [] : [showClause(show)]), [show]);
  return useView('episodes', clauses, { enabled: show !== null });
};

/** The names of these episodes by id. */
export const episodeNames = (rows: readonly Row[]): FilterLabels => ({
  episode: Object.fromEntries(rows.map((row) => [String(row.episodeId), episodeLabel(row)])),
});

/** The names of seasons and of the episodes in these clauses, as far as they are known by now. */
export const useEpisodeLabels = (show: string | null, clauses: readonly Clause[]): FilterLabels => {
  const asked = clauses.some(({ id }) => id === 'episode');
  const { rows } = useEpisodes(asked ? show : null);
  return useMemo(() => (asked ? episodeNames(rows) : {}), [asked, rows]);
};

/** The episodes that an answer about one show is filtered by, by name. */
export const useNamedEpisodes = (clauses: readonly Clause[]): FilterLabels =>
  useEpisodeLabels(subjectShow(null, clauses), clauses);

/** "Seasons are listed as 'Season 1' through number_of_seasons" (1-foundation section 9). */
export const seasonName = (season: string): string => `Season ${season}`;
