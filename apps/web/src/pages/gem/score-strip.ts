/** Where programs stand among each other: what the distribution strip shows. In: the rows of the report. Pure. */
import { formatCount, formatValue, isolated, type Row } from '@cvm/contract';
import { sharedPlace } from '../../charts/prepare/cells.ts';

export type ScoredProgram = { id: string; title: string; score: number; respondents: number };

export type Strip = {
  /** By score, best first. */
  programs: readonly ScoredProgram[];
  /** The ends of the axis: tens around the scores and the average. */
  low: number;
  high: number;
};

/** The average of all programs, by definition of the score. */
export const averageScore = 100;
const step = 10;

const scored = (row: Row): ScoredProgram[] => {
  const { titleId, title, gemScore, respondents } = row;
  if (typeof titleId !== 'string' || typeof title !== 'string') return [];
  return typeof gemScore === 'number' && typeof respondents === 'number'
    ? [{ id: titleId, title, score: gemScore, respondents }]
    : [];
};

/** Null when no program has enough respondents for a score. */
export const scoreStrip = (rows: readonly Row[]): Strip | null => {
  const programs = rows.flatMap(scored).sort((a, b) => b.score - a.score || a.title.localeCompare(b.title, 'en'));
  if (programs.length === 0) return null;
  const scores = [averageScore, ...programs.map(({ score }) => score)];
  return {
    programs,
    low: Math.floor(Math.min(...scores) / step) * step,
    high: Math.max(averageScore + step, Math.ceil(Math.max(...scores) / step) * step),
  };
};

/** Percent of the strip's width at which a score stands. */
export const placeOf = (score: number, { low, high }: Strip): number => ((score - low) / (high - low)) * 100;

/** `Big Brother: 112.34, rank 3 of 41 programs`. Programs of one score share the rank. */
export const standing = (program: ScoredProgram, { programs }: Strip): string => {
  const rank = programs.filter(({ score }) => score > program.score).length + 1;
  const others = programs.filter(({ score }) => score === program.score).length - 1;
  const place = `rank ${formatValue('count', rank)} of ${formatCount(programs.length, 'program')}${sharedPlace(others)}`;
  return `${isolated(program.title)}: ${formatValue('score', program.score)}, ${place}`;
};
