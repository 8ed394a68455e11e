/** The answer of a run: as a table in pages or as a chart, with what may be shown beside and left out. */
import { bareName, type FigureName, isFigureName, isTotalRow } from '@cvm/contract';
import { Button, Group, Menu, Switch, Text } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useChoice, useList } from '../../address/use-in-address.ts';
import { realWords } from '../../charts/prepare/real-differences.ts';
import { ReportChart } from '../../charts/ReportChart.tsx';
import type { ReportChart as ChartModel } from '../../charts/report-model.ts';
import { useRealOnly } from '../../charts/use-real-only.ts';
import { exportFileName } from '../../exports/file-name.ts';
import { pictureExports } from '../../exports/picture-exports.ts';
import { sayExportFailure } from '../../exports/say-failure.ts';
import { askFilterLabels } from '../../filters/use-options.ts';
import { ChevronDownIcon, DownloadIcon, SearchOffIcon } from '../../ui/icons.tsx';
import { StateMessage } from '../../ui/StateMessage.tsx';
import { sourceText } from '../../views/source-text.ts';
import { ViewEmpty } from '../../views/states.tsx';
import { type AnswerColumn, type AnswerRow, columnsOf, sortBy, sortedRows } from './answer.ts';
import { type Builder, type BuilderAction, type Draft, isCurrent, titleOf } from './builder.ts';
import { headingOf } from './cells.ts';
import { dimensionColumn } from './dimension-column.ts';
import { fieldLabel } from './fields.ts';
import { Pager, UnknownPage, usePage } from './Pager.tsx';
import { ResultTable } from './ResultTable.tsx';
import { RunNote } from './RunNote.tsx';
import { type Display, nothingDrawn, reportChart } from './report-chart.ts';
import { isCut, reportScope } from './report-scope.ts';
import { compares, nothingReal, realRows, shadesOf } from './shading.ts';
import type { Run } from './use-run.ts';
import classes from './workbench.module.css';

type Props = {
  builder: Builder;
  run: Run;
  display: Display;
  dispatch: (action: BuilderAction) => void;
  /** Null where the answer is kept: nothing else is asked then. */
  onRun: ((draft: Draft) => void) | null;
  onClearFilters: (() => void) | null;
};

type ColoursProps = {
  figures: readonly { readonly name: FigureName; readonly label: string }[];
  chosen: ReadonlySet<FigureName>;
  onChange: (chosen: ReadonlySet<FigureName>) => void;
};

const figuresIn = ({ values, calculated }: Draft): ColoursProps['figures'] =>
  [
    ...values.map((name) => ({ name: String(name), label: fieldLabel(name) })),
    ...calculated.map(({ name, label }) => ({ name: bareName(name), label })),
  ].flatMap(({ name, label }) => (isFigureName(name) ? [{ name, label }] : []));

