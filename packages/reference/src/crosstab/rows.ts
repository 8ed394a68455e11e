/**
 * The rows a cross-tab counts: who did what with which title, inside everything the question filters by. A filter on something
 * that a kind of row does not carry leaves that kind alone.
 */
import { addDays, dayMs } from '@cvm/contract';
import type { Character, Episode, Event, Follow, Member, Title, View } from '../loaded.ts';
import {
  clausesOf,
  isDayInside,
  isEpisodeInside,
  isInside,
  isPersonInside,
  isTitleInside,
  type Scope,
  standsAtEndOf,
  viewsInside,
} from '../scope.ts';
import { commentPoints, votesInRange } from '../titles.ts';

export type RowKind =
  | 'views'
  | 'reactions'
  | 'ratings'
  | 'votes'
  | 'comments'
  /** Spells that began in the range, by the day they began. */
  | 'newFollows'
  /** Spells that stand at the end of the range. */
  | 'followingAtEnd'
  /** Spells that stand at the end of the day before the range. */
  | 'followingBefore'
  /** A row for each day of the range at whose end a spell stands. */
  | 'followingEachDay';

export type CountedRow = {
  readonly kind: RowKind;
  readonly member: Member;
  readonly title: Title;
  /** Null for what stands at one end of the range. */
  readonly day: string | null;
  readonly episode: Episode | null;
  readonly view?: View;
  readonly emotion?: string;
  readonly rating?: number;
  readonly character?: Character;
  /** Points of an engagement. */
  readonly points?: number;
};

const ofEvent = (kind: RowKind, { member, title, episode, day }: Event) => ({ kind, member, title, episode, day });

const ofFollow = (kind: RowKind, { member, title }: Follow, day: string | null) => ({
  kind,
  member,
  title,
  episode: null,
  day,
});

const eventsInside = <E extends Event>(scope: Scope, events: readonly E[]): E[] =>
  events.filter((event) => isInside(scope, event) && isEpisodeInside(scope, event.episode));

const spellsInside = (scope: Scope): Follow[] =>
  scope.data.follows.filter(({ member }) => isPersonInside(scope, member));

/** Every day from the first follow, or the start of the range, to its end. */
const daysOf = ({ data, from, to }: Scope): string[] => {
  const [first = to] = data.follows.map(({ began }) => began).sort();
  const days: string[] = [];
  const last = Date.parse(to);
  for (let at = Date.parse(from === null || from < first ? first : from); at <= last; at += dayMs)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
};

const eachDay = (scope: Scope): CountedRow[] => {
  const days = daysOf(scope);
  return spellsInside(scope).flatMap((spell) =>
    days.filter((day) => standsAtEndOf(spell, day)).map((day) => ofFollow('followingEachDay', spell, day)),
  );
};

const rowsOf: Record<RowKind, (scope: Scope) => CountedRow[]> = {
  views: (scope) => viewsInside(scope).map((view) => ({ ...ofEvent('views', view), view })),
  reactions: (scope) =>
    eventsInside(scope, scope.data.reactions).map((row) => ({
      ...ofEvent('reactions', row),
      emotion: row.emotion,
      points: 1,
    })),
  ratings: (scope) =>
    eventsInside(scope, scope.data.ratings).map((row) => ({
      ...ofEvent('ratings', row),
      rating: row.rating,
      points: 1,
    })),
  votes: (scope) =>
    eventsInside(scope, votesInRange(scope)).map((row) => ({
      ...ofEvent('votes', row),
      character: row.character,
      points: 1,
    })),
  comments: (scope) =>
    eventsInside(scope, scope.data.comments).map((row) => ({
      ...ofEvent('comments', row),
      points: commentPoints(row),
    })),
  newFollows: (scope) =>
    spellsInside(scope)
      .filter(({ began }) => isDayInside(scope, began))
      .map((spell) => ofFollow('newFollows', spell, spell.began)),
  followingAtEnd: (scope) =>
    spellsInside(scope)
      .filter((spell) => standsAtEndOf(spell, scope.to))
      .map((spell) => ofFollow('followingAtEnd', spell, null)),
  // Nobody is before a range that is open to the past, nor before no days.
  followingBefore: (scope) => {
    const { from } = scope;
    if (from === null || from > scope.to) return [];
    return spellsInside(scope)
      .filter((spell) => standsAtEndOf(spell, addDays(from, -1)))
      .map((spell) => ofFollow('followingBefore', spell, null));
  },
  followingEachDay: eachDay,
};

/** Days from the release of a title, negative before; null where it has no release day, or the row no day. */
export const daysFromRelease = ({ title, day }: Pick<CountedRow, 'title' | 'day'>): number | null =>
  title.releaseDay === null || day === null ? null : (Date.parse(day) - Date.parse(title.releaseDay)) / dayMs;

const isReleasedInside = (scope: Scope, row: CountedRow): boolean => {
  const [clause] = clausesOf(scope, 'days_from_release');
  if (clause === undefined || row.day === null) return true;
  const [start = 0, end = 0] = clause.values.map(Number);
  const days = daysFromRelease(row);
  return days !== null && days >= start && days <= end;
};

/** The rows of some kinds inside the filters. */
export const countedRows = (scope: Scope, kinds: readonly RowKind[]): CountedRow[] => {
  const titles = new Set(scope.data.titles.filter((title) => isTitleInside(scope, title)));
  return kinds
    .flatMap((kind) => rowsOf[kind](scope))
    .filter((row) => titles.has(row.title) && isReleasedInside(scope, row));
};
