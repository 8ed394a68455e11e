/** The first line of every export: where the figures come from and under which filters. */
import {
  countedOf,
  type FilterLabels,
  filterSentences,
  formatValue,
  type Meta,
  otherRecipeWords,
  periodText,
  reachSentences,
  sampleNouns,
  untestedWords,
  type ViewDefinition,
} from '@cvm/contract';

export const longDay = (day: string): string => formatValue('longDate', day);

export type SourceFacts = Pick<
  Meta,
  | 'sampleSize'
  | 'effectiveSampleSize'
  | 'dataThrough'
  | 'panel'
  | 'filters'
  | 'range'
  | 'suppressed'
  | 'recipe'
  | 'dataRecipe'
  | 'untested'
> & {
  /** Of what is suppressed: every row, not some cells alone. */
  readonly isKeptBack?: true | undefined;
};

/** N counts members, of whom it says who they are; where weights apply, how many of equal weight would say as much, and of answers that count none that they do. */
const sampleSentences = ({ sample }: ViewDefinition, facts: SourceFacts): string[] => {
  const { sampleSize, effectiveSampleSize, panel } = facts;
  if (!sampleSize) return panel === 'Balanced' ? ['Figures are weighted.'] : [];
  const base = effectiveSampleSize === null ? '' : formatValue('count', effectiveSampleSize);
  const weighting = base === '' ? '' : ` before weighting, effective base ${base}; figures are weighted`;
  return [`N = ${countedOf(sampleSize, sample === null ? '' : sampleNouns[sample])}${weighting}.`];
};

/** What a file says in a cell that is left out: empty would be nobody, or unknown. */
export const leftOut = 'Suppressed';

const suppressedSentence = ({ suppressed, isKeptBack }: SourceFacts): string[] => {
  if (suppressed === undefined) return [];
  const few = `fewer than ${suppressed.minimumBase} people`;
  return isKeptBack
    ? [`No rows: they would tell of ${few}.`]
    : [`"${leftOut}" stands for figures about ${few}, and for those they could be worked out from.`];
};

/** Columns of differences are empty then, which would be read as none having been found. */
const untestedSentence = ({ untested }: SourceFacts): string[] =>
  untested === true ? [`No difference was looked for: ${untestedWords}.`] : [];

/** What is to be said of an answer, sentence by sentence. */
export const sourceSentences = (view: ViewDefinition, facts: SourceFacts, labels: FilterLabels) => {
  const otherRecipe = otherRecipeWords(facts);
  const others = facts.filters.filter((clause) => !['date', 'daysInPast', 'panel'].includes(clause.id));
  const { from, to } = facts.range;
  const isAllTime = view.period === undefined && from === null;
  const dates = isAllTime ? `all time up to ${longDay(to)}` : periodText(view, facts.range, longDay);
  return {
    filters: [...filterSentences(others, labels), ...reachSentences(view.columns, others)],
    dates: view.filters.includes('date') ? [`Dates: ${dates}.`] : [],
    panel: view.filters.includes('panel') ? [`Panel is ${facts.panel}.`] : [],
    suppressed: suppressedSentence(facts),
    sample: [...sampleSentences(view, facts), ...untestedSentence(facts)],
    through: `Data through ${longDay(facts.dataThrough)}.`,
    derived: otherRecipe === null ? [] : [otherRecipe],
  };
};

/**
 * "Source: CVM Insights, Show Ranker. Country is United States. Dates: May 01, 2024 to May 31, 2024. Panel is Balanced.
 * N = 1,234 viewers before weighting, effective base 1,010; figures are weighted. Data through May 31, 2024." The dates and the panel are those that were applied.
 */
export const sourceLine = (view: ViewDefinition, facts: SourceFacts, labels: FilterLabels): string => {
  const { filters, dates, panel, suppressed, sample, through, derived } = sourceSentences(view, facts, labels);
  const all = [...filters, ...dates, ...panel, ...suppressed, ...sample, through, ...derived];
  return [`Source: CVM Insights, ${view.title}.`, ...all].join(' ');
};
