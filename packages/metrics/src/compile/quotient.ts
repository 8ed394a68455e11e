/** Quotients in SQL: the formula of a metric stands in its definition, where its parts stand says the statement. */
import { metricDefinitions, type PartOf, type QuotientId } from '@cvm/contract';

/** A quotient that is null when there is nothing to divide by. */
export const ratio = (over: string, under: string): string => `if(${under} = 0, null, ${over} / ${under})`;

/** The SQL of a metric over its parts, each given as SQL; null when there is nothing to divide by. */
export const quotient = <Id extends QuotientId>(id: Id, parts: Readonly<Record<PartOf<Id>, string>>): string => {
  const { over, under } = metricDefinitions[id].formula;
  const given = new Map<string, string>(Object.entries(parts));
  const placed = (text: string): string => text.replaceAll(/[a-z_]+/g, (name) => given.get(name) ?? name);
  return ratio(placed(over), placed(under));
};
