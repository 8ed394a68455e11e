/** What a seed audience watches more than others do, and the pages of an actor. */
import { contentTypeOf, type Row, type TitleKind } from '@cvm/contract';
import { type Audience, votersOf } from './audience.ts';
import { comparisonOf, figuresOf } from './comparison.ts';
import type { Member, Title } from './loaded.ts';
import {
  accepts,
  clausesOf,
  followersAt,
  included,
  isTitleInside,
  membersOf,
  people,
  ratio,
  rowCount,
  type Scope,
  viewsInRange,
} from './scope.ts';
import type { Comparison } from './statistics.ts';
import { movieNames, showNames, viewsOfKind, votesInRange } from './titles.ts';
import { viewsOf } from './watching.ts';

const overlapMin = 30;

const seedFilters = ['show', 'movie', 'title'] as const;

/** Is a title a seed? A content type says which titles are listed, and nothing of the seeds. */
export const isSeed = (scope: Scope, title: Title): boolean =>
  isTitleInside(
    { ...scope, asked: { ...scope.asked, clauses: scope.asked.clauses.filter(({ id }) => id !== 'contentType') } },
    title,
  );

/** Those of any seed (OR), or of every one asked for (AND). */
const ofSeeds = (scope: Scope, membersOfTitle: (title: Title) => Member[]): Member[] => {
  const asked = new Set(seedFilters.flatMap((id) => included(scope, id)));
  const every = seedFilters.some((id) => clausesOf(scope, id).some(({ op, join }) => op === 'is' && join === 'and'));
  const seeds = scope.data.titles.filter((title) => isSeed(scope, title));
  const counts = new Map<Member, number>();
  for (const seed of seeds)
    for (const member of new Set(membersOfTitle(seed))) counts.set(member, (counts.get(member) ?? 0) + 1);
  return [...counts].filter(([, count]) => !every || count === asked.size).map(([member]) => member);
};

const viewersOfAny = (scope: Scope): Member[] => membersOf(viewsInRange(scope));

export const seedViewers: Audience = (scope) => ({
  of: ofSeeds(scope, (title) => membersOf(viewsOf(viewsInRange(scope), title))),
  base: viewersOfAny(scope),
});

export const seedFollowers: Audience = (scope) => ({
  of: ofSeeds(scope, (title) => followersAt(scope, [title], scope.to)),
  base: viewersOfAny(scope),
});

export const seedVoters: Audience = (scope) => ({ of: votersOf(scope).of, base: viewersOfAny(scope) });

/** Overlapping viewers of a title, before weighting too, with overlap and index. */
const affinityOf = (scope: Scope, title: Title, audience: ReturnType<Audience>) => {
  const viewers = new Set(membersOf(viewsOf(viewsInRange(scope), title)));
  const overlapping = audience.of.filter((member) => viewers.has(member));
  const overlap = ratio(people(scope, overlapping), people(scope, audience.of));
  const reach = ratio(people(scope, viewers), people(scope, audience.base));
  return {
    count: new Set(overlapping).size,
    overlappingViewers: people(scope, overlapping),
    audienceOverlap: overlap,
    affinityIndex: overlap === null || reach === null ? null : ratio(overlap, reach),
  };
};

export const affinity =
  (seed: Audience, kind?: TitleKind) =>
  (scope: Scope): Row[] => {
    const audience = seed(scope);
    const compare = comparisonOf(scope, audience.of, audience.base);
    const comparisons: Comparison[] = [];
    const rows: Row[] = [];
    for (const title of scope.data.titles) {
      if (seed !== seedVoters && isSeed(scope, title)) continue;
      if (!accepts(scope, 'contentType', [contentTypeOf[title.kind]]) || (kind !== undefined && title.kind !== kind))
        continue;
      const { count, ...figures } = affinityOf(scope, title, audience);
      if (count < overlapMin) continue;
      const viewers = new Set(membersOf(viewsOf(viewsInRange(scope), title)));
      comparisons.push(compare((member) => viewers.has(member)));
      rows.push({
        ...showNames(title),
        ...movieNames(title),
        titleName: title.name,
        titleId: title.id,
        titleType: contentTypeOf[title.kind],
        networkName: title.network?.name ?? null,
        networkId: title.network?.id ?? null,
        studioName: title.studio?.name ?? null,
        ...figures,
      });
    }
    const figures = figuresOf(comparisons).map(({ shareLow, shareHigh, ...others }) => ({
      ...others,
      overlapLow: shareLow,
      overlapHigh: shareHigh,
    }));
    return rows.map((row, place) => ({ ...row, ...figures[place] }));
  };

export const actorVotes = (scope: Scope): Row[] => {
  const actors = included(scope, 'actor');
  const votes = votesInRange(scope).filter(({ character }) => actors.includes(character.actor?.id ?? ''));
  return [{ votes: rowCount(scope, votes) }];
};

/** Members who voted for both / members who voted for this actor. */
export const actorFavorites = (scope: Scope): Row[] => {
  const fans = new Set(votersOf(scope).of);
  const actors = included(scope, 'actor');
  const rows: Row[] = [];
  for (const actor of scope.data.actors) {
    if (actors.includes(actor.id)) continue;
    const voters = membersOf(votesInRange(scope).filter((vote) => vote.character.actor === actor));
    const both = voters.filter((member) => fans.has(member));
    if (both.length === 0) continue;
    rows.push({
      actorId: actor.id,
      actorName: actor.name,
      actorImageUrl: actor.image,
      percentageOverlap: ratio(people(scope, both), people(scope, fans)),
    });
  }
  return rows;
};

/** Titles where a character of the actor is not deleted. */
export const titlesOfActor = (scope: Scope): Title[] => {
  const actors = included(scope, 'actor');
  const roles = scope.data.characters.filter(({ actor, deleted }) => !deleted && actors.includes(actor?.id ?? ''));
  return [...new Set(roles.map((character) => character.title))];
};

/** topPerformingTitles. */
export const actorTopTitles = (scope: Scope): Row[] => {
  const audience = seedVoters(scope);
  const rows: Row[] = [];
  for (const title of titlesOfActor(scope)) {
    const views = viewsOf(viewsInRange(scope), title);
    if (views.length === 0) continue;
    const { count, affinityIndex } = affinityOf(scope, title, audience);
    rows.push({
      title: title.name,
      contentType: contentTypeOf[title.kind],
      networkName: title.network?.name ?? null,
      networkId: title.network?.id ?? null,
      studioName: title.studio?.name ?? null,
      contentId: title.id,
      viewShare: ratio(rowCount(scope, views), rowCount(scope, viewsOfKind(scope, title.kind))),
      affinityIndex: count < overlapMin ? null : affinityIndex,
    });
  }
  return rows;
};

/** Upcoming shows are left out. */
export const networkTopShows = (scope: Scope): Row[] => {
  const whole = viewsOfKind(scope, 'show');
  const rows: Row[] = [];
  for (const title of scope.data.titles) {
    const views = viewsOf(whole, title);
    if (!isTitleInside(scope, title, 'show') || title.status === 'Upcoming' || views.length === 0) continue;
    rows.push({ ...showNames(title), viewShareScore: ratio(rowCount(scope, views), rowCount(scope, whole)) });
  }
  return rows;
};
