/**
 * Who is signed in: token and profile in the browser's storage, readable everywhere, changed only here.
 * Another tab's sign-in or sign-out is followed. What is stored and cannot be read counts as signed out.
 */
import { type Profile, profileSchema } from '@cvm/contract';
import { useSyncExternalStore } from 'react';
import { dismissedKey } from './dismissed-notices.ts';

const keys = {
  token: 'cvm.token',
  loggedIn: 'cvm.loggedIn',
  profile: 'cvm.profile',
  dismissed: dismissedKey,
};

export type Session = { token: string; profile: Profile };

const listeners = new Set<() => void>();
const announce = (): void => {
  for (const listener of listeners) listener();
};

/** The snapshot is cached by its stored text, because React compares snapshots by identity. */
let cached: { text: string; session: Session | null } = { text: '', session: null };

const parseProfile = (text: string): Profile | null => {
  try {
    return profileSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
};

/** The session as stored, null when nobody is signed in. */
export const readSession = (): Session | null => {
  const token = localStorage.getItem(keys.token);
  const profileText = localStorage.getItem(keys.profile);
  if (token === null || profileText === null || localStorage.getItem(keys.loggedIn) !== 'true') return null;
  const text = `${token} ${profileText}`;
  if (cached.text !== text) {
    const profile = parseProfile(profileText);
    cached = { text, session: profile === null ? null : { token, profile } };
  }
  return cached.session;
};

/** The bearer token of calls, null when nobody is signed in. */
export const readToken = (): string | null => readSession()?.token ?? null;

/** Stores a successful sign-in. */
export const startSession = ({ token, profile }: Session): void => {
  localStorage.setItem(keys.token, token);
  localStorage.setItem(keys.profile, JSON.stringify(profile));
  localStorage.setItem(keys.loggedIn, 'true');
  announce();
};

/** Forgets token, flag, profile and dismissed notices. */
export const endSession = (): void => {
  for (const key of Object.values(keys)) localStorage.removeItem(key);
  announce();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

/** The session, followed. */
export const useSession = (): Session | null => useSyncExternalStore(subscribe, readSession);
