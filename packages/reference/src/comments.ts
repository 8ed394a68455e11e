/** Comments: the reaction feed with its counts, screencaps and their memes. Never weighted. */
import type { Row, Sort } from '@cvm/contract';
import { capitalised, episodeLabels } from './engagement.ts';
import type { Comment } from './loaded.ts';
import { excluded, included, isEpisodeInside, isInside, isTitleInside, type Scope } from './scope.ts';

const hasPicture = (comment: Comment): boolean => comment.image !== null || comment.screencap !== null;

const isOfType = (comment: Comment, type: string): boolean => {
  if (type === 'text') return !hasPicture(comment);
  if (type === 'images') return hasPicture(comment);
  if (type === 'review') return comment.isReview;
  return true;
};

/** With no parent named, the comments that are no replies. */
const isInThread = (scope: Scope, comment: Comment): boolean => {
  const parents = included(scope, 'parentComment');
  if (parents.length === 0) return comment.parentId === null;
  return parents.some((parent) => (parent === 'NULL' ? comment.parentId === null : comment.parentId === parent));
};

const isAsked = (scope: Scope, comment: Comment): boolean => {
  const some = (id: Parameters<typeof included>[1], has: (value: string) => boolean) =>
    included(scope, id).length === 0 || included(scope, id).some(has);
  return (
    some('emotions', (emotion) => comment.emotions.includes(emotion)) &&
    some('ratings', (rating) => comment.rating === Number(rating)) &&
    some('characters', (id) => comment.character?.id === id) &&
    some('reactionType', (type) => isOfType(comment, type)) &&
    some('originating_language', (language) => comment.language === language) &&
    !excluded(scope, 'originating_language').includes(comment.language ?? '')
  );
};

const isAbout = (scope: Scope, comment: Comment): boolean =>
  isTitleInside(scope, comment.title) && isInside(scope, comment);

const feedComments = (scope: Scope): Comment[] =>
  scope.data.comments.filter(
    (comment) =>
      isAbout(scope, comment) &&
      isEpisodeInside(scope, comment.episode) &&
      isInThread(scope, comment) &&
      isAsked(scope, comment),
  );

/** A thread is read oldest first. */
export const feedOrder = (scope: Scope): readonly Sort[] | undefined => {
  const parents = included(scope, 'parentComment');
  return parents.some((parent) => parent !== 'NULL') && !parents.includes('NULL')
    ? [{ column: 'date', direction: 'asc' }]
    : undefined;
};

export const feed = (scope: Scope): Row[] =>
  feedComments(scope).map((comment) => ({
    commentId: comment.id,
    title: comment.title.name,
    date: comment.at,
    text: comment.text,
    imageUrl: comment.image,
    emotionName: comment.emotions.length === 0 ? null : comment.emotions.map(capitalised).join('|'),
    characterName: comment.character?.name ?? null,
    rating: comment.rating,
    numLikes: comment.likes,
    numComments: comment.replies,
    numShares: comment.shares,
    numEngagements: comment.likes + comment.replies + comment.shares,
  }));

/** A comment counts under each thing it has. */
const counted =
  (thingsOf: (comment: Comment) => readonly string[]) =>
  (scope: Scope): Row[] => {
    const counts = new Map<string, number>();
    for (const comment of feedComments(scope))
      for (const what of thingsOf(comment)) counts.set(what, (counts.get(what) ?? 0) + 1);
    return [...counts].map(([what, count]) => ({ what, count }));
  };

export const reactionCounts = counted((comment) =>
  ['text', 'images', 'review'].filter((type) => isOfType(comment, type)),
);
export const reactionEmotions = counted((comment) => comment.emotions);

/** Two characters of one name are one line, with the ids of both. */
export const reactionCharacters = (scope: Scope): Row[] => {
  const lines = new Map<string, { count: number; ids: Set<string> }>();
  for (const { character } of feedComments(scope)) {
    if (character === null) continue;
    const line = lines.get(character.name) ?? { count: 0, ids: new Set<string>() };
    lines.set(character.name, line);
    line.count += 1;
    line.ids.add(character.id);
  }
  return [...lines].map(([what, { count, ids }]) => ({ what, count, characterIds: [...ids].sort().join('|') }));
};

export const reactionRatings = counted(({ rating }) => (rating === null ? [] : [String(rating)]));

/** A moment of another title is none of the one that a comment is about. */
const isOfOwnTitle = ({ title, screencap }: Comment): boolean => screencap?.title === title;

/** Screencaps by their comments in scope. A moment is one of its own episode, whatever its comments are about. */
export const hottestMoments = (scope: Scope): Row[] => {
  const all = scope.data.comments.filter(
    (comment) =>
      isAbout(scope, comment) &&
      isOfOwnTitle(comment) &&
      comment.title.kind === 'show' &&
      isEpisodeInside(scope, comment.screencap?.episode ?? null),
  );
  const rows: Row[] = [];
  for (const screencap of new Set(all.map((comment) => comment.screencap))) {
    if (screencap === null) continue;
    const memes = all.filter((comment) => comment.screencap === screencap);
    const { episodeString, episodeSort } = episodeLabels(screencap.episode);
    rows.push({
      activityCount: memes.reduce((sum, meme) => sum + 1 + meme.likes + meme.shares + meme.replies, 0),
      memeCount: memes.length,
      screencapImageUrl: screencap.image,
      screencapId: screencap.id,
      screencapEpisodeProgress: screencap.progress,
      episodeSort,
      seasonEpisodeLabel: episodeString,
    });
  }
  return rows;
};

export const memes = (scope: Scope): Row[] =>
  scope.data.comments
    .filter((comment) => included(scope, 'screencapId').includes(comment.screencap?.id ?? ''))
    .filter((comment) => isAbout(scope, comment) && isOfOwnTitle(comment))
    .map((comment) => ({
      commentId: comment.id,
      memeUrl: comment.image ?? comment.screencap?.image ?? null,
      commentText: comment.text,
      likes: comment.likes,
      replies: comment.replies,
      shares: comment.shares,
      commentDate: comment.at,
    }));
