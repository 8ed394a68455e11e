/** When the title of a report came out, as marks of its charts by day; none until it is known. */
import { useMemo } from 'react';
import type { Mark } from '../charts/model.ts';
import { useEpisodes } from '../filters/use-episodes.ts';
import { marksOf } from './airing-marks.ts';
import type { ModuleContext } from './model.ts';

type About = Pick<ModuleContext, 'subject' | 'about' | 'head'>;

/**
 * The marks of the title that the context is about; `settled` once they can no longer change. A failure leaves them out: the
 * figures say the same without.
 */
export const useMarks = ({
  subject,
  about,
  head,
}: About): { readonly marks: readonly Mark[]; readonly settled: boolean } => {
  const { status, rows } = useEpisodes(subject === 'show' ? (about.values[0] ?? null) : null);
  const settled = subject !== 'show' || status !== 'loading';
  const released = head?.released ?? null;
  return useMemo(
    () => ({ marks: settled ? marksOf(subject === 'show' ? rows : null, released) : [], settled }),
    [subject, settled, rows, released],
  );
};
