/** The answer of the last run, and every state before and instead of it. */
import { formatValue, isMeasure } from '@cvm/contract';
import { Alert, Button, Group, Switch, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { SampleNote } from '../../charts/SampleNote.tsx';
import { daysText } from '../../charts/scope.ts';
import tableClasses from '../../tables/table.module.css';
import { ReportIcon, WarningIcon } from '../../ui/icons.tsx';
import { StateMessage } from '../../ui/StateMessage.tsx';
import { ViewBlocked, ViewEmpty } from '../../views/states.tsx';
import { columnsOf, isTotal, sortBy, sortedRows } from './answer.ts';
import { type Builder, type BuilderAction, type Draft, fieldsOf, isCurrent, problemOf, rowsMax } from './builder.ts';
import { defaultPageSize, Pager } from './Pager.tsx';
import { ResultTable } from './ResultTable.tsx';
import type { Run } from './use-run.ts';
import classes from './workbench.module.css';

/** 3-reports-and-admin section 8. */
const failedWords =
  'Uh oh! There was an error fetching your request. Please try again or contact your sales representative.';

type Props = {
  builder: Builder;
  run: Run;
  dispatch: (action: BuilderAction) => void;
  onRun: (draft: Draft) => void;
  onClearFilters: () => void;
};

const skeletonRows = Array.from({ length: 25 }, (_, row) => row);

const TableSkeleton = ({ draft }: { draft: Draft }) => (
  <div className={classes.skeleton} role="status" aria-label="Running the report">
    <table className={tableClasses.table} aria-hidden="true">
      <tbody>
        {skeletonRows.map((row) => (
          <tr key={row}>
            {fieldsOf(draft).map((name) => (
              <td key={name} className={isMeasure(name) ? tableClasses.numeric : undefined}>
                <span className={tableClasses.skeleton} style={{ width: isMeasure(name) ? 46 : '55%' }} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const Before = ({ builder, status }: { builder: Builder; status: Run['status'] }) => {
  const problem = problemOf(builder.draft);
  const title =
    status === 'cancelled' ? 'The run was cancelled' : problem === null ? 'Run to view the table' : 'Build a report';
  const text =
    problem === null
      ? 'The fields are chosen: Run, or Ctrl and Enter, counts them.'
      : fieldsOf(builder.draft).length === 0
        ? 'Choose dimensions for the rows and measures to count in them from the fields; a pivot makes a column for each of its values.'
        : problem;
  return <StateMessage icon={<ReportIcon size={24} />} title={title} text={text} />;
};

const Failed = ({ run, onRun }: Pick<Props, 'run' | 'onRun'>) => (
  <StateMessage role="alert" icon={<WarningIcon size={24} />} title={failedWords} text={run.error?.message}>
    <Button variant="default" mt="xs" onClick={() => run.draft !== null && onRun(run.draft)}>
      Retry
    </Button>
  </StateMessage>
);

const Changed = () => (
  <Alert variant="default" icon={<WarningIcon />} p="xs" className={classes.changed} role="status">
    Fields or filters have changed since this was run. Run brings it up to date.
  </Alert>
);

const countText = (count: number, isCut: boolean): string =>
  `${isCut ? 'The first ' : ''}${formatValue('count', count)} ${count === 1 ? 'row' : 'rows'}`;

const Note = ({ run, count }: { run: Run; count: number }) => {
  const { facts, status } = run;
  if (status === 'running')
    return (
      <Text size="sm" c="dimmed" role="status">
        {countText(count, false)} so far
      </Text>
    );
  const isCut = count >= rowsMax;
  return (
    <div>
      <SampleNote
        meta={facts}
        lead={[countText(count, isCut), ...(facts === null ? [] : [daysText({ id: 'crosstab' }, facts.range)])].join(
          ' · ',
        )}
      />
      {isCut ? <Text size="sm">There are more rows than are shown here; an export holds all of them.</Text> : null}
      {facts?.suppressed === undefined ? null : (
        <Text size="sm" c="dimmed">
          Figures about fewer than {facts.suppressed.minimumBase} people are suppressed, and those they could be worked
          out from.
        </Text>
      )}
    </div>
  );
};

const Answer = ({ builder, run, dispatch, onRun, onClearFilters }: Props) => {
  const [page, setPage] = useState(0);
  const [size, setSize] = useState(defaultPageSize);
  const { draft: asked, rows, facts, status } = run;
  // The order is the only part of the draft that needs no new run.
  const draft = useMemo(
    () => (asked === null ? builder.draft : isCurrent(builder) ? builder.draft : asked),
    [asked, builder],
  );
  const [hasParts, setParts] = useState(false);
  const columns = useMemo(
    () => columnsOf(draft, rows[0], facts).filter(({ part }) => hasParts || part === null),
    [draft, rows, facts, hasParts],
  );
  const sorted = useMemo(
    () =>
      sortedRows(
        draft,
        rows.filter((row) => !isTotal(row)),
      ),
    [draft, rows],
  );
  const total = rows.find(isTotal) ?? null;
  const isCut = sorted.length >= rowsMax;
  if (status === 'done' && sorted.length === 0)
    return (
      <ViewEmpty
        meta={facts}
        reason="Nothing was counted inside these filters. Take some of them away, or widen the dates."
      >
        <Button variant="default" mt="xs" onClick={onClearFilters}>
          Clear filters
        </Button>
      </ViewEmpty>
    );
  const last = Math.max(0, Math.ceil(sorted.length / size) - 1);
  const at = Math.min(page, last);
  return (
    <>
      <Group justify="space-between" p="8px 12px" gap="xs" wrap="nowrap" className={classes.note}>
        <Note run={run} count={sorted.length} />
        <Switch
          size="xs"
          label="People and intervals"
          className={classes.switch}
          checked={hasParts}
          onChange={({ currentTarget }) => setParts(currentTarget.checked)}
        />
      </Group>
      <ResultTable
        draft={draft}
        columns={columns}
        rows={sorted.slice(at * size, (at + 1) * size)}
        total={total}
        facts={facts}
        sort={sortBy(draft)[0] ?? null}
        onSort={({ name, direction }) => {
          const sorts = [`${name} ${direction}`];
          setPage(0);
          dispatch({ type: 'sort', sorts });
          // Of more rows than are here, others come first in another order.
          if (isCut) onRun({ ...draft, sorts });
        }}
        busy={status === 'running'}
        outdated={status === 'done' && !isCurrent(builder)}
        first={at * size}
        count={sorted.length}
        shade={() => null}
      />
      <Pager
        page={at}
        size={size}
        count={sorted.length}
        onPage={setPage}
        onSize={(next) => {
          setPage(Math.floor((at * size) / next));
          setSize(next);
        }}
      />
    </>
  );
};

const Body = (props: Props) => {
  const { run, builder } = props;
  if (run.status === 'failed') return <Failed {...props} />;
  if (run.status === 'blocked') return <ViewBlocked message={run.message} />;
  if (run.status === 'idle' || run.status === 'cancelled') return <Before builder={builder} status={run.status} />;
  if (run.status === 'running' && run.rows.length === 0) return <TableSkeleton draft={run.draft ?? builder.draft} />;
  return <Answer {...props} />;
};

export const Preview = (props: Props) => (
  <section className={classes.preview} aria-label="Result">
    {props.run.status === 'done' && !isCurrent(props.builder) ? <Changed /> : null}
    <Body {...props} />
  </section>
);
