/**
 * What was changed in a filter bar and not applied, kept beside the entry of the browser's history that it was changed on: whoever
 * opens a title and comes back finds it as it was left. It lives as long as the tab, and is nobody else's.
 */
import type { PageFiltersId } from '@cvm/contract';
import { useLocation, useMatch } from '@tanstack/react-router';
import { type ActionDispatch, useEffect, useReducer, useRef } from 'react';
import { type EditAction, editsOn, type PendingState, pendingReducer } from '../filters/pending.ts';
import { entryKeyOf } from '../history-entry.ts';
import { readSession } from '../session/session.ts';

const left = new Map<string, PendingState>();

/** The place of a bar: the page is named beside the entry, because the entry changes before the page has gone. */
const usePlaceOf = (page: PageFiltersId): string => {
  const entry = useLocation({ select: entryKeyOf });
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname });
  return JSON.stringify([readSession()?.profile.userId, entry, path, page]);
};

export const usePending = (
  page: PageFiltersId,
  address: string,
  forgets: boolean,
): readonly [PendingState, ActionDispatch<[EditAction]>] => {
  const place = usePlaceOf(page);
  const [state, dispatch] = useReducer(pendingReducer, null, () => {
    const edits = forgets ? {} : editsOn(left.get(place) ?? { address, edits: {} }, address);
    return { address, edits };
  });
  /** The entry changes without the edits, as by another order of the table: the way back to either finds them. */
  const places = useRef(new Set<string>());
  // What outlives the bar is written when it has changed.
  useEffect(() => {
    if (forgets) return;
    if (Object.keys(state.edits).length > 0) {
      left.set(place, state);
      places.current.add(place);
      return;
    }
    // Applied or taken back they are left nowhere.
    for (const one of places.current) left.delete(one);
    places.current.clear();
    left.delete(place);
  }, [forgets, place, state]);
  return [state, dispatch];
};
