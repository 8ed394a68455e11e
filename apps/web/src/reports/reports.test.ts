/** The records of all reports against the views they ask, the pages they stand on, and the paper they are printed on. */
import {
  type Clause,
  pageFilterDefinition,
  pages,
  patternOf,
  type Subject,
  subjects,
  type TitleKind,
  viewDefinition,
} from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { actorReport } from './actor.ts';
import { characterVotesReport } from './character-votes.ts';
import type { Head, ReportRecord } from './model.ts';
import { movieReport } from './movie.ts';
import { networkReport } from './network.ts';
import { comparesSome, datedClauses, optionsOf, seenModules, singles, titleOf, visibleTabs } from './offered.ts';
import { paperModules, paperRows } from './print/paper-rows.ts';
import { showReport } from './show.ts';

const reports: Record<Subject, ReportRecord> = {
  show: showReport,
  movie: movieReport,
  network: networkReport,
  actor: actorReport,
};
const all = [...subjects.map((subject) => reports[subject]), characterVotesReport];
const tabsOf = (kind: TitleKind) => (kind === 'show' ? showReport : movieReport).tabs;
const aired: Head = {
  ...{ id: '1', name: 'Low Tide', heading: 'Low Tide', picture: null, status: null },
  ...{ aired: true, facts: [], overview: null, released: null },
};
const both: readonly TitleKind[] = ['show', 'movie'];

describe.each(all)('the $file of a $subject', ({ subject, detail, tabs }) => {
  const asked = tabs.flatMap(({ modules }) => modules.flatMap(singles));

  it('asks views that are about its subject and come with its page', () => {
    for (const view of [detail, ...asked.map((module) => module.view)]) {
      const { id, required, pages: granting } = viewDefinition(view);
      const names = required.some((ids) => ids.some((name) => name === subject));
      expect([id, names, granting.includes(patternOf(pages[subject]))]).toEqual([id, true, true]);
    }
  });

  it('has on each tab the views that its filter bar is for', () => {
    for (const { page, modules } of tabs)
      for (const { view } of modules.flatMap(singles))
        expect([page, pageFilterDefinition(page).views]).toEqual([page, expect.arrayContaining([view])]);
  });

  it('has charts and tables of the heights that the specification names', () => {
    for (const module of asked) {
      if (module.kind === 'figure') expect(module.height).toBeLessThanOrEqual(450);
      if (module.kind === 'table') expect([370, 440, 218, 170, 280]).toContain(module.height);
    }
  });

  it('has a place on paper for each module, once, at most two side by side', () => {
    for (const { modules } of tabs) {
      const rows = paperRows(paperModules(modules, aired));
      const ids = rows.flat(2).map(({ id }) => id);
      expect(ids.toSorted()).toEqual(
        modules
          .flatMap(singles)
          .map(({ id }) => id)
          .toSorted(),
      );
      for (const columns of rows) expect(columns.length).toBeLessThanOrEqual(2);
    }
  });

  it('tells its modules apart', () => {
    for (const { modules } of tabs) {
      const ids = modules.flatMap((module) => [
        module.id,
        ...(module.kind === 'choice' ? singles(module).map(({ id }) => id) : []),
      ]);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

describe('paper', () => {
  const rowsOf = (tab: string) =>
    paperRows(paperModules(tabsOf('show').find(({ id }) => id === tab)?.modules ?? [], aired)).map((columns) =>
      columns.map((column) => column.map(({ id }) => id).join(' over ')).join(' beside '),
    );

  it('has figures side by side where there is room, though another one stands between them in the list', () => {
    expect(rowsOf('audience')).toEqual(['ratings beside devices', 'platforms', 'country beside age over gender']);
  });

  it('has what may go on for pages after everything else', () => {
    expect(rowsOf('engagement')).toEqual([
      ...['favorites', 'emotions', 'episodeEmotions', 'moments'],
      ...['episodeCharacters', 'overview', 'feed'],
    ]);
  });
});

describe('the tabs of a title', () => {
  const labels = (kind: TitleKind, aired: boolean) => visibleTabs(tabsOf(kind), { aired }).map(({ label }) => label);

  it('hold Audience only once the title has aired or been released', () => {
    for (const kind of both) {
      expect(labels(kind, true)).toEqual(['Anticipation', 'Audience', 'Engagement', 'Affinity']);
      expect(labels(kind, false)).toEqual(['Anticipation', 'Affinity']);
    }
  });

  it('begin the followers on their first day while no dates are chosen', () => {
    const starts = (kind: TitleKind) =>
      tabsOf(kind).flatMap(({ modules }) =>
        modules.flatMap((module) => (module.kind === 'figure' ? (module.start ?? []) : [])),
      );
    expect(starts('show')).toEqual(['2016-04-01', '2016-04-01']);
    expect(starts('movie')).toEqual(['2019-07-12', '2019-07-12']);
    const dates: Clause = { id: 'date', op: 'is', values: ['last 30 days'], join: 'or' };
    expect(datedClauses([dates], '2016-04-01')).toEqual([dates]);
    expect(datedClauses([], '2016-04-01')).toMatchObject([{ id: 'date', values: ['2016-04-01', '2299-12-31'] }]);
    expect(datedClauses([], undefined)).toEqual([]);
  });

  it('offer to leave out what may be chance where something is compared', () => {
    for (const kind of both)
      expect(tabsOf(kind).map(({ id, modules }) => [id, comparesSome(modules)])).toEqual([
        ['anticipation', true],
        ['audience', true],
        ['engagement', false],
        ['affinity', true],
      ]);
  });

  it('ask for the affinity of viewers once there are viewers, under the name of the title', () => {
    const [affinity] = tabsOf('show').at(-1)?.modules ?? [];
    if (affinity?.kind !== 'choice') throw new Error('The affinity is no choice.');
    const titles = (aired: boolean) =>
      optionsOf(affinity, { aired }).map(({ module }) => titleOf(module, { name: 'Low Tide' }));
    expect(titles(false)).toEqual(['People Who Follow Low Tide Also Watch...']);
    expect(titles(true)).toEqual([
      'People Who Watch Low Tide Also Watch...',
      'People Who Follow Low Tide Also Watch...',
    ]);
    expect(optionsOf(affinity, null).map(({ module }) => titleOf(module, null))).toEqual(['Affinity']);
  });
});

it('has no module whose view the user may not see', () => {
  const [anticipation] = tabsOf('show');
  expect(seenModules(anticipation?.modules ?? [], ['show'])).toEqual(anticipation?.modules);
  expect(seenModules(anticipation?.modules ?? [], ['movie'])).toEqual([]);
});
