/**
 * Who is behind the scores of a title: its viewers before weighting, and how many people of equal weight they are worth where the
 * panel weighs. It comes with the very answer of the gender of its viewers that the report asks.
 */
import { type Clause, type TitleKind, viewDefinition } from '@cvm/contract';
import { useMemo } from 'react';
import type { Title } from '../titles/title.ts';
import { useView } from '../views/use-view.ts';
import type { Members } from './scores.ts';

const views = { show: 'showGenderIndex', movie: 'movieGenderIndex' } as const;

type Question = {
  kind: TitleKind;
  titleId: string;
  /** Null while it is not known. */
  title: Pick<Title, 'aired'> | null;
  /** The filters of the page. */
  applied: readonly Clause[];
};

/** `members` is null where they are not known; of a title that has not aired nothing is asked. */
export const useMembers = ({
  kind,
  titleId,
  title,
  applied,
}: Question): { readonly members: Members | null; readonly filling: boolean } => {
  const { filters } = viewDefinition(views[kind]);
  const clauses = useMemo(
    (): Clause[] => [
      { id: kind, op: 'is', values: [titleId], join: 'or' },
      ...applied.filter(({ id }) => filters.includes(id)),
    ],
    [kind, titleId, applied, filters],
  );
  const enabled = title?.aired === true;
  const { meta, status } = useView(views[kind], clauses, { enabled });
  const members = meta === null ? null : { count: meta.sampleSize, effective: meta.effectiveSampleSize };
  return { members, filling: enabled && status === 'loading' };
};
