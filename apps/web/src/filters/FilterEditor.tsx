/** The editor of one filter: which one follows from the filter's kind. */
import { type Clause, type FilterId, filterDefinition } from '@cvm/contract';
import { Text } from '@mantine/core';
import type { ComponentType } from 'react';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { CountryFilter } from './CountryFilter.tsx';
import { DateFilter } from './DateFilter.tsx';
import { DaysFilter } from './DaysFilter.tsx';
import { EpisodeFilter } from './EpisodeFilter.tsx';
import type { EditorContext, EditorProps } from './editor-props.ts';
import { excludesOn, exclusiveReason } from './editor-rules.ts';
import { MetricFilter } from './MetricFilter.tsx';
import { OptionFilter } from './OptionFilter.tsx';
import { PanelFilter } from './PanelFilter.tsx';
import { clausesOf } from './pending.ts';
import { RuntimeFilter } from './RuntimeFilter.tsx';
import { SeasonFilter } from './SeasonFilter.tsx';
import { optionKindOf } from './use-options.ts';

/** The editor of a filter. Throws for a filter that no bar can offer yet; a test walks the filters of every page. */
export const editorOf = (id: FilterId): ComponentType<EditorProps> => {
  const { kind } = filterDefinition(id);
  if (id === 'panel') return PanelFilter;
  if (id === 'runtime') return RuntimeFilter;
  if (id === 'season') return SeasonFilter;
  if (id === 'episode') return EpisodeFilter;
  if (optionKindOf(id) !== null) return OptionFilter;
  if (kind === 'country') return CountryFilter;
  if (kind === 'choice') return ChoiceFilter;
  if (kind === 'dates') return DateFilter;
  if (kind === 'days') return DaysFilter;
  if (kind === 'metric') return MetricFilter;
  throw new Error(`The filter "${id}" has no editor.`);
};

type Props = {
  bar: EditorContext;
  id: FilterId;
  onEdit: (id: FilterId, clauses: readonly Clause[]) => void;
};

export const FilterEditor = ({ bar, id, onEdit }: Props) => {
  const Editor = editorOf(id);
  const reason = exclusiveReason(bar.definition, bar.pending, id);
  if (reason !== null) return <Text c="dimmed">{reason}</Text>;
  return (
    <Editor
      bar={bar}
      id={id}
      clauses={clausesOf(bar.pending, id)}
      excludes={excludesOn(bar.definition, bar.permissible, id)}
      onChange={(clauses) => onEdit(id, clauses)}
    />
  );
};
