/** What is asked of the titles side by side: the same of each, under the same filters; at most five. */
import { type Clause, formatFilters, reportPath, type TitleKind, type ViewId } from '@cvm/contract';
import { useMemo } from 'react';
import { scopeOf } from '../../benchmark/benchmark-page.ts';
import { type Block, useBlock } from '../../benchmark/use-block.ts';
import { usePageAccess } from '../../session/access.ts';
import type { ComparedTitle } from '../../titles/compared.ts';
import { movieOf, showOf, type Title } from '../../titles/title.ts';
import { isRefusal } from '../../views/refusal.ts';
import { useView, type ViewResult } from '../../views/use-view.ts';

const views = {
  show: {
    detail: 'seriesDetail',
    age: 'showAgeIndex',
    gender: 'showGenderIndex',
    country: 'showCountryIndex',
    stars: 'showRating',
    followers: 'showAnticipationFollowers',
  },
  movie: {
    detail: 'movieDetail',
    age: 'movieAgeIndex',
    gender: 'movieGenderIndex',
    country: 'movieCountryIndex',
    stars: 'movieRating',
    followers: 'movieAnticipationFollowers',
  },
} as const satisfies Record<TitleKind, Record<string, ViewId>>;

export type Side = ComparedTitle & {
  /** Its place in the address, which is that of its colour. */
  readonly colour: number;
  readonly name: string;
  readonly picture: string | null;
  /** Why nothing of it is shown; null = it is. */
  readonly missing: string | null;
  /** Asks for it once more; null where nothing failed, or would fail again. */
  readonly retry: (() => void) | null;
  readonly figures: Block;
  readonly age: ViewResult;
  readonly gender: ViewResult;
  readonly country: ViewResult;
  /** Who gave it stars. */
  readonly stars: ViewResult;
  readonly followers: ViewResult;
  /** The question that its followers answer. */
  readonly followersOf: { readonly view: ViewId; readonly clauses: readonly Clause[] };
};

const blockedText = 'Not available to you';

const missingText = ({ status, error }: ViewResult): string | null => {
  if (status === 'blocked') return blockedText;
  if (status === 'empty') return 'There is no such title';
  return status === 'error' ? (error?.message ?? 'Could not be loaded') : null;
};

const headOf = (kind: TitleKind, { rows: [row] }: ViewResult): Title | null => {
  if (row === undefined) return null;
  return kind === 'show' ? showOf(row) : movieOf(row);
};

/** One title; undefined where there are fewer, of which nothing is asked. */
const useSide = (title: ComparedTitle | undefined, colour: number, applied: readonly Clause[]): Side | null => {
  const { kind, id } = title ?? { kind: 'show', id: '' };
  const ids = views[kind];
  const about = useMemo((): Clause => ({ id: kind, op: 'is', values: [id], join: 'or' }), [kind, id]);
  const { allows } = usePageAccess();
  // What would be refused is not asked.
  const isGranted = allows(reportPath(kind, id));
  const isWanted = title !== undefined && isGranted;
  const detail = useView(ids.detail, [about], { enabled: isWanted });
  // Nothing is asked of a title that cannot be shown.
  const enabled = isWanted && detail.status === 'data';
  const filters = formatFilters(scopeOf(applied));
  const question = {
    kind,
    titleId: id,
    page: 'compare',
    filters,
    side: 'top',
    isCustom: false,
    sameDays: false,
  } as const;
  const figures = useBlock(question, enabled);
  const options = { enabled, keepPrevious: true };
  const clauses = useMemo(() => [about, ...applied], [about, applied]);
  const age = useView(ids.age, clauses, options);
  const gender = useView(ids.gender, clauses, options);
  const country = useView(ids.country, clauses, options);
  const stars = useView(ids.stars, clauses, options);
  const followers = useView(ids.followers, clauses, options);
  const followersOf = useMemo(() => ({ view: ids.followers, clauses }), [ids, clauses]);
  if (title === undefined) return null;
  const head = headOf(kind, detail);
  return {
    ...{
      kind,
      id,
      colour,
      name: head?.name ?? '',
      picture: head?.picture ?? null,
      missing: isGranted ? missingText(detail) : blockedText,
      retry: isGranted && detail.status === 'error' && !isRefusal(detail.error) ? detail.retry : null,
    },
    ...{ figures, age, gender, country, stars, followers, followersOf },
  };
};

export const useCompared = (titles: readonly ComparedTitle[], applied: readonly Clause[]): readonly Side[] => {
  const sides = [
    useSide(titles[0], 0, applied),
    useSide(titles[1], 1, applied),
    useSide(titles[2], 2, applied),
    useSide(titles[3], 3, applied),
    useSide(titles[4], 4, applied),
  ];
  return sides.filter((side) => side !== null);
};
