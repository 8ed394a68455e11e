/** The editor of one filter: which one follows from the filter's kind. */
import { type FilterId, filterDefinition } from '@cvm/contract';
import type { ComponentType } from 'react';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { CountryFilter } from './CountryFilter.tsx';
import { DateFilter } from './DateFilter.tsx';
import type { EditorProps } from './editor-props.ts';
import { MetricFilter } from './MetricFilter.tsx';
import { OptionFilter } from './OptionFilter.tsx';
import { PanelFilter } from './PanelFilter.tsx';
import { clausesOf } from './pending.ts';
import { RuntimeFilter } from './RuntimeFilter.tsx';
import type { FilterBarState } from './use-filter-bar.ts';
import { optionKindOf } from './use-options.ts';

/** The editor of a filter. Throws for a filter that no bar can offer yet; a test walks the filters of every page. */
export const editorOf = (id: FilterId): ComponentType<EditorProps> => {
  const { kind } = filterDefinition(id);
  if (id === 'panel') return PanelFilter;
  if (id === 'runtime') return RuntimeFilter;
  if (optionKindOf(id) !== null) return OptionFilter;
  if (kind === 'country') return CountryFilter;
  if (kind === 'choice') return ChoiceFilter;
  if (kind === 'dates') return DateFilter;
  if (kind === 'metric') return MetricFilter;
  throw new Error(`The filter "${id}" has no editor.`);
};

export const FilterEditor = ({ bar, id }: { bar: FilterBarState; id: FilterId }) => {
  const Editor = editorOf(id);
  return (
    <Editor
      bar={bar}
      id={id}
      clauses={clausesOf(bar.pending, id)}
      excludes={filterDefinition(id).excludes === true && !bar.definition.withoutExclusion.includes(id)}
      onChange={(clauses) => bar.edit(id, clauses)}
    />
  );
};
