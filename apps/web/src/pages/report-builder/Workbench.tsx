/**
 * The report builder: fields at the left, what is chosen of them and the answer at the right, filters and actions above. In:
 * what it begins with, and the saved report that is open, if any. The state is one reducer; the answer is of the last run.
 */
import { viewEndpoints } from '@cvm/contract';
import { ActionIcon, Box, Button, Group, Loader, Tooltip } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type Dispatch, type ReactNode, useEffect, useMemo, useReducer, useState } from 'react';
import { useChoice } from '../../address/use-in-address.ts';
import { ask } from '../../api/client.ts';
import { FilterBar } from '../../filter-bar/FilterBar.tsx';
import { FilterProblems } from '../../filter-bar/FilterProblems.tsx';
import { ReasonButton } from '../../filters/ReasonButton.tsx';
import { useNewerData } from '../../shell/newer-data.ts';
import { builderKeys } from '../../shortcuts.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ViewError } from '../../views/states.tsx';
import {
  type Builder,
  type BuilderAction,
  beginWith,
  builderReducer,
  type Draft,
  emptyDraft,
  fieldsOf,
  isCurrent,
  problemOf,
  type Refused,
} from './builder.ts';
import { DropAreas } from './DropAreas.tsx';
import { draggingOf } from './drag.ts';
import { FieldPanel } from './FieldPanel.tsx';
import { RedoIcon, UndoIcon } from './icons.tsx';
import { useKeys } from './keys.ts';
import { displayOf, Preview } from './Preview.tsx';
import { ReportExport } from './ReportExport.tsx';
import { refusedTitles } from './refused-titles.ts';
import type { Display } from './report-chart.ts';
import { UnknownShape } from './UnknownShape.tsx';
import { useBuilderFilters } from './use-builder-filters.ts';
import { useReportDisplay } from './use-report-display.ts';
import { useRun } from './use-run.ts';
import classes from './workbench.module.css';

type StepProps = {
  label: string;
  keys: readonly string[];
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
};

/** One step through what was chosen. */
const Step = ({ label, keys, disabled, onClick, children }: StepProps) => (
  <Tooltip label={`${label} (${keys.join(' ')})`}>
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={label}
      className={classes.step}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  </Tooltip>
);

type Draws = { builder: Builder; dispatch: Dispatch<BuilderAction> };

const History = ({ builder, dispatch }: Draws) => (
  <Group gap={2}>
    <Step
      label="Undo"
      keys={builderKeys.undo}
      disabled={builder.past.length === 0}
      onClick={() => dispatch({ type: 'undo' })}
    >
      <UndoIcon />
    </Step>
    <Step
      label="Redo"
      keys={builderKeys.redo}
      disabled={builder.future.length === 0}
      onClick={() => dispatch({ type: 'redo' })}
    >
      <RedoIcon />
    </Step>
  </Group>
);

/** What the table on screen shows, in its order; null where there is none. */
const shownDraft = (builder: Builder): Draft | null => (isCurrent(builder) ? builder.draft : builder.ran);

const isEmpty = ({ draft, refused }: Builder): boolean =>
  [fieldsOf(draft), draft.calculated, draft.filters, refused].every(({ length }) => length === 0);

/** One that is refused as a field and as a pivot is one thing to take away. */
const eachOnce = (refused: readonly Refused[]): readonly Refused[] => [
  ...new Map(refused.map((one) => [one.text, one])).values(),
];

const none: readonly Refused[] = [];

/** Why Run does nothing; null = it runs. */
const idleReason = (builder: Builder, newerData: string | null): string | null =>
  problemOf(builder.draft) ?? (isCurrent(builder) && newerData === null ? 'The report is up to date.' : null);

/** Runs what is drafted: by the button, by its key, and as it opens where it can be answered. */
const useRunning = ({ builder, dispatch }: Draws, start: Draft) => {
  const { choose: choosePage } = useChoice('page');
  const { state: run, run: begin, cancel, reset } = useRun((draft) => dispatch({ type: 'ran', draft }));
  const newerData = useNewerData(run.facts);
  const reason = idleReason(builder, newerData);
  const runNow = () => {
    if (reason !== null || run.status === 'running') return;
    // Its rows are others, and so are their pages.
    choosePage(undefined);
    begin(builder.draft, newerData !== null);
  };
  useKeys((command) => (command === 'run' ? runNow() : dispatch({ type: command })));
  // What a link or a saved report asks is answered without a click; there is no event but the opening.
  useEffect(() => {
    if (problemOf(start) === null) begin(start);
  }, [start, begin]);
  return { run, begin, cancel, reset, newerData, reason, runNow };
};