/** A scale of colour for each measure that is chosen. */
const Colours = ({ figures, chosen, onChange }: ColoursProps) => {
  const toggle = (measure: FigureName) => {
    const next = new Set(chosen);
    if (!next.delete(measure)) next.add(measure);
    onChange(next);
  };
  return (
    <Menu closeOnItemClick={false} position="bottom-end">
      <Menu.Target>
        <Button variant="default" rightSection={<ChevronDownIcon size={14} />}>
          Colour scale
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {figures.map(({ name, label }) => (
          <Menu.CheckboxItem key={name} checked={chosen.has(name)} onChange={() => toggle(name)}>
            {label}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};

const NothingReal = (props: {
  columns: readonly AnswerColumn[];
  rows: readonly AnswerRow[];
  total: AnswerRow | null;
}) => {
  const { title, reason } = nothingReal(props.columns, props.rows, props.total);
  return <StateMessage icon={<SearchOffIcon size={24} />} title={title} text={reason} />;
};

type ChartProps = {
  chart: ChartModel;
  label: string;
  run: Run;
  /** Rows that were read, beside the totals. */
  count: number;
  /** Says that rows are left out, on a picture too; null = none are. */
  real: string | null;
};

const ChartView = ({ chart, label, run, count, real }: ChartProps) => {
  const { facts } = run;
  const published = run.published === undefined ? null : [run.published];
  const make = async () => {
    const [{ reportPicture }, names] = await Promise.all([
      import('../../charts/draw/report-picture.ts'),
      askFilterLabels(facts?.filters ?? []),
    ]);
    const scope = facts === null ? '' : reportScope(facts, count, names, real);
    const source = [...(facts === null ? [] : [sourceText(facts)]), ...(published ?? [])].join(' ');
    return reportPicture(chart, { title: label, scope, source });
  };
  const attempt = async (save: () => Promise<void>) => {
    try {
      await save();
    } catch (error) {
      console.error('The picture failed:', error);
      sayExportFailure(error);
    }
  };
  return (
    <div className={classes.chart}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable to be scrolled by keyboard. */}
      <section className={classes.chartScroll} tabIndex={0} aria-label="Chart">
        <ReportChart chart={chart} label={label} />
      </section>
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed" flex="1 1 260px">
          {chart.notes.join(' ')}
        </Text>
        <Group gap={0} wrap="nowrap">
          {pictureExports(make, () => exportFileName('crosstab', label, 'png')).map((offer) => (
            <Button
              key={offer.label}
              variant="subtle"
              leftSection={<DownloadIcon size={14} />}
              onClick={() => void attempt(offer.save)}
              className={classes.switch}
            >
              {offer.label}
            </Button>
          ))}
        </Group>
      </Group>
    </div>
  );
};

type TableViewProps = Pick<Props, 'builder' | 'run' | 'dispatch' | 'onRun'> & {
  draft: Draft;
  columns: readonly AnswerColumn[];
  rows: readonly AnswerRow[];
  isCut: boolean;
  shade: Parameters<typeof ResultTable>[0]['shade'];
};

const TableView = ({ builder, run, dispatch, onRun, draft, columns, rows, isCut, shade }: TableViewProps) => {
  const shown = usePage('page', 'rows', rows.length);
  const { page: at, size, setPage, setSize } = shown;
  return (
    <>
      {/* Rows that are still to come may be those of the page. */}
      {run.status === 'done' ? <UnknownPage name="page" shown={shown} /> : null}
      <ResultTable
        draft={draft}
        columns={columns}
        rows={rows.slice(at * size, (at + 1) * size)}
        total={run.rows.find(isTotalRow) ?? null}
        facts={run.facts}
        sort={sortBy(draft)[0] ?? null}
        onSort={({ name, direction }) => {
          const sorts = [`${name} ${direction}`];
          setPage(0);
          dispatch({ type: 'sort', sorts });
          // Of more rows than are here, others come first in another order.
          if (isCut) onRun?.({ ...draft, sorts });
        }}
        busy={run.status === 'running'}
        outdated={run.status === 'done' && !isCurrent(builder)}
        first={at * size}
        count={rows.length}
        shade={shade}
        onDrill={
          onRun === null
            ? null
            : (next) => {
                setPage(0);
                dispatch({ type: 'drill', draft: next });
                onRun(next);
              }
        }
      />
      <Pager page={at} size={size} count={rows.length} onPage={setPage} onSize={setSize} />
    </>
  );
};

type ToolsProps = {
  isTable: boolean;
  hasTests: boolean;
  realOnly: boolean;
  onRealOnly: (on: boolean) => void;
  children: ReactNode;
};

const Tools = ({ isTable, hasTests, realOnly, onRealOnly, children }: ToolsProps) => (
  <Group gap="sm" className={classes.tools}>
    {hasTests ? (
      <Switch
        size="xs"
        label="Only real differences"
        checked={realOnly}
        onChange={({ currentTarget }) => onRealOnly(currentTarget.checked)}
      />
    ) : null}
    {isTable ? children : null}
  </Group>
);

/** The answer as it is shown: its columns and rows in their order, all of them and those that are listed, shades, chart. */
const useShown = ({ builder, run, display }: Props) => {
  const { realOnly, setRealOnly } = useRealOnly();
  const { listed: colouredNames, list: setColoured } = useList('coloured');
  const coloured = useMemo(() => new Set(colouredNames.filter(isFigureName)), [colouredNames]);
  const { draft: asked, rows, facts } = run;
  // The order is the only part of the draft that needs no new run.
  const draft = asked === null || isCurrent(builder) ? builder.draft : asked;
  const columns = useMemo(() => columnsOf(draft, rows[0], facts), [draft, rows, facts]);
  const sorted = useMemo(() => {
    const own = rows.filter((row) => !isTotalRow(row));
    return sortedRows(draft, own);
  }, [draft, rows]);
  const hasTests = useMemo(() => compares(columns, sorted), [columns, sorted]);
  const listed = useMemo(
    () => (realOnly && hasTests ? realRows(columns, sorted) : sorted),
    [realOnly, hasTests, columns, sorted],
  );
  const shade = useMemo(() => shadesOf(coloured, columns, sorted), [coloured, columns, sorted]);
  const chart = useMemo(() => {
    if (display === 'table') return null;
    return reportChart(display, {
      columns,
      rows: listed,
      isNarrowed: listed.length < sorted.length,
      heading: (column) => headingOf(draft, column, dimensionColumn),
    });
  }, [display, columns, listed, sorted, draft]);
  return { draft, columns, sorted, listed, chart, hasTests, realOnly, setRealOnly, coloured, setColoured, shade };
};

type Shown = ReturnType<typeof useShown>;

/** Nothing stands inside the filters. */
const NothingCounted = ({ run, onClearFilters }: Pick<Props, 'run' | 'onClearFilters'>) => (
  <ViewEmpty
    meta={run.facts}
    reason={`Nothing was counted inside these filters.${onClearFilters === null ? '' : ' Take some of them away, or widen the dates.'}`}
  >
    {onClearFilters === null ? null : (
      <Button variant="default" mt="xs" onClick={onClearFilters}>
        Clear filters
      </Button>
    )}
  </ViewEmpty>
);

/** The rows that are listed, as a table or as a chart. */
const ListedRows = ({ shown, hasParts, ...props }: Props & { shown: Shown; hasParts: boolean }) => {
  const { run, display } = props;
  const { draft, columns, sorted, listed, chart, shade } = shown;
  if (listed.length === 0)
    return <NothingReal columns={columns} rows={sorted} total={run.rows.find(isTotalRow) ?? null} />;
  if (display === 'table')
    return (
      <TableView
        {...props}
        draft={draft}
        columns={hasParts ? columns : columns.filter(({ part }) => part === null)}
        rows={listed}
        isCut={isCut(run.facts, sorted.length)}
        shade={shade}
      />
    );
  if (chart === null) return <ViewEmpty reason={nothingDrawn(display)} />;
  return (
    <ChartView
      chart={chart}
      label={titleOf(draft, chart.measures)}
      run={run}
      count={sorted.length}
      real={listed.length < sorted.length ? realWords(listed.length, sorted.length) : null}
    />
  );
};

export const Answer = (props: Props) => {
  const { run, display, onClearFilters } = props;
  const { chosen: intervals, choose: chooseIntervals } = useChoice('intervals');
  const hasParts = intervals === 'shown';
  const { choose: choosePage } = useChoice('page');
  const shown = useShown(props);
  const { draft, sorted, listed, hasTests, realOnly, coloured } = shown;
  if (run.status === 'done' && sorted.length === 0) return <NothingCounted run={run} onClearFilters={onClearFilters} />;
  const leaveOut = (on: boolean) => {
    // Other rows are other pages.
    choosePage(undefined);
    shown.setRealOnly(on);
  };
  return (
    <>
      <Group justify="space-between" p="8px 12px" gap="xs" className={classes.note}>
        <RunNote run={run} count={sorted.length} listed={listed.length} />
        <Tools isTable={display === 'table'} hasTests={hasTests} realOnly={realOnly} onRealOnly={leaveOut}>
          <Switch
            size="xs"
            label="People and intervals"
            checked={hasParts}
            onChange={({ currentTarget }) => chooseIntervals(currentTarget.checked ? 'shown' : undefined)}
          />
          <Colours figures={figuresIn(draft)} chosen={coloured} onChange={(names) => shown.setColoured([...names])} />
        </Tools>
      </Group>
      <ListedRows {...props} shown={shown} hasParts={hasParts} />
    </>
  );
};
