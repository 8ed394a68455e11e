/**
 * The files that are made in the background, in the header: how many are on their way, and a list of all. Asked for while
 * something is being made, and again when somebody looks: files are started in other tabs, and end. Nothing stands there for
 * whoever has no such file; where they could not be asked for, which nobody can tell then, it says so. What is ready is told of
 * wherever its owner is by then, and to nobody after them.
 */
import { type ExportAnswer, formatCount, formatMoment, formatSize } from '@cvm/contract';
import { ActionIcon, Button, Group, Indicator, Popover, Progress, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { TrayIcon } from '../ui/icons.tsx';
import { closeToast, showError, showReady } from '../ui/toasts.ts';
import {
  fetchExport,
  useCancelExport,
  useExports,
  useListAgain,
  useRemoveExport,
  useRepeatExport,
} from './background.ts';
import classes from './exports-tray.module.css';
import { exportFailed } from './say-failure.ts';

/** What a file is at, in words. */
export const exportText = ({ state, reason, rows, bytes, dateDeleted }: ExportAnswer): string => {
  const size = `${formatCount(rows, 'row')}, ${formatSize(bytes)}`;
  if (state === 'running') return rows === 0 ? 'Waiting for its first rows' : `Being made: ${size}`;
  if (state === 'ready') return `${size}. Kept until ${formatMoment(dateDeleted ?? '')}.`;
  return reason ?? 'There is no file.';
};

const sayFailure = (error: unknown): void => {
  showError({ message: error instanceof Error ? error.message : exportFailed });
};

/** A download of one file: how much of it has come, as a share; null = none is running. */
const useFetching = (one: ExportAnswer) => {
  const [share, setShare] = useState<number | null>(null);
  const listAgain = useListAgain();
  const controller = useRef<AbortController>(null);
  const start = async () => {
    controller.current = new AbortController();
    const { signal } = controller.current;
    setShare(0);
    try {
      await fetchExport(one, { signal, onBytes: (count) => setShare(count / Math.max(1, one.bytes)) });
      closeToast(one.id);
    } catch (error) {
      if (signal.aborted) return;
      sayFailure(error);
      // It may be there no more.
      listAgain();
    } finally {
      setShare(null);
    }
  };
  return { share, start, cancel: () => controller.current?.abort() };
};

const small = { size: 'compact-xs', variant: 'default' } as const;

const DownloadButton = ({ one }: { one: ExportAnswer }) => {
  const { share, start, cancel } = useFetching(one);
  return share === null ? (
    <Button {...small} onClick={() => void start()} aria-label={`Download ${one.fileName}`}>
      Download
    </Button>
  ) : (
    <Button {...small} onClick={cancel} aria-label={`Stop downloading ${one.fileName}`}>
      Stop ({Math.floor(share * 100)} %)
    </Button>
  );
};

const Row = ({ one }: { one: ExportAnswer }) => {
  const cancel = useCancelExport();
  const repeat = useRepeatExport();
  const remove = useRemoveExport();
  const { id, fileName, state } = one;
  const isMade = state === 'running';
  return (
    <li className={classes.row}>
      <Text size="sm" fw={500} className={classes.name} title={fileName}>
        {fileName}
      </Text>
      <Text size="xs" c={state === 'failed' ? 'var(--error-ink)' : 'dimmed'}>
        {exportText(one)}
      </Text>
      {isMade ? (
        // How much is left is not known: to whoever hears it, this bar would be full.
        <Progress.Root size={3} aria-hidden>
          <Progress.Section value={100} animated withAria={false} />
        </Progress.Root>
      ) : null}
      <Group gap={6} mt={2}>
        {isMade ? (
          <Button
            {...small}
            onClick={() => cancel.mutate(id, { onError: sayFailure })}
            disabled={cancel.isPending}
            aria-label={`Cancel ${fileName}`}
          >
            Cancel
          </Button>
        ) : null}
        {state === 'ready' ? <DownloadButton one={one} /> : null}
        {state === 'failed' || state === 'cancelled' ? (
          <Button
            {...small}
            onClick={() => repeat.mutate(id, { onError: sayFailure })}
            disabled={repeat.isPending}
            aria-label={`Start ${fileName} again`}
          >
            Start again
          </Button>
        ) : null}
        {isMade ? null : (
          <Button
            {...small}
            variant="subtle"
            color="gray"
            onClick={() => remove.mutate(id, { onError: sayFailure })}
            disabled={remove.isPending}
            aria-label={`Remove ${fileName}`}
          >
            Remove
          </Button>
        )}
      </Group>
    </li>
  );
};

/** Tells of what was being made and is no more, as long as it is there and its owner is. */
const useNotices = (exports: readonly ExportAnswer[] | undefined): void => {
  const running = useRef<ReadonlySet<string>>(new Set());
  const told = useRef(new Set<string>());
  // Toasts are shown by a call, not by rendering: when the list that came last is another than the one before.
  useEffect(() => {
    if (exports === undefined) return;
    for (const one of exports.filter(({ id }) => running.current.has(id))) {
      if (one.state === 'ready') {
        told.current.add(one.id);
        showReady({
          id: one.id,
          title: 'Your file is ready',
          message: one.fileName,
          action: <DownloadButton one={one} />,
        });
      }
      if (one.state === 'failed') showError({ id: one.id, title: 'The export failed', message: exportText(one) });
    }
    for (const id of told.current) if (!exports.some((one) => one.id === id)) closeToast(id);
    running.current = new Set(exports.filter(({ state }) => state === 'running').map(({ id }) => id));
  }, [exports]);
  // Toasts outlive the frame of the signed-in: whoever is next at this screen has no such file.
  useEffect(() => {
    const { current: shown } = told;
    return () => {
      for (const id of shown) closeToast(id);
    };
  }, []);
};

export const ExportsTray = () => {
  const { data: exports, error, errorUpdateCount, isFetching } = useExports();
  const listAgain = useListAgain();
  useNotices(exports);
  // What failed is told while it is asked for anew, too.
  if (exports === undefined ? errorUpdateCount === 0 : exports.length === 0) return null;
  const running = (exports ?? []).filter(({ state }) => state === 'running').length;
  const label = running === 0 ? 'Exports' : `Exports, ${running} being made`;
  return (
    <Popover position="bottom-end" width="min(420px, 100vw - 16px)" trapFocus shadow="md" onOpen={listAgain}>
      <Popover.Target>
        <Indicator label={running} size={14} disabled={running === 0} offset={4}>
          <ActionIcon variant="subtle" color="gray" aria-label={label} title={label}>
            <TrayIcon size={18} />
          </ActionIcon>
        </Indicator>
      </Popover.Target>
      <Popover.Dropdown aria-label="Exports">
        <Stack gap={8}>
          <Text size="sm" fw={600}>
            Exports
          </Text>
          {exports === undefined ? (
            <Group gap={6} role="alert">
              <Text size="sm">They could not be loaded. {error?.message}</Text>
              <Button {...small} onClick={listAgain} loading={isFetching}>
                Retry
              </Button>
            </Group>
          ) : (
            <ul className={classes.list}>
              {exports.map((one) => (
                <Row key={one.id} one={one} />
              ))}
            </ul>
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
};
