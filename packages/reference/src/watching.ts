/** How a title is watched: how much of it, and how fast. */
import type { Member, Title, View } from './loaded.ts';
import { isEpisodeInside, membersOf, ratio, type Scope } from './scope.ts';

export const viewsOf = (views: readonly View[], title: Title): View[] => views.filter((view) => view.title === title);

/** The mean over viewers of the share of aired regular episodes they have ever watched; at most 1 each. */
export const completion = (scope: Scope, title: Title, viewers: ReadonlySet<Member>): number | null => {
  const isRegular = (episode: { season: number }) => episode.season > 0;
  const aired = title.episodes.filter(
    (episode) =>
      isRegular(episode) && episode.airDate !== null && episode.airDate <= scope.to && isEpisodeInside(scope, episode),
  );
  if (aired.length === 0) return null;
  const own = viewsOf(scope.data.views, title).filter(({ day }) => day <= scope.to);
  let shares = 0;
  let weights = 0;
  for (const member of viewers) {
    const watched = new Set<string>();
    for (const { member: who, episode } of own)
      if (who === member && episode !== null && isRegular(episode) && isEpisodeInside(scope, episode))
        watched.add(episode.id);
    shares += scope.weightOf(member) * Math.min(1, watched.size / aired.length);
    weights += scope.weightOf(member);
  }
  return ratio(shares, weights);
};

const seconds = (at: string): number => Date.parse(`${at.replace(' ', 'T')}Z`) / 1000;

/** 4 or more distinct episodes inside some 24 hours; bulk views never count. */
const isBinge = (views: readonly View[]): boolean => {
  const watched = views.filter((view) => !view.bulk && view.episode !== null);
  for (const first of watched) {
    const start = seconds(first.at);
    const within = watched.filter((view) => seconds(view.at) >= start && seconds(view.at) - start <= 86_400);
    if (new Set(within.map((view) => view.episode?.id)).size >= 4) return true;
  }
  return false;
};

export const bingersOf = (views: readonly View[], title: Title): Member[] => {
  const ofTitle = viewsOf(views, title);
  return [...new Set(membersOf(ofTitle))].filter((member) => isBinge(ofTitle.filter((view) => view.member === member)));
};
