/**
 * Filters of the address that wait for another tab of the report. No view of this tab asks by them, so that a season or an episode
 * which the show does not have would wait without a word until that tab is opened: it is looked for here.
 */
import { type Clause, notInIndexMessage, parseFilter } from '@cvm/contract';
import { useMemo } from 'react';
import type { FilterProblem } from './url-filters.ts';
import { subjectShow, useEpisodes } from './use-episodes.ts';

const columns = { season: 'season', episode: 'episodeId' } as const;
type Part = keyof typeof columns;

const partOf = ({ id, op }: Clause): Part | null => (op === 'is' && (id === 'season' || id === 'episode') ? id : null);

const namesPart = (text: string): boolean => parseFilter(text).some((clause) => partOf(clause) !== null);

type Kept = { readonly texts: readonly string[]; readonly problems: readonly FilterProblem[] };

/** @param about what the page is about; null = it has no seasons of its own */
export const useKept = (kept: readonly string[], about: Clause | null): Kept => {
  const show = subjectShow(about, []);
  const { rows, status } = useEpisodes(kept.some(namesPart) ? show : null);
  return useMemo(() => {
    if (show === null || (status !== 'data' && status !== 'empty')) return { texts: kept, problems: [] };
    const problemOf = (text: string): string | null => {
      for (const clause of parseFilter(text)) {
        const part = partOf(clause);
        if (part === null) continue;
        const unknown = clause.values.find((value) => !rows.some((row) => String(row[columns[part]]) === value));
        if (unknown !== undefined) return notInIndexMessage(part, unknown, `show ${show}`);
      }
      return null;
    };
    const problems = kept.flatMap((text) => {
      const message = problemOf(text);
      return message === null ? [] : [{ text, message }];
    });
    return { texts: kept.filter((text) => problems.every((problem) => problem.text !== text)), problems };
  }, [show, status, rows, kept]);
};
