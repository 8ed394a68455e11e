/**
 * A page that is one table: filter bar, what the answer covers, exports, and the sortable rows inside the filters. Every
 * ranking stands on it. What differs from page to page are its words, its head, and what stands above the table.
 */
import {
  type Clause,
  type Meta,
  type PageFiltersId,
  type Sort,
  type TitleKind,
  type ViewId,
  viewDefinition,
} from '@cvm/contract';
import { Button, Text } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { UnknownChoice } from '../address/UnknownChoice.tsx';
import { isWeighted } from '../charts/prepare/sample.ts';
import { SampleNote } from '../charts/SampleNote.tsx';
import { ExportMenu } from '../exports/ExportMenu.tsx';
import { noRowsReason } from '../exports/no-rows.ts';
import { FilterBar } from '../filter-bar/FilterBar.tsx';
import { useFilters } from '../filters/use-filters.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { useSorts } from '../views/use-sorts.ts';
import type { ViewResult } from '../views/use-view.ts';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { CompareButtons, UntickedTitles } from './CompareButtons.tsx';
import { DataTable } from './DataTable.tsx';
import { leftOutText, MinimumControl, useMinimum } from './MinimumControl.tsx';
import { nothingListed } from './nothing-listed.ts';
import { type Minimum, minimumClauses, minimumOf, readLeast } from './rates.ts';
import { SortProblem } from './SortProblem.tsx';
import { TableTools } from './TableTools.tsx';
import classes from './table.module.css';
import { tableExports } from './table-exports.ts';
import { useComparing } from './use-comparing.ts';
import { type Liking, useLiking } from './use-liking.ts';
import { type RankedRows, useTableRows } from './use-table-rows.ts';

type Props = {
  page: PageFiltersId;
  view: ViewId;
  /** What a row is: `show`. */
  rowLabel: string;
  /** Whom the sample counts: `viewers`. */
  noun: string;
  /** In place of the view's title. */
  header?: ReactNode;
  /** What the table is, for screen readers; absent = the view's title. */
  label?: string;
  /** Between the filter bar and the table. */
  above?: (result: ViewResult) => ReactNode;
  /** What the answer covers, where it is not told as a number of rows and a sample. */
  covered?: (meta: Meta) => string;
  /** Why there may be no rows inside filters. */
  emptyReason?: string;
  /** Its rows are titles of this kind, of which some can be ticked and compared. */
  compares?: TitleKind;
};

/** The rows that reach the minimum of the ranking, which its files have. */
const rankedOf = ({ result, rows }: RankedRows, isWhole: boolean): ViewResult => ({
  ...result,
  ...(isWhole ? { rows: Array.from({ length: rows.reaching }, (_, place) => rows.at(place) ?? {}) } : {}),
  status: result.status === 'data' && rows.reaching === 0 ? 'empty' : result.status,
});

type ToolsProps = Props & {
  clauses: readonly Clause[];
  sorts: readonly Sort[];
  ranked: ViewResult;
  /** How many rows are ranked. */
  reaching: number;
  minimum: Minimum | null;
  below: number;
  liking: Liking;
  onLiking: (liking: Liking) => void;
};

/** What the answer covers, how it is shown, and its files. */
const Tools = (props: ToolsProps) => {
  const { view, rowLabel, noun, covered, clauses, sorts, ranked, reaching, minimum, below } = props;
  const { meta } = ranked;
  const { title } = viewDefinition(view);
  return (
    <TableTools
      covers={
        covered === undefined ? (
          <SampleNote meta={meta} rowLabel={rowLabel} />
        ) : (
          <Text size="sm" c="dimmed">
            {meta === null ? '\u00a0' : covered(meta)}
          </Text>
        )
      }
    >
      {props.compares === undefined ? null : <CompareButtons kind={props.compares} clauses={clauses} />}
      <ColumnsMenu view={view} liking={props.liking} onChange={props.onLiking} />
      <ExportMenu
        view={view}
        clauses={[...clauses, ...minimumClauses(minimum)]}
        sorts={sorts}
        more={tableExports({
          ...{ view, title, result: ranked, count: reaching, sorts, ranked: true, noun },
          without: props.liking.without,
          notes:
            minimum === null || below === 0
              ? []
              : [leftOutText({ minimum, below, rowLabel, isWeighted: meta !== null && isWeighted(meta) })],
        })}
        disabledReason={noRowsReason(ranked)}
      />
    </TableTools>
  );
};

type Nothing = ReturnType<typeof nothingListed>;

/** What brings rows where there are none. */
const Remedy = ({
  remedy,
  onClear,
  onAllTime,
}: Pick<Nothing, 'remedy'> & { onClear: () => void; onAllTime: () => void }) =>
  remedy === null ? null : (
    <Button variant="default" mt="xs" onClick={remedy === 'days' ? onAllTime : onClear}>
      {remedy === 'days' ? 'All Time' : 'Clear filters'}
    </Button>
  );

/** What an address says of the minimum and there is not. */
const UnknownMinimum = ({ minimum, asked }: { minimum: Minimum | null; asked: string | undefined }) =>
  minimum === null ? null : (
    <UnknownChoice
      name="minimum"
      known={asked === undefined || readLeast(asked) === null ? [] : [asked]}
      instead={`The minimum of ${minimum.least}`}
    />
  );

export const TablePage = (props: Props) => {
  const { page, view, rowLabel, header, above } = props;
  const { title } = viewDefinition(view);
  const { applied, apply, clearAll, isDefault } = useFilters(page);
  const { sorts, problem, setSorts } = useSorts(viewDefinition(view));
  const { asked, setMinimum } = useMinimum();
  const definition = viewDefinition(view);
  const minimum = useMemo(() => minimumOf(definition, sorts, asked), [definition, sorts, asked]);
  // What stands above the table is made of all rows.
  const isWhole = above !== undefined;
  const table = useTableRows({ view, clauses: applied, sorts, minimum, whole: isWhole });
  const { result, rows } = table;
  const below = rows.count - rows.reaching;
  const nothing = nothingListed({ view, rowLabel, applied, isDefault, insideFilters: props.emptyReason });
  const { liking, setLiking } = useLiking(view);
  const selection = useComparing(props.compares, result.outdated);
  // What stands above would leave the table too little.
  const fills = !isWhole;
  return (
    <div className={classes.page} data-fills={fills || undefined}>
      <div>
        {header ?? <PageHeader title={title} />}
        <FilterBar page={page} />
        <SortProblem problem={problem} />
        {props.compares === undefined ? null : <UntickedTitles />}
        <UnknownMinimum minimum={minimum} asked={asked} />
        {above?.(result)}
        <Tools
          {...props}
          clauses={applied}
          sorts={sorts}
          ranked={rankedOf(table, isWhole)}
          reaching={rows.reaching}
          minimum={minimum}
          below={below}
          liking={liking}
          onLiking={setLiking}
        />
        {minimum === null ? null : (
          <MinimumControl
            minimum={minimum}
            below={below}
            rowLabel={rowLabel}
            isWeighted={result.meta !== null && isWeighted(result.meta)}
            onChange={setMinimum}
          />
        )}
      </div>
      <DataTable
        view={view}
        result={result}
        rows={rows}
        label={props.label ?? title}
        sorts={sorts}
        onSorts={setSorts}
        ranked
        carried={applied}
        {...(selection === null ? {} : { selection })}
        without={liking.without}
        compact={liking.compact}
        fills={fills}
        emptyReason={nothing.reason}
        emptyAction={<Remedy remedy={nothing.remedy} onAllTime={() => apply([])} onClear={clearAll} />}
      />
    </div>
  );
};
