/** The sentence of a report for the parts that tell it. With each word of it these are drawn anew, and not the whole report. */
import type { Clause } from '@cvm/contract';
import { createContext, type ReactNode, useContext } from 'react';
import type { Head, ReportRecord } from '../model.ts';
import { type Glance, useGlance } from './use-glance.ts';

const GlanceContext = createContext<Glance | null>(null);

type Props = { report: ReportRecord; head: Head | null; about: Clause; children: ReactNode };

export const GlanceAround = ({ report, head, about, children }: Props) => (
  <GlanceContext value={useGlance(report, head, about)}>{children}</GlanceContext>
);

/** Null where the report has no sentence. */
export const useGlanceAround = (): Glance | null => useContext(GlanceContext);
