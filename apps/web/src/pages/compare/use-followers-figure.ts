/** The followers of the titles side by side as one figure, prepared when one of their answers is new and not with each other card's. */
import { useState } from 'react';
import type { Figure } from '../../charts/model.ts';
import { columnOf } from '../../charts/prepare/cells.ts';
import { followersAxis } from '../../charts/prepare/followers-figure.ts';
import { lineFigure } from '../../charts/prepare/line-figure.ts';
import { isWeighted, membersBehind } from '../../charts/prepare/sample.ts';
import { byDay } from './side-by-side.ts';
import type { Side } from './use-compared.ts';

type Followed = Pick<Side, 'kind' | 'id' | 'name' | 'colour'> & {
  readonly followers: Pick<Side['followers'], 'rows' | 'meta'>;
};

const figureOf = (told: readonly Followed[]): Figure | null => {
  const answers = told.map(({ followers }) => followers.rows);
  const { days, values } = byDay(answers, 'totalFollowers');
  const meta = told[0]?.followers.meta ?? null;
  if (meta === null || days.length === 0) return null;
  const bases = byDay(answers, 'followersBase').values;
  return lineFigure({
    days,
    lines: told.map(({ kind, id, name, colour }, place) => ({
      column: { ...columnOf('showAnticipationFollowers', 'totalFollowers'), name: `${kind}:${id}`, label: name },
      values: values[place] ?? [],
      bases: bases[place] ?? [],
      colour,
    })),
    beside: [],
    axisName: followersAxis,
    axisFormat: 'count',
    headline: { value: `${told.length} titles`, label: 'followers at the end of each day' },
    sample: membersBehind(meta, 'followers'),
    isWeighted: isWeighted(meta),
  });
};

/** All that the figure is made of: what it is of is another object in each drawing. */
const partsOf = (told: readonly Followed[]): readonly unknown[] =>
  told.flatMap(({ kind, id, name, colour, followers: { rows, meta } }) => [kind, id, name, colour, rows, meta]);

/** Of the titles whose followers are known; null = of no day. */
export const useFollowersFigure = (told: readonly Followed[]): Figure | null => {
  const parts = partsOf(told);
  const [known, setKnown] = useState(() => ({ parts, figure: figureOf(told) }));
  if (parts.length === known.parts.length && parts.every((part, place) => part === known.parts[place]))
    return known.figure;
  const figure = figureOf(told);
  setKnown({ parts, figure });
  return figure;
};
