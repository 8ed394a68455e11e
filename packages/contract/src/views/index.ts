/** The view catalogue: every view by its id. */
import { affinityViews } from './affinity.ts';
import { anticipationViews } from './anticipation.ts';
import { attributionViews } from './attribution.ts';
import { audienceViews } from './audience.ts';
import { detailViews } from './details.ts';
import { engagementViews } from './engagement.ts';
import { gemViews } from './gem.ts';
import { homeViews } from './home.ts';
import { rankerViews } from './rankers.ts';
import { talentViews } from './talent.ts';
import type { ViewDefinition } from './view.ts';

export const views = {
  ...homeViews,
  ...rankerViews,
  ...detailViews,
  ...audienceViews,
  ...anticipationViews,
  ...engagementViews,
  ...attributionViews,
  ...affinityViews,
  ...talentViews,
  ...gemViews,
} as const;

export type ViewId = keyof typeof views;

export const viewIds = Object.keys(views) as ViewId[];

export const isViewId = (id: string): id is ViewId => Object.hasOwn(views, id);

export const viewDefinition = (id: ViewId): ViewDefinition => views[id];
