/**
 * The people behind a cross-tab as a whole, whatever its rows and columns: its sample, and for the guard each group that a measure
 * tells of.
 */
import type { Group } from '../compile/guard.ts';
import { sampleOf, sampleOfCells } from '../compile/sample.ts';
import { join, type Sql, sql } from '../compile/sql.ts';
import { viewersInside, viewersInsideTogether } from '../rollups/counting.ts';
import { type BaseName, baseDefinition, guardsOfAll } from './bases.ts';
import type { Crosstab } from './crosstab.ts';
import { partsOf, sourcesOf } from './figures.ts';
import { areViewersInside, factsOf, membersOf } from './sources.ts';

const fromRows = (rows: Sql): Sql => sql`from (
  ${rows}
)`;

/** Members with a row of any fact that is counted, before weighting. */
export const sampleBehind =
  (crosstab: Crosstab): Group =>
  (plan) => {
    const sources = sourcesOf(partsOf(crosstab.query.measures)).filter((source) => source !== 'binges');
    if (sources.length === 1 && sources.every((source) => areViewersInside(crosstab, source)))
      return sampleOfCells(plan, viewersInsideTogether(plan));
    const members = sources.map((source) => membersOf(crosstab, source));
    return sql`${factsOf(crosstab, sources)}${sampleOf(plan, fromRows(join(members, '\nunion all\n')))}`;
  };

const groupBehind = (crosstab: Crosstab, base: BaseName): Sql => {
  const { plan } = crosstab;
  const { source, who, reads = [] } = baseDefinition(base);
  if (base === 'viewers' && areViewersInside(crosstab, source)) return sampleOfCells(plan, viewersInside(plan));
  const members = membersOf(crosstab, source, who && { reads, where: who(plan) });
  return sql`${factsOf(crosstab, [source])}${sampleOf(plan, fromRows(members))}`;
};

/** A row is one however it is told apart; but on which days somebody follows depends on what stands for a day. */
const untold = ({ query, ...crosstab }: Crosstab, base: BaseName): Crosstab => ({
  ...crosstab,
  query: base === 'running_followers' ? query : { ...query, rows: [], pivots: [] },
  parts: [`n_${base}`],
});

/** Each group of people that a measure tells of, in the whole table. */
export const groupsBehind = (crosstab: Crosstab): Group[] =>
  guardsOfAll(crosstab.query.measures).map((base) => (plan) => groupBehind(untold({ ...crosstab, plan }, base), base));
