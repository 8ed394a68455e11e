/**
 * Who is behind the scores of a title: its viewers before weighting, how many people of equal weight they are worth where the
 * panel weighs, those whose age and gender is known, and those who gave stars. They come with the very answers
 * that the report asks, but for those who gave stars where it shows no ratings.
 */
import { type Clause, type Row, type TitleKind, viewDefinition } from '@cvm/contract';
import { useMemo } from 'react';
import type { Title } from '../titles/title.ts';
import { useView } from '../views/use-view.ts';
import { type Members, membersOf, type People } from './members.ts';
import type { Field } from './scores.ts';

const views = {
  show: { age: 'showAgeIndex', gender: 'showGenderIndex', stars: 'showRating' },
  movie: { age: 'movieAgeIndex', gender: 'movieGenderIndex', stars: 'movieRating' },
} as const;

type Question = {
  kind: TitleKind;
  titleId: string;
  /** Null while it is not known. */
  title: Pick<Title, 'aired'> | null;
  /** The figures that are told. */
  fields: readonly Field[];
  /** The filters of the page. */
  applied: readonly Clause[];
};

/** Those of an audience whose group is known: the same in every row of its index. */
const knownOf = ([row]: readonly Row[], isWeighted: boolean): People | null =>
  typeof row?.base !== 'number'
    ? null
    : { count: row.base, effective: isWeighted && typeof row.effective === 'number' ? row.effective : null };

/** `members` is null where they are not known; of a title that has not aired nothing is asked. */
export const useMembers = ({
  kind,
  titleId,
  title,
  fields,
  applied,
}: Question): { readonly members: Members | null; readonly filling: boolean } => {
  const { filters } = viewDefinition(views[kind].gender);
  const clauses = useMemo(
    (): Clause[] => [
      { id: kind, op: 'is', values: [titleId], join: 'or' },
      ...applied.filter(({ id }) => filters.includes(id)),
    ],
    [kind, titleId, applied, filters],
  );
  const enabled = title?.aired === true;
  const [ofAges, ofStars] = [enabled && fields.includes('age'), enabled && fields.includes('averageRating')];
  const gender = useView(views[kind].gender, clauses, { enabled });
  const age = useView(views[kind].age, clauses, { enabled: ofAges });
  const stars = useView(views[kind].stars, clauses, { enabled: ofStars });
  const filling =
    (enabled && gender.status === 'loading') ||
    (ofAges && age.status === 'loading') ||
    (ofStars && stars.status === 'loading');
  const members = membersOf(gender.meta, stars.meta);
  if (members === null) return { members, filling };
  const isWeighted = members.effective !== null;
  const known = { age: knownOf(age.rows, isWeighted), gender: knownOf(gender.rows, isWeighted) };
  return {
    members: {
      ...members,
      known: {
        ...(known.age === null ? {} : { age: known.age }),
        ...(known.gender === null ? {} : { gender: known.gender }),
      },
    },
    filling,
  };
};
