/** When the title of a report came out, as marks of its charts by day; none until it is known. */
import { useMemo } from 'react';
import type { Mark } from '../charts/model.ts';
import { useEpisodes } from '../filters/use-episodes.ts';
import { episodeMarks, releaseMarks } from './airing-marks.ts';
import type { ModuleContext } from './model.ts';

const none: readonly Mark[] = [];

/** The marks of the title that the context is about. A failure leaves them out: the figures say the same without. */
export const useMarks = ({ subject, about, head }: Pick<ModuleContext, 'subject' | 'about' | 'head'>) => {
  const { status, rows } = useEpisodes(subject === 'show' ? (about.values[0] ?? null) : null);
  const released = head?.released ?? null;
  return useMemo((): readonly Mark[] => {
    if (subject !== 'show') return releaseMarks(released, 'Release');
    if (status === 'loading') return none;
    const marks = episodeMarks(rows);
    return marks.length > 0 ? marks : releaseMarks(released, 'Premiere');
  }, [subject, status, rows, released]);
};
