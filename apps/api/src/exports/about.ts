/**
 * What a file says of itself on a sheet of its own: source, filters, dates, panel, people, edition, and what each of its
 * columns is.
 */
import {
  type Column,
  type FilterLabels,
  type Meta,
  meaningOf,
  metricDefinitions,
  relianceOf,
  smallSampleSentence,
  smallSampleWords,
  type ViewDefinition,
} from '@cvm/contract';
import { exportColumns } from './cells.ts';
import { longDay, type SourceFacts, sourceSentences } from './source-line.ts';

type Line = readonly [label: string, words: string];

export type About = { readonly facts: readonly Line[]; readonly columns: readonly Line[] };

export type AboutFacts = SourceFacts & Pick<Meta, 'edition'>;

/** Of a table that is no answer of figures. */
export const plainAbout = (source: string): About => ({
  facts: [['Source', source.replace(/^Source: /, '')]],
  columns: [],
});

/** One label for several lines. */
const under = (label: string, lines: readonly string[]): Line[] =>
  lines.map((words, place) => [place === 0 ? label : '', words]);

/** What stands beside the figures of a report, by the end of its column's name. */
const besideWords: Readonly<Record<string, string>> = {
  n: 'Members behind the figure, before weighting.',
  effective: metricDefinitions.effectiveBase.definition,
  low: 'Lower end of the 95 % interval of the figure, from the effective base.',
  high: 'Upper end of the 95 % interval of the figure, from the effective base.',
  differs: metricDefinitions.differs.definition,
};

const columnWords = (column: Column): string => {
  const [, beside = ''] = /\|([a-z]+)$/.exec(column.name) ?? [];
  return meaningOf(column) ?? besideWords[beside] ?? '';
};

const sampleNote = ({ sampleSize: count, effectiveSampleSize: effective }: SourceFacts): string[] => {
  const warning = smallSampleSentence(relianceOf({ count, effective }));
  return warning === null ? [] : [`${smallSampleWords}. ${warning}`];
};

/** @param notes what else is to be said of the rows */
export const aboutOf = (
  view: ViewDefinition,
  facts: AboutFacts,
  labels: FilterLabels,
  notes: readonly string[],
  now: Date,
): About => {
  const { filters, dates, panel, suppressed, sample, through, derived } = sourceSentences(view, facts, labels);
  return {
    facts: [
      ['Source', `CVM Insights, ${view.title}`],
      ...under('Filters', filters.length === 0 ? ['None.'] : filters),
      ...under(
        'Dates',
        dates.map((text) => text.replace(/^Dates: /, '')),
      ),
      ...under('Panel', panel),
      ...under('People', [...sample, ...sampleNote(facts)]),
      ...under('Left out', suppressed),
      ...under('Rows', notes),
      ...under('Data', [`${through} Edition ${facts.edition}, definitions ${facts.recipe}.`, ...derived]),
      ['Made on', longDay(now.toISOString().slice(0, 10))],
    ],
    columns: exportColumns(view).map((column) => [column.label, columnWords(column)]),
  };
};
