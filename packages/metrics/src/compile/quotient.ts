/** Quotients in SQL: the formula of a metric stands in its definition, where its parts stand says the statement. */
import {
  type Formula,
  type MetricDefinition,
  type MetricId,
  metricDefinitions,
  type PartId,
  type PartOf,
  type QuotientId,
} from '@cvm/contract';

/** A quotient that is null when there is nothing to divide by. */
export const ratio = (over: string, under: string): string => `if(${under} = 0, null, ${over} / ${under})`;

/** The SQL of a metric over its parts, each given as SQL; null when there is nothing to divide by. */
export const quotient = <Id extends QuotientId>(id: Id, parts: Readonly<Record<PartOf<Id>, string>>): string =>
  placed(metricDefinitions[id].formula, new Map(Object.entries<string>(parts)));

const placed = ({ over, under }: Formula, given: ReadonlyMap<string, string>): string => {
  const text = (formula: string): string => formula.replaceAll(/[a-z_]+/g, (name) => given.get(name) ?? name);
  return ratio(text(over), text(under));
};

/** Likewise of any metric; null of one that is no quotient. */
export const formulaSql = (id: MetricId, parts: ReadonlyMap<PartId, string>): string | null => {
  const { formula }: MetricDefinition = metricDefinitions[id];
  return formula === undefined ? null : placed(formula, parts);
};
