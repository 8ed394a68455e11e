/**
 * A view as a table inside a report: a module whose body is the sortable table of its rows, with exports and what the
 * figures cover. The last answer stays while other filters are on their way.
 */
import { type Clause, meaningOf, type Sort, tableColumns, type ViewId, viewDefinition } from '@cvm/contract';
import { Box } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { UnknownNames } from '../address/UnknownChoice.tsx';
import { useNoted } from '../address/use-in-address.ts';
import { Module } from '../charts/Module.tsx';
import { membersBehind } from '../charts/prepare/sample.ts';
import { SampleIndicator } from '../charts/SampleNote.tsx';
import { scopeText } from '../charts/scope.ts';
import { useRealOnly } from '../charts/use-real-only.ts';
import { ExportMenu } from '../exports/ExportMenu.tsx';
import { noRowsReason } from '../exports/no-rows.ts';
import { FilterProblems } from '../filter-bar/FilterProblems.tsx';
import { useNamedEpisodes } from '../filters/use-episodes.ts';
import { Segmented } from '../ui/Segmented.tsx';
import { readSorts, sortsText } from '../views/sorts.ts';
import { useView, type ViewResult } from '../views/use-view.ts';
import { compares, isSurestFirst, listed, surestFirst } from './comparing.ts';
import { DataTable } from './DataTable.tsx';
import { frameHeight, heightOf } from './layout.ts';
import { tableExports } from './table-exports.ts';

type Props = {
  view: ViewId;
  title: string;
  /** Whom or what it is about, for pictures and file names; absent = its title says all. */
  subject?: string;
  clauses: readonly Clause[];
  /** Of the table with its header, in pixels. */
  height: number;
  emptyReason: string;
  /** Whom the sample counts: `viewers`. */
  noun: string;
  /** Above the table: what it lists in words, or a switch to another one. */
  head: ReactNode;
  ranked?: boolean;
  /** Narrower columns, where the card shares the page with another. */
  dense?: boolean;
  /** Nothing stands beside the card. */
  alone?: boolean;
  /** False = do not ask yet. */
  enabled?: boolean;
};

const definitionsOf = (view: ViewId) =>
  tableColumns(viewDefinition(view)).flatMap((column) => {
    const text = meaningOf(column);
    return text === null ? [] : [{ label: column.label, text }];
  });

type OrderProps = {
  label: string;
  sorts: readonly Sort[];
  /** The view's own order. */
  own: readonly Sort[];
  onSorts: (sorts: readonly Sort[]) => void;
};

const sortTitles = ['A sort of this link is not applied', 'Some sorts of this link are not applied'] as const;

const orders = [
  { value: 'index', label: 'Highest first' },
  { value: 'surest', label: 'Surest first' },
];

/** A high index on few people comes before a lower one that is sure, unless the surest are asked for. */
const OrderChoice = ({ label, sorts, own, onSorts }: OrderProps) => (
  <Segmented
    label={`Order of ${label}`}
    choices={orders}
    value={isSurestFirst(sorts) ? 'surest' : 'index'}
    onChange={(value) => onSorts(value === 'surest' ? surestFirst : own)}
  />
);

type ProblemProps = { text: string; problem: string | null; onRemove: () => void };

/** What a link sorts the table by, and it cannot be. */
const SortProblem = ({ text, problem, onRemove }: ProblemProps) =>
  problem === null ? null : (
    <Box w="100%">
      <FilterProblems problems={[{ text, message: problem }]} titles={sortTitles} onRemove={onRemove} />
    </Box>
  );

/** What a link sorts and the page has not. @param views of all its tables */
export const UnknownSorted = ({ views }: { views: readonly ViewId[] }) => (
  <UnknownNames
    name="sorted"
    isKnown={(text) => views.some((view) => text.startsWith(`${view}:`))}
    instead="The usual order of each table"
  />
);

/** How the address sorts the table; the view's own order leaves no trace there. */
const useNotedSorts = (view: ViewId) => {
  const definition = viewDefinition(view);
  const { noted, note } = useNoted('sorted', view);
  const { sorts, problem } = useMemo(() => readSorts(noted, definition), [noted, definition]);
  const own = sortsText(definition.sorts);
  const setSorts = (next: readonly Sort[]) => note(sortsText(next) === own ? undefined : sortsText(next));
  return { sorts, setSorts, problem: { text: `sorted=${view}:${noted}`, problem, onRemove: () => note(undefined) } };
};

/** The rows that are listed of the answer, and what is said of those that are not. */
const useListedRows = ({ view, clauses, enabled = true }: Props) => {
  const definition = viewDefinition(view);
  const result = useView(view, clauses, { keepPrevious: true, enabled });
  const { meta } = result;
  const { realOnly } = useRealOnly();
  const shown = useMemo(
    () => listed(definition, { ...meta, rows: result.rows }, realOnly),
    [definition, result.rows, meta, realOnly],
  );
  const status: ViewResult['status'] = result.status === 'data' && shown.rows.length === 0 ? 'empty' : result.status;
  return { result, status, ...shown };
};

export const TableModule = (props: Props) => {
  const { view, title, subject, clauses, height, emptyReason, noun, head, ranked = false } = props;
  const definition = viewDefinition(view);
  const { sorts, setSorts, problem } = useNotedSorts(view);
  const { result, status, rows, notes, instead } = useListedRows(props);
  const definitions = useMemo(() => definitionsOf(view), [view]);
  const { meta } = result;
  const sample = meta === null ? null : membersBehind(meta, noun);
  const episodes = useNamedEpisodes(clauses);
  const table = (
    <DataTable
      view={view}
      // The card dims as one.
      result={{ ...result, rows, status, outdated: false }}
      label={title}
      sorts={sorts}
      onSorts={setSorts}
      emptyReason={emptyReason}
      ranked={ranked}
      dense={props.dense === true}
      height={height}
    />
  );
  return (
    <Module
      title={title}
      definitions={definitions}
      result={result}
      status={status}
      height={height}
      heightMax={status === 'data' ? heightOf(rows.length) + frameHeight : undefined}
      alone={props.alone === true}
      emptyReason={instead?.reason ?? emptyReason}
      emptyTitle={instead?.title}
      mark={<SampleIndicator sample={sample} pending={result.status === 'loading'} />}
      actions={
        <ExportMenu
          view={view}
          clauses={clauses}
          sorts={sorts}
          iconLabel={`Export ${title}`}
          more={tableExports({
            ...{ view, title, sorts, ranked, noun, notes, result: { rows, meta } },
            ...(subject === undefined ? {} : { subject }),
          })}
          disabledReason={noRowsReason({ status, meta: result.meta })}
        />
      }
      head={
        <>
          <SortProblem {...problem} />
          {head}
          {compares(definition) ? (
            <OrderChoice label={title} sorts={sorts} own={definition.sorts} onSorts={setSorts} />
          ) : null}
        </>
      }
      foot={meta === null || sample === null ? '' : scopeText(sample, notes, definition, meta, episodes)}
      skeleton={table}
    >
      {table}
    </Module>
  );
};
