/** The titles inside the criteria: when they are released, how their following grows, how many follow them. */
import { type Clause, viewDefinition } from '@cvm/contract';
import { SampleNote } from '../../charts/SampleNote.tsx';
import { ExportMenu } from '../../exports/ExportMenu.tsx';
import { noRowsReason } from '../../exports/no-rows.ts';
import { DataTable } from '../../tables/DataTable.tsx';
import { SortProblem } from '../../tables/SortProblem.tsx';
import { TableTools } from '../../tables/TableTools.tsx';
import { tableExports } from '../../tables/table-exports.ts';
import { useSorts } from '../../views/use-sorts.ts';
import type { ViewResult } from '../../views/use-view.ts';

const view = 'anticipationTracker';
const definition = viewDefinition(view);
const { title } = definition;

type Props = { clauses: readonly Clause[]; result: ViewResult };

export const TrackerTable = ({ clauses, result }: Props) => {
  const { sorts, problem, setSorts } = useSorts(definition);
  return (
    <>
      <SortProblem problem={problem} />
      <TableTools covers={<SampleNote meta={result.meta} rowLabel="title" />}>
        <ExportMenu
          view={view}
          clauses={clauses}
          sorts={sorts}
          more={tableExports({ view, title, result, sorts, ranked: true, noun: 'followers' })}
          disabledReason={noRowsReason(result)}
        />
      </TableTools>
      <DataTable
        view={view}
        result={result}
        label={title}
        sorts={sorts}
        onSorts={setSorts}
        ranked
        emptyReason="No followed title matches these criteria."
      />
    </>
  );
};
