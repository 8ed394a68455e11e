/**
 * The reports that a user opened last, and those it marked as favorites: offered in the window of commands. Kept in the
 * browser for each user, as lists of names that were shown to it. What is stored and cannot be read is as if it were not there:
 * one report of a list takes no other with it.
 */
import { type Subject, subjects } from '@cvm/contract';
import { useLocalStorage } from '@mantine/hooks';
import { useCallback, useEffect } from 'react';
import { z } from 'zod';
import { useSession } from '../session/session.ts';

const keptSchema = z.object({ subject: z.enum(subjects), id: z.string(), name: z.string() });

export type KeptReport = { readonly subject: Subject; readonly id: string; readonly name: string };

export const recentMax = 8;
export const favoritesMax = 50;

const read = (text: string | undefined): KeptReport[] => {
  try {
    const stored: unknown = JSON.parse(text ?? '');
    return Array.isArray(stored) ? stored.flatMap((one) => keptSchema.safeParse(one).data ?? []) : [];
  } catch {
    return [];
  }
};

const isSame =
  (report: KeptReport) =>
  ({ subject, id }: KeptReport): boolean =>
    subject === report.subject && id === report.id;

/** The list with the report at its head, once, and no longer than it may be. */
export const withFirst = (kept: readonly KeptReport[], report: KeptReport, max: number): KeptReport[] => {
  const is = isSame(report);
  return [report, ...kept.filter((other) => !is(other))].slice(0, max);
};

const useKept = (list: 'recent' | 'favorites') => {
  const userId = useSession()?.profile.userId ?? '';
  return useLocalStorage<readonly KeptReport[]>({
    key: `cvm.${list}.${userId}`,
    defaultValue: [],
    deserialize: read,
    getInitialValueInEffect: false,
  });
};

/** Notes that a report is open, once its name is known. */
export const useVisited = (subject: Subject, id: string, name: string | null): void => {
  const [, setRecent] = useKept('recent');
  useEffect(() => {
    if (name !== null) setRecent((recent) => withFirst(recent, { subject, id, name }, recentMax));
  }, [subject, id, name, setRecent]);
};

export const useFavorite = (report: KeptReport) => {
  const [favorites, setFavorites] = useKept('favorites');
  const { subject, id, name } = report;
  const isFavorite = favorites.some(isSame(report));
  const toggle = useCallback(() => {
    const own = { subject, id, name };
    const is = isSame(own);
    setFavorites((kept) => (kept.some(is) ? kept.filter((other) => !is(other)) : withFirst(kept, own, favoritesMax)));
  }, [subject, id, name, setFavorites]);
  // One more would push out the oldest without a word.
  const isFull = !isFavorite && favorites.length >= favoritesMax;
  return { isFavorite, isFull, toggle };
};

/** Both lists, the newest first; a favorite is not among the recent ones as well. */
export const useKeptReports = (): { favorites: readonly KeptReport[]; recent: readonly KeptReport[] } => {
  const [favorites] = useKept('favorites');
  const [recent] = useKept('recent');
  return { favorites, recent: recent.filter((report) => !favorites.some(isSame(report))) };
};
