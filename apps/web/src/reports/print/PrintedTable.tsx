/** A view's table on paper: every row of its answer, sorted as on screen, its head repeated at the top of each page. */
import { type Clause, isNumeric, tableColumns, type ViewId, viewDefinition } from '@cvm/contract';
import { useMemo } from 'react';
import { useNoted } from '../../address/use-in-address.ts';
import { membersBehind } from '../../charts/prepare/sample.ts';
import { scopeText } from '../../charts/scope.ts';
import { useRealOnly } from '../../charts/use-real-only.ts';
import { useNamedEpisodes } from '../../filters/use-episodes.ts';
import { cellText } from '../../tables/cell-text.ts';
import { listed } from '../../tables/comparing.ts';
import { rankOf, sortRows } from '../../tables/sort-rows.ts';
import { readSorts } from '../../views/sorts.ts';
import { useView } from '../../views/use-view.ts';
import type { Empty } from '../model.ts';
import { PrintedModule } from './PrintedModule.tsx';
import { usePart } from './parts.ts';
import classes from './printed.module.css';

type Props = {
  view: ViewId;
  title: string;
  clauses: readonly Clause[];
  /** Whom the sample counts. */
  noun: string;
  empty: ReturnType<Empty>;
  ranked?: boolean | undefined;
};

export const PrintedTable = ({ view, title, clauses, noun, empty, ranked = false }: Props) => {
  const definition = viewDefinition(view);
  const result = useView(view, clauses);
  const { realOnly } = useRealOnly();
  const {
    rows: kept,
    notes,
    instead,
  } = useMemo(
    () => listed(definition, { ...result.meta, rows: result.rows }, realOnly),
    [definition, result.rows, result.meta, realOnly],
  );
  const { noted } = useNoted('sorted', view);
  const { sorts } = useMemo(() => readSorts(noted, definition), [noted, definition]);
  const rows = useMemo(() => sortRows(kept, sorts, definition), [kept, sorts, definition]);
  const columns = tableColumns(definition);
  const episodes = useNamedEpisodes(clauses);
  usePart(result.status !== 'loading');
  return (
    <PrintedModule
      title={title}
      result={instead === undefined ? result : { ...result, status: 'empty' }}
      sample={result.meta === null ? null : membersBehind(result.meta, noun)}
      empty={instead ?? empty}
      foot={
        result.meta === null
          ? ''
          : scopeText(membersBehind(result.meta, noun), notes, definition, result.meta, episodes)
      }
      breaks
    >
      <table className={classes.table}>
        <thead>
          <tr>
            {ranked ? (
              <th data-numeric data-rank>
                #
              </th>
            ) : null}
            {columns.map((column) => (
              <th key={column.name} scope="col" data-numeric={isNumeric(column) || undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={definition.key.map((name) => row[name]).join(' ')}>
              {ranked ? <td data-numeric>{rankOf(row, place, sorts)}</td> : null}
              {columns.map((column) => (
                <td key={column.name} data-numeric={isNumeric(column) || undefined}>
                  {cellText(column, row[column.name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </PrintedModule>
  );
};
