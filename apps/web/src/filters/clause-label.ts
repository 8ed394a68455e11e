/** A clause as the words of a chip: which filter, and what it says. */
import {
  type Clause,
  exactValue,
  type FilterLabels,
  filterDefinition,
  formatValue,
  isolated,
  type PageFilters,
  valueName,
} from '@cvm/contract';
import { presetLabel } from './date-limits.ts';
import { daysLabel } from './days-windows.ts';
import { clauseDraft, isPercentage, type MetricUnit, metricChoices, operatorLabels, unitIn } from './metric-filters.ts';
import { stateLabel } from './option-state.ts';
import type { PanelRule } from './panel-rule.ts';

/** `full` names every value; `text` is cut to the first few and says how many more there are. */
export type ClauseLabel = { label: string; text: string; full: string };

const namesMax = 3;

const listed = (names: readonly string[], word: string): string => names.join(word);

const shortened = (names: readonly string[], word: string): string => {
  const more = names.length - namesMax;
  return more > 0 ? `${listed(names.slice(0, namesMax), word)} +${more} more` : listed(names, word);
};

/** A date clause in words: a preset's name, or the days. */
const datesText = ({ op, values }: Clause): string => {
  if (op === 'between') {
    const [from, to] = values.map((day) => formatValue('date', day));
    return from === to ? `${from}` : `${from} to ${to}`;
  }
  return presetLabel(values[0] ?? '');
};

const operandText = (unit: MetricUnit, typed: string): string =>
  `${exactValue('count', Number(typed))}${isPercentage(unit) ? '%' : ''}`;

const metricText = (page: PageFilters, clause: Clause): { label: string; text: string } => {
  const choices = metricChoices(page);
  const { name, op, low, high } = clauseDraft(choices, clause, '');
  const [first, second] = [low, high].map((typed) => operandText(unitIn(choices, name), typed));
  const label = choices.find((choice) => choice.name === name)?.label ?? name;
  return { label, text: op === 'to' ? `${first} to ${second}` : `${operatorLabels[op]} ${first}` };
};

const single = (label: string, text: string): ClauseLabel => ({ label, text, full: `${label}: ${text}` });

/** The words of one clause on one page. The panel's chip says what holds, which may differ from what was asked. */
export const clauseLabel = (page: PageFilters, clause: Clause, labels: FilterLabels, panel: PanelRule): ClauseLabel => {
  const { id, op, values, join } = clause;
  const { kind, label } = filterDefinition(id);
  if (kind === 'dates') return single(label, datesText(clause));
  if (kind === 'metric') {
    const metric = metricText(page, clause);
    return single(metric.label, metric.text);
  }
  if (id === 'panel') return single(label, valueName(id, panel.value));
  if (op === 'between') return single(label, daysLabel(values[0] ?? '', values[1] ?? ''));
  const names = values.map((value) => isolated(valueName(id, value, labels)));
  const word = join === 'and' ? ' and ' : ', ';
  const state = op === 'is_not' ? 'excluded' : 'included';
  return {
    label,
    text: stateLabel(shortened(names, word), state),
    full: `${label}: ${stateLabel(listed(names, word), state)}`,
  };
};
