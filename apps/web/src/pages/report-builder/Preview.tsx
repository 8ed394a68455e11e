/** The answer of the last run, and every state before and instead of it. */
import { isMeasure } from '@cvm/contract';
import { Alert, Button, Group } from '@mantine/core';
import { builderKeys } from '../../shortcuts.ts';
import tableClasses from '../../tables/table.module.css';
import { ReportIcon, WarningIcon } from '../../ui/icons.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { StateMessage } from '../../ui/StateMessage.tsx';
import { isRefusal } from '../../views/refusal.ts';
import { ViewBlocked, ViewError } from '../../views/states.tsx';
import { Answer } from './Answer.tsx';
import { type Builder, type BuilderAction, type Draft, fieldsOf, isCurrent, problemOf } from './builder.ts';
import { canShow, type Display, displays, whyNotShown } from './report-chart.ts';
import type { Run } from './use-run.ts';
import classes from './workbench.module.css';

/** 3-reports-and-admin section 8. */
const failedWords =
  'Uh oh! There was an error fetching your request. Please try again or contact your sales representative.';

type Props = {
  builder: Builder;
  run: Run;
  /** As what the answer is shown where it can be. */
  chosen: Display;
  /** What has come of the data since the answer; null where it is of these, or is kept. */
  newerData: string | null;
  onDisplay: (display: Display) => void;
  dispatch: (action: BuilderAction) => void;
  /** Null where the answer is kept: nothing else is asked then. */
  onRun: ((draft: Draft) => void) | null;
  onClearFilters: (() => void) | null;
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

const toView = (isChart: boolean): string => (isChart ? 'Run to view the chart' : 'Run to view the table');

type BeforeProps = { builder: Builder; status: Run['status']; isChart: boolean };

const Before = ({ builder, status, isChart }: BeforeProps) => {
  const problem = problemOf(builder.draft);
  const title =
    status === 'cancelled' ? 'The run was cancelled' : problem === null ? toView(isChart) : 'Build a report';
  const text =
    problem === null
      ? `The fields are chosen: Run, or ${builderKeys.run.join(' and ')}, counts them.`
      : fieldsOf(builder.draft).length === 0
        ? 'Choose dimensions for the rows and measures to count in them from the fields; a pivot makes a column for each of its values.'
        : problem;
  return <StateMessage icon={<ReportIcon size={24} />} title={title} text={text} />;
};

const Failed = ({ run, onRun }: Pick<Props, 'run' | 'onRun'>) => {
  const again = () => run.draft !== null && onRun?.(run.draft);
  // What is refused says why, and would be refused again.
  if (isRefusal(run.error)) return <ViewError error={run.error} onRetry={again} />;
  return (
    <StateMessage role="alert" icon={<WarningIcon size={24} />} title={failedWords} text={run.error?.message}>
      <Button variant="default" mt="xs" onClick={again}>
        Retry
      </Button>
    </StateMessage>
  );
};

const Outdated = ({ words }: { words: string }) => (
  <Alert variant="default" icon={<WarningIcon />} p="xs" className={classes.changed} role="status">
    {words} Run brings it up to date.
  </Alert>
);

/** Why the answer is not that of now; null where it is. Slides alone are made of what is on screen. */
const outdatedWords = ({ builder, run, newerData }: Pick<Props, 'builder' | 'run' | 'newerData'>): string | null => {
  if (run.status !== 'done') return null;
  if (!isCurrent(builder)) return 'Fields or filters have changed since this was run.';
  return newerData === null ? null : `${newerData} since this was run, and files but slides are made from them.`;
};

const Body = (props: Props & { display: Display }) => {
  const { run, builder, display } = props;
  if (run.status === 'failed') return <Failed {...props} />;
  if (run.status === 'blocked') return <ViewBlocked message={run.message} />;
  if (run.status === 'idle' || run.status === 'cancelled')
    return <Before builder={builder} status={run.status} isChart={display !== 'table'} />;
  if (run.status === 'running' && run.rows.length === 0) return <TableSkeleton draft={run.draft ?? builder.draft} />;
  return <Answer {...props} />;
};

type MenuProps = { draft: Draft; display: Display; onDisplay: (display: Display) => void };

const ChartMenu = ({ draft, display, onDisplay }: MenuProps) => (
  <Group p="8px 12px" className={classes.displays}>
    <Segmented<Display>
      label="Show as"
      choices={displays.map(({ value, label }) => ({ value, label, disabledReason: whyNotShown(value, draft) }))}
      value={display}
      onChange={onDisplay}
    />
  </Group>
);

/** With pivots the table is forced; what was chosen comes back without them. */
export const displayOf = (chosen: Display, { draft }: Builder, run: Pick<Run, 'draft'>): Display =>
  canShow(chosen, draft) && canShow(chosen, run.draft ?? draft) ? chosen : 'table';

export const Preview = (props: Props) => {
  const { builder, run, chosen, onDisplay } = props;
  const display = displayOf(chosen, builder, run);
  const outdated = outdatedWords(props);
  return (
    <section className={classes.preview} aria-label="Result">
      <ChartMenu draft={builder.draft} display={display} onDisplay={onDisplay} />
      {outdated === null ? null : <Outdated words={outdated} />}
      <Body {...props} display={display} />
    </section>
  );
};
