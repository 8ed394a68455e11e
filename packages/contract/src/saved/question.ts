/** What the cross-tab call is asked for a saved report, on screen and where its answer is kept. */

import { isDimension } from '../crosstab/dimensions.ts';
import { isMeasure } from '../crosstab/measures.ts';
import { bareName, crosstabId, fieldPrefix } from '../crosstab/names.ts';
import type { CrosstabBody } from '../crosstab/query.ts';
import { calculatedNames } from '../crosstab/query.ts';
import type { ReportDefinition } from './report.ts';

type Asking = Pick<ReportDefinition, 'fields' | 'pivots' | 'calculated' | 'filters' | 'sorts'>;

/** What an answer is sorted by while nothing is chosen: the first figure, descending (3-reports-and-admin section 5). */
const usualSorts = ({ fields, pivots, calculated }: Omit<Asking, 'filters' | 'sorts'>): string[] => {
  const [figure] = [...fields.map(bareName).filter(isMeasure), ...calculatedNames({ calculated })];
  return figure === undefined ? [] : [`${pivots.length > 0 ? 'Total|' : ''}${fieldPrefix}${figure} desc`];
};

/** The sorts of a report, the usual one where none is chosen. */
export const sortsAsked = (report: Omit<Asking, 'filters'>): string[] =>
  report.sorts.length > 0 ? [...report.sorts] : usualSorts(report);

export type ReportQuestion = Pick<
  CrosstabBody,
  'view' | 'fields' | 'pivots' | 'calculated' | 'filters' | 'sorts' | 'total' | 'row_total' | 'honest'
>;

/** Totals of rows and columns always, and how sure every figure is. */
export const questionOf = (report: Asking): ReportQuestion => {
  const rows = report.fields.filter((name) => isDimension(bareName(name)) && !report.pivots.includes(name));
  return {
    view: crosstabId,
    fields: [...report.fields],
    pivots: [...report.pivots],
    calculated: [...report.calculated],
    filters: [...report.filters],
    sorts: sortsAsked(report),
    total: rows.length > 0,
    row_total: report.pivots.length > 0,
    honest: true,
  };
};