type Running = ReturnType<typeof useRunning>;

const RunButton = ({ run, reason, runNow, cancel }: Running) =>
  run.status === 'running' ? (
    <Button variant="default" leftSection={<Loader size={12} />} onClick={cancel}>
      Cancel
    </Button>
  ) : (
    <ReasonButton disabledReason={reason} onClick={runNow}>
      Run
    </ReasonButton>
  );

type HeadActionsProps = Draws & {
  running: Running;
  display: Display;
  /** Of a saved report. */
  name: string | null;
  children: ReactNode;
};

/** What is done with the report as a whole. */
const HeadActions = ({ builder, dispatch, running, display, name, children }: HeadActionsProps) => {
  const { run, reset } = running;
  const clear = () => {
    reset();
    dispatch({ type: 'clear' });
  };
  return (
    <Group gap={6}>
      <History builder={builder} dispatch={dispatch} />
      <ReasonButton
        variant="subtle"
        disabledReason={isEmpty(builder) ? 'There is nothing to clear' : null}
        onClick={clear}
      >
        Clear Report
      </ReasonButton>
      <ReportExport draft={shownDraft(builder)} run={run} display={displayOf(display, builder, run)} name={name} />
      {children}
      <RunButton {...running} />
    </Group>
  );
};

/** What belongs to the report and cannot be read, until it is taken away. */
const RefusedParts = ({ builder: { refused }, dispatch }: Draws) =>
  refused.length === 0 ? null : (
    <Box mb="sm">
      <FilterProblems
        problems={eachOnce(refused)}
        titles={refusedTitles}
        onRemove={(text) => dispatch({ type: 'forget', text })}
      />
    </Box>
  );

const useFields = () =>
  useQuery({
    queryKey: ['crosstab-fields'],
    queryFn: async ({ signal }) => (await ask(viewEndpoints.listFields, { signal })).data.fields,
    staleTime: Number.POSITIVE_INFINITY,
  });

const Fields = (props: Omit<ComponentProps<typeof FieldPanel>, 'fields'>) => {
  const { data, error, refetch } = useFields();
  return error === null || data !== undefined ? (
    <FieldPanel fields={data ?? null} {...props} />
  ) : (
    <ViewError error={error} onRetry={() => void refetch()} />
  );
};

type Props = {
  title: string;
  note?: ReactNode;
  start: Draft;
  /** What belongs to it and cannot be read: said above the filters until it is taken away. */
  refused?: readonly Refused[];
  onDraft?: (draft: Draft, refused: readonly Refused[]) => void;
  /** Of a saved report: its files are called so. */
  name?: string;
  /** Beside Run: saving and sharing. */
  actions?: (builder: Builder) => ReactNode;
};

export const Workbench = ({ title, note, start, refused: before = none, name, onDraft, actions }: Props) => {
  const [builder, dispatch] = useReducer(builderReducer, start, () => beginWith(start, before));
  const { draft, refused } = builder;
  // The address follows the draft; it is kept outside React.
  useEffect(() => onDraft?.(draft, refused), [draft, refused, onDraft]);
  const running = useRunning({ builder, dispatch }, start);
  const { run, begin, newerData } = running;
  const { display, setDisplay } = useReportDisplay();
  const [dragged, setDragged] = useState<Parameters<typeof draggingOf>[0]>(null);
  const dragging = useMemo(() => draggingOf(dragged, setDragged), [dragged]);
  const filters = useBuilderFilters(draft.filters, (texts) => dispatch({ type: 'filter', filters: texts }));
  const shared = { draft, dispatch, dragging };
  return (
    <>
      <PageHeader title={title} note={note}>
        <HeadActions {...{ builder, dispatch, running, display }} name={name ?? null}>
          {actions?.(builder)}
        </HeadActions>
      </PageHeader>
      <RefusedParts builder={builder} dispatch={dispatch} />
      <UnknownShape />
      <FilterBar page="reportBuilder" filters={filters} />
      <div className={classes.layout}>
        <Fields {...shared} />
        <div className={classes.side}>
          <DropAreas answer={run.rows} {...shared} />
          <Preview
            {...{ builder, run, newerData, dispatch }}
            chosen={display}
            onDisplay={setDisplay}
            onRun={begin}
            onClearFilters={() => dispatch({ type: 'filter', filters: emptyDraft.filters })}
          />
        </div>
      </div>
    </>
  );
};
