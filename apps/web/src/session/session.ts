/**
 * Who is signed in: token and profile in the browser's storage, readable everywhere, changed only here.
 * Another tab's sign-in or sign-out is followed. What is stored and cannot be read counts as signed out.
 * An administrator may look at the portal as somebody else: that is a session of one tab, in front of the own one, which
 * stays as it is in the other tabs and comes back when viewing as the user is over.
 */
import { type Profile, profileSchema } from '@cvm/contract';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { attributionChoice } from './attribution-choice.ts';
import { dismissedKey } from './dismissed-notices.ts';

const keys = {
  token: 'cvm.token',
  loggedIn: 'cvm.loggedIn',
  profile: 'cvm.profile',
  dismissed: dismissedKey,
  ...attributionChoice,
};

/** Of this tab alone. */
const viewAsKey = 'cvm.viewAs';

export type Session = {
  token: string;
  profile: Profile;
  /** Is this an administrator looking at the portal as the user of the profile? */
  viewAs: boolean;
};

const viewAsSchema = z.object({ token: z.string(), profile: profileSchema });

/** Told of every change; of one made in another tab with the event that brought the news. */
type Listener = (elsewhere?: Event) => void;

/** A page that the browser kept while it was left, and shows again, has missed what was stored meanwhile. */
const newsOfOthers = ['storage', 'pageshow'] as const;

const listeners = new Set<Listener>();
const announce = (): void => {
  for (const listener of listeners) listener();
};

/** The snapshot is cached by its stored text, because React compares snapshots by identity. */
type Cached = { text: string; session: Session | null };
let cached: Cached = { text: '', session: null };
let cachedViewAs: Cached = { text: '', session: null };

const parseProfile = (text: string): Profile | null => {
  try {
    return profileSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
};

const parseViewAs = (text: string): Session | null => {
  try {
    const { token, profile } = viewAsSchema.parse(JSON.parse(text));
    return { token, profile, viewAs: true };
  } catch {
    return null;
  }
};

/** The session as stored, null when nobody is signed in. */
export const readSession = (): Session | null => {
  const viewAs = sessionStorage.getItem(viewAsKey);
  if (viewAs !== null) {
    if (cachedViewAs.text !== viewAs) cachedViewAs = { text: viewAs, session: parseViewAs(viewAs) };
    if (cachedViewAs.session !== null) return cachedViewAs.session;
  }
  return readOwnSession() ?? held;
};

const readOwnSession = (): Session | null => {
  const token = localStorage.getItem(keys.token);
  const profileText = localStorage.getItem(keys.profile);
  if (token === null || profileText === null || localStorage.getItem(keys.loggedIn) !== 'true') return null;
  const text = `${token} ${profileText}`;
  if (cached.text !== text) {
    const profile = parseProfile(profileText);
    cached = { text, session: profile === null ? null : { token, profile, viewAs: false } };
  }
  return cached.session;
};

/** The bearer token of calls, null when nobody is signed in. */
export const readToken = (): string | null => readSession()?.token ?? null;

/** Begins to look at the portal as the user of this profile, in this tab. */
export const startViewAs = (session: Omit<Session, 'viewAs'>): void => {
  sessionStorage.setItem(viewAsKey, JSON.stringify(session));
  announce();
};

/** Keeps the profile of the session of this tab as the server has it now. */
export const keepProfile = (profile: Profile): void => {
  const session = readSession();
  if (session === null) return;
  (session.viewAs ? startViewAs : startSession)({ token: session.token, profile });
};

/** A token that the server no longer knows, while its user may sign in again over the page. Of this tab alone. */
let expired: string | null = null;

/** Its session, where another tab has taken it out of the storage. */
let held: Session | null = null;

/** Was it its user who logged out, in that tab? */
let isLoggedOut = false;

/** What the flag says for the moment in which a session that is over is forgotten: nobody logged out. */
const overFlag = 'over';

/** Stores a successful sign-in. */
export const startSession = ({ token, profile }: Omit<Session, 'viewAs'>): void => {
  localStorage.setItem(keys.token, token);
  localStorage.setItem(keys.profile, JSON.stringify(profile));
  localStorage.setItem(keys.loggedIn, 'true');
  expired = null;
  held = null;
  announce();
};

/** Forgets token, flag, profile, dismissed notices and filters that are kept; while viewing as somebody else, that session alone. */
export const endSession = (): void => {
  if (readSession()?.viewAs === true) {
    sessionStorage.removeItem(viewAsKey);
    announce();
    return;
  }
  sessionStorage.removeItem(viewAsKey);
  for (const key of Object.values(keys)) localStorage.removeItem(key);
  expired = null;
  held = null;
  announce();
};

/** Forgets a session that the server no longer knows; another tab in which something is typed may hold on to it. */
export const endExpiredSession = (): void => {
  localStorage.setItem(keys.loggedIn, overFlag);
  endSession();
};

/** Follows the session from this tab and others, until the function that comes back is called. */
export const followSession = (listener: Listener): (() => void) => {
  listeners.add(listener);
  for (const news of newsOfOthers) window.addEventListener(news, listener);
  return () => {
    listeners.delete(listener);
    for (const news of newsOfOthers) window.removeEventListener(news, listener);
  };
};

/** The session that is stored is over, and stays until its user has signed in again or leaves. */
export const markExpired = (): void => {
  expired = readToken();
  isLoggedOut = false;
  announce();
};

export const isExpired = (): boolean => expired !== null && expired === readToken();

/**
 * A session that ended in another tab, found to be over or logged out of, ends here as well, but stays where it is needed, until
 * its user has signed in again, in whichever tab, or leaves. To be called before anybody follows it.
 */
export const holdExpiredSession = (isNeeded: () => boolean): (() => void) => {
  let before = readSession();
  return followSession((elsewhere) => {
    if (readOwnSession() !== null) held = null;
    else if (elsewhere !== undefined && held === null && before?.viewAs === false && isNeeded()) {
      held = before;
      expired = before.token;
      isLoggedOut = elsewhere instanceof StorageEvent && elsewhere.newValue !== overFlag;
    }
    before = readSession();
  });
};

const subscribe = (changed: () => void) => followSession(() => changed());

/** The session, followed. */
export const useSession = (): Session | null => useSyncExternalStore(subscribe, readSession);

const readExpired = (): string | null => (isExpired() ? (readSession()?.profile.email ?? null) : null);

/** Who is to sign in again, followed; null = nobody. */
export const useExpired = (): string | null => useSyncExternalStore(subscribe, readExpired);

/** Is that because its user logged out in another tab? */
export const useLoggedOut = (): boolean => useSyncExternalStore(subscribe, () => isLoggedOut);

/** Why an administrator who looks at the portal as a user keeps nothing of it. */
export const nothingSaved = 'While viewing as a user nothing is saved.';

/** Why nothing that a user keeps can be changed: an administrator looks at it. Null = the user does. */
export const useForeign = (): string | null =>
  useSession()?.viewAs === true ? 'While viewing as a user nothing is changed.' : null;
