/** The sentence of a report for the parts that tell it. With each word of it these are drawn anew, and not the whole report. */
import type { Clause } from '@cvm/contract';
import { replaceEqualDeep } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef } from 'react';
import type { Head, ReportRecord } from '../model.ts';
import { type Glance, useGlance } from './use-glance.ts';

const GlanceContext = createContext<Glance | null>(null);

type Props = { report: ReportRecord; head: Head | null; about: Clause; children: ReactNode };

/** The same object as long as it says the same: answers come one by one, and most of them add no word. */
const useUnchanged = (glance: Glance | null): Glance | null => {
  const latest = useRef(glance);
  useEffect(() => {
    latest.current = glance;
  });
  const retry = useCallback(() => latest.current?.retry(), []);
  const kept = useRef(glance);
  kept.current = replaceEqualDeep(kept.current, glance && { ...glance, retry });
  return kept.current;
};

export const GlanceAround = ({ report, head, about, children }: Props) => (
  <GlanceContext value={useUnchanged(useGlance(report, head, about))}>{children}</GlanceContext>
);

/** Null where the report has no sentence. */
export const useGlanceAround = (): Glance | null => useContext(GlanceContext);
