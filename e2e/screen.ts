/** What a screen that is looked at as a whole is made of. */
import type { Page } from 'playwright-core';
import type { Visit } from './visits.ts';

export type Screen = {
  name: string;
  address: () => Promise<string> | string;
  visit?: Visit;
  /** Brings the portal into the state to look at; what it answers takes that back. */
  prepare?: () => Promise<() => Promise<unknown>>;
  /** Resolves when the screen shows what it is there to show; asked again after every change of the window. */
  ready: (page: Page) => Promise<void>;
  /** The selector of what lies over the page and hides some of it; the page behind is a screen of its own. */
  over?: string;
};
