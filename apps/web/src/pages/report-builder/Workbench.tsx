/**
 * The report builder: fields at the left, what is chosen of them and the answer at the right, filters and actions above. In:
 * what it begins with, and the saved report that is open, if any. The state is one reducer; the answer is of the last run.
 */
import { viewEndpoints } from '@cvm/contract';
import { ActionIcon, Box, Button, Group, Loader, Tooltip } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useReducer, useState } from 'react';
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
import { displays } from './report-chart.ts';
import { UnknownShape } from './UnknownShape.tsx';
import { useBuilderFilters } from './use-builder-filters.ts';
import { useRun } from './use-run.ts';
import classes from './workbench.module.css';

const useFields = () =>
  useQuery({
    queryKey: ['crosstab-fields'],
    queryFn: async ({ signal }) => (await ask(viewEndpoints.listFields, { signal })).data.fields,
    staleTime: Number.POSITIVE_INFINITY,
  });

type Steps = { builder: Builder; onUndo: () => void; onRedo: () => void };

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

const History = ({ builder, onUndo, onRedo }: Steps) => (
  <Group gap={2}>
    <Step label="Undo" keys={builderKeys.undo} disabled={builder.past.length === 0} onClick={onUndo}>
      <UndoIcon />
    </Step>
    <Step label="Redo" keys={builderKeys.redo} disabled={builder.future.length === 0} onClick={onRedo}>
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
  const { chosen: shown, choose } = useChoice('display');
  const chosen = displays.find(({ value }) => value === shown)?.value ?? 'table';
  const { choose: choosePage } = useChoice('page');
  const [dragged, setDragged] = useState<Parameters<typeof draggingOf>[0]>(null);
  const dragging = useMemo(() => draggingOf(dragged, setDragged), [dragged]);
  const fields = useFields();
  const { state: run, run: begin, cancel, reset } = useRun((draft) => dispatch({ type: 'ran', draft }));
  const { draft, refused } = builder;
  const filters = useBuilderFilters(draft.filters, (texts) => dispatch({ type: 'filter', filters: texts }));
  const isRunning = run.status === 'running';
  const newerData = useNewerData(run.facts);
  const reason = idleReason(builder, newerData);
  const runNow = () => {
    if (reason !== null || isRunning) return;
    // Its rows are others, and so are their pages.
    choosePage(undefined);
    begin(draft, newerData !== null);
  };
  const clear = () => {
    reset();
    dispatch({ type: 'clear' });
  };
  useKeys((command) => (command === 'run' ? runNow() : dispatch({ type: command })));
  // The address follows the draft; it is kept outside React.
  useEffect(() => onDraft?.(draft, refused), [draft, refused, onDraft]);
  // What a link or a saved report asks is answered without a click; there is no event but the opening.
  useEffect(() => {
    if (problemOf(start) === null) begin(start);
  }, [start, begin]);
  const shared = { draft, dispatch, dragging };
  return (
    <>
      <PageHeader title={title} note={note}>
        <Group gap={6}>
          <History
            builder={builder}
            onUndo={() => dispatch({ type: 'undo' })}
            onRedo={() => dispatch({ type: 'redo' })}
          />
          <ReasonButton
            variant="subtle"
            disabledReason={isEmpty(builder) ? 'There is nothing to clear' : null}
            onClick={clear}
          >
            Clear Report
          </ReasonButton>
          <ReportExport
            draft={shownDraft(builder)}
            run={run}
            display={displayOf(chosen, builder, run)}
            name={name ?? null}
          />
          {actions?.(builder)}
          {isRunning ? (
            <Button variant="default" leftSection={<Loader size={12} />} onClick={cancel}>
              Cancel
            </Button>
          ) : (
            <ReasonButton disabledReason={reason} onClick={runNow}>
              Run
            </ReasonButton>
          )}
        </Group>
      </PageHeader>
      {refused.length === 0 ? null : (
        <Box mb="sm">
          <FilterProblems
            problems={eachOnce(refused)}
            titles={refusedTitles}
            onRemove={(text) => dispatch({ type: 'forget', text })}
          />
        </Box>
      )}
      <UnknownShape />
      <FilterBar page="reportBuilder" filters={filters} />
      <div className={classes.layout}>
        {fields.error === null || fields.data !== undefined ? (
          <FieldPanel fields={fields.data ?? null} {...shared} />
        ) : (
          <ViewError error={fields.error} onRetry={() => void fields.refetch()} />
        )}
        <div className={classes.side}>
          <DropAreas answer={run.rows} {...shared} />
          <Preview
            builder={builder}
            run={run}
            chosen={chosen}
            newerData={newerData}
            onDisplay={(next) => choose(next === 'table' ? undefined : next)}
            dispatch={dispatch}
            onRun={begin}
            onClearFilters={() => dispatch({ type: 'filter', filters: emptyDraft.filters })}
          />
        </div>
      </div>
    </>
  );
};
