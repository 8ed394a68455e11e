/** What a screen that is looked at as a whole is made of. */
import type { ViewId } from '@cvm/contract';
import type { Page } from 'playwright-core';
import type { Thing } from './pages/paper.ts';
import type { Visit } from './visits.ts';

/** What a page shows at one time. */
export type Look = {
  name: string;
  /** Resolves when the screen shows what it is there to show; asked again after every change of the window. */
  ready: (page: Page) => Promise<void>;
  /** The selector of what lies over the page and hides some of it; the page behind is a screen of its own. */
  over?: string;
  /** Looked at in wide windows, too, which have more room for pages; of what lies over a page, on a tablet, which has less. */
  wide?: true;
};

export type Screen = Look & {
  address: () => Promise<string> | string;
  visit?: Visit;
  /** Brings the portal into the state to look at; what it answers takes that back. */
  prepare?: () => Promise<() => Promise<unknown>>;
  /** The views that it asks when it is opened, each once: those it shows, and no others. Absent = none. */
  asks?: readonly ViewId[];
  /** Something comes that was not there when the page was opened: nothing is said of how far it moves the rest. */
  replaced?: true;
  /** Looked at on paper as well, for its own sake or for these things, which other pages have alike. */
  printed?: Thing;
  /** What is looked at next on the same page, one after the other: each is left by Escape, and comes when it is made ready. */
  next?: readonly Look[];
};

/** The views of the tab Audience of a show, which the page of its viewership shows as well. */
export const showAudience = [
  'showRating',
  'showAudiencePlatform',
  'showMobility',
  'showCountryIndex',
  'showAgeIndex',
  'showGenderIndex',
] as const satisfies readonly ViewId[];
