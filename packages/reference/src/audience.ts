/** The audience of a title, network or actor: indexes, ratings, platforms, devices, attribution. */
import { contentTypeOf, type Row, type TitleKind } from '@cvm/contract';
import { comparisonOf, figuresOf } from './comparison.ts';
import type { Member, Rating, View } from './loaded.ts';
import {
  followersAt,
  included,
  isInside,
  isPlatformInside,
  isTitleInside,
  membersOf,
  people,
  ratio,
  rowCount,
  type Scope,
  titlesInside,
  viewsInRange,
} from './scope.ts';
import type { Comparison } from './statistics.ts';
import { viewsOfKind, votesInRange } from './titles.ts';

/** Who is asked about, and whom they are compared with; members may stand in both more than once. */
export type Audience = (scope: Scope) => { of: Member[]; base: Member[] };

export const viewersOf =
  (kind: TitleKind): Audience =>
  (scope) => {
    const base = viewsOfKind(scope, kind);
    return { of: membersOf(base.filter(({ title }) => isTitleInside(scope, title))), base: membersOf(base) };
  };

export const followersOf =
  (kind: TitleKind): Audience =>
  (scope) => {
    const all = scope.data.titles.filter((title) => title.kind === kind);
    return {
      of: followersAt(scope, titlesInside(scope, kind), scope.to),
      base: followersAt(scope, all, scope.to),
    };
  };

export const votersOf: Audience = (scope) => {
  const votes = votesInRange(scope);
  const actors = included(scope, 'actor');
  const ofActor = votes.filter(({ character }) => character.actor !== null && actors.includes(character.actor.id));
  return { of: membersOf(ofActor), base: membersOf(votes) };
};

/** Share of the audience in a bucket / share of the base in it; members without that attribute left out of both. */
export const index =
  (by: 'country' | 'age' | 'gender', audience: Audience) =>
  (scope: Scope): Row[] => {
    const { of, base } = audience(scope);
    const known = (members: readonly Member[]) => [...new Set(members)].filter((member) => member[by] !== null);
    const [ofKnown, baseKnown] = [known(of), known(base)];
    const compare = comparisonOf(scope, ofKnown, baseKnown);
    const buckets = [...new Set(baseKnown.map((member) => member[by]))].filter((bucket) =>
      by === 'country' ? ofKnown.filter((member) => member[by] === bucket).length >= 30 : ofKnown.length > 0,
    );
    const comparisons = buckets.map((bucket) => compare((member) => member[by] === bucket));
    const figures = figuresOf(comparisons);
    return buckets.map((bucket, place) => ({
      [by]: bucket,
      viewers: people(
        scope,
        ofKnown.filter((member) => member[by] === bucket),
      ),
      index: indexOf(comparisons[place]),
      ...figures[place],
    }));
  };

const indexOf = (comparison: Comparison | undefined): number | null =>
  comparison === undefined ? null : ratio(comparison.p, comparison.baseP);

/** Star ratings of the titles. */
export const ratingsInside = (scope: Scope, kind: TitleKind): Rating[] =>
  scope.data.ratings.filter((row) => isTitleInside(scope, row.title, kind) && isInside(scope, row));

/** showRating, movieRating: rows by star. */
export const ratings =
  (kind: TitleKind) =>
  (scope: Scope): Row[] => {
    const rows: Row[] = [];
    const all = ratingsInside(scope, kind);
    for (const rating of [1, 2, 3, 4, 5]) {
      const given = all.filter((row) => row.rating === rating);
      const votes = rowCount(scope, given);
      if (given.length > 0) rows.push({ rating, votes, share: ratio(votes, rowCount(scope, all)) });
    }
    return rows;
  };

/** View rows of the titles that name a platform. */
export const platformViews = (scope: Scope, kind: TitleKind): View[] =>
  viewsInRange(scope).filter((view) => view.platform !== null && isTitleInside(scope, view.title, kind));

/** Orders kinds: official 1, unofficial 2, other 3. */
const platformPlace = (kind: string): number => ['official', 'unofficial', 'other'].indexOf(kind) + 1;

export const audiencePlatforms =
  (kind: TitleKind) =>
  (scope: Scope): Row[] => {
    const all = platformViews(scope, kind);
    const rows: Row[] = [];
    for (const platform of new Set(all.map((view) => view.platform))) {
      const votes = all.filter((view) => view.platform === platform);
      rows.push({
        platformName: platform?.name ?? null,
        platformLogo: platform?.logo ?? null,
        kind: platform?.kind ?? null,
        voteCount: rowCount(scope, votes),
        voteShare: ratio(rowCount(scope, votes), rowCount(scope, all)),
        sampleSize: new Set(membersOf(all)).size,
        place: platformPlace(platform?.kind ?? ''),
      });
    }
    return rows;
  };

/** View rows of the titles that name a device. */
export const deviceViews = (scope: Scope, kind: TitleKind): View[] =>
  viewsInRange(scope).filter((view) => view.device !== null && isTitleInside(scope, view.title, kind));

/** One row, also when nobody names a device. */
export const mobility =
  (kind: TitleKind) =>
  (scope: Scope): Row[] => {
    const all = deviceViews(scope, kind);
    const row: Row = {};
    for (const device of ['phone', 'tablet', 'computer', 'tv']) {
      const votes = rowCount(
        scope,
        all.filter((view) => view.device === device),
      );
      row[`${device}Votes`] = votes;
      row[`${device}Percent`] = ratio(votes, rowCount(scope, all));
    }
    return [row];
  };

/** attributionPlatform, attributionTitle: content and platform filters pick rows, shares are of everything. */
export const attribution = (scope: Scope): Row[] => {
  const all = viewsInRange(scope).filter((view) => view.platform !== null);
  const rows: Row[] = [];
  for (const title of titlesInside(scope)) {
    const ofTitle = all.filter((view) => view.title === title);
    for (const platform of new Set(ofTitle.map((view) => view.platform))) {
      if (platform === null || !isPlatformInside(scope, platform.name)) continue;
      const onPlatform = all.filter((view) => view.platform === platform);
      const votes = rowCount(
        scope,
        ofTitle.filter((view) => view.platform === platform),
      );
      rows.push({
        contentId: title.id,
        contentName: title.name,
        contentType: contentTypeOf[title.kind],
        releaseDate: title.releaseDay,
        networkName: title.network?.name ?? null,
        networkId: title.network?.id ?? null,
        studioName: title.studio?.name ?? null,
        platform: platform.name,
        platformName: platform.name,
        platformKind: platform.kind,
        platformPlace: platformPlace(platform.kind),
        totalVotes: rowCount(scope, ofTitle),
        voteCount: votes,
        titleVoteShare: ratio(votes, rowCount(scope, ofTitle)),
        platformVoteShare: ratio(votes, rowCount(scope, onPlatform)),
      });
    }
  }
  return rows;
};
