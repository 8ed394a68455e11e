/** The modules that reports of several subjects have in common. */
import { countryRule, type ViewId } from '@cvm/contract';
import { devicesFigure } from '../charts/prepare/devices-figure.ts';
import { newFollowersFigure, totalFollowersFigure } from '../charts/prepare/followers-figure.ts';
import { type IndexBy, indexFigure } from '../charts/prepare/index-figure.ts';
import { platformsFigure } from '../charts/prepare/platforms-figure.ts';
import { ratingsFigure } from '../charts/prepare/ratings-figure.ts';
import type { Empty, FigureModule, Module, Place } from './model.ts';

/** What a user sees may be a part of the data: people, days or titles. @param what there may be none of: `ratings` */
export const none =
  (what: string): Empty =>
  (filtered) => ({
    reason: filtered
      ? `There are no ${what} inside these filters. Take some of the filters above away, or widen the dates.`
      : `There are no ${what} yet in the data that you see. They are shown here as soon as it has them.`,
  });

type FigureParts = Pick<FigureModule, 'id' | 'view' | 'prepare' | 'empty'> & Partial<FigureModule>;

/** A figure; of bars and 250 pixels high where nothing else is said. */
export const figure = (parts: FigureParts): FigureModule => ({ kind: 'figure', chart: 'bars', height: 250, ...parts });

const indexHeights: Record<IndexBy, number> = { country: 450, age: 226, gender: 100 };

const index = (view: ViewId, by: IndexBy, people: string): FigureModule =>
  figure({
    id: by,
    view,
    prepare: indexFigure(view, by, people),
    index: { by, people },
    height: indexHeights[by],
    empty: none(
      by === 'country' ? `countries with ${countryRule.peopleMin} or more ${people}` : `${people} of known ${by}`,
    ),
  });

type IndexViews = Readonly<Record<IndexBy, ViewId>>;

/** Figures of one unit side by side: bars as long are shares as large. */
const onOneAxis = (modules: readonly (FigureModule & Place)[]): readonly Module[] => {
  const beside = modules.map(({ view, prepare }) => ({ view, prepare }));
  return modules.map((module) => ({ ...module, beside }));
};

/** An audience by country, and beside that by age and gender. @param people whom the bars count: `viewers` */
export const audienceIndexes = (views: IndexViews, people: string): readonly Module[] =>
  onOneAxis([
    { ...index(views.country, 'country', people), span: 'half', tall: 'always', paper: 'half' },
    { ...index(views.age, 'age', people), span: 'half', paper: 'half' },
    { ...index(views.gender, 'gender', people), span: 'half', paper: 'half' },
  ]);

/** What the audience of a title thinks of it, and where and how it watches. */
export const watching = (views: { ratings: ViewId; platforms: ViewId; devices: ViewId }): readonly Module[] =>
  onOneAxis([
    {
      ...figure({
        id: 'ratings',
        view: views.ratings,
        prepare: ratingsFigure(views.ratings),
        empty: none('ratings'),
      }),
      span: 'third',
      paper: 'half',
    },
    {
      ...figure({
        id: 'platforms',
        view: views.platforms,
        prepare: platformsFigure(views.platforms),
        empty: none('views that name a platform'),
      }),
      span: 'third',
      tall: 'narrow',
    },
    {
      ...figure({
        id: 'devices',
        view: views.devices,
        prepare: devicesFigure(views.devices),
        empty: none('views that name a device'),
      }),
      span: 'third',
      paper: 'half',
    },
  ]);

/** @param start the first day while no dates are chosen */
export const followers = (view: ViewId, start: string): readonly Module[] => {
  const days = { view, start, chart: 'lines', height: 280, marked: true, empty: none('followers') } as const;
  return [
    {
      ...figure({ id: 'newFollowers', title: 'New Followers', prepare: newFollowersFigure(view), ...days }),
      span: 'whole',
    },
    {
      ...figure({ id: 'totalFollowers', title: 'Total Followers', prepare: totalFollowersFigure(view), ...days }),
      span: 'whole',
    },
  ];
};
