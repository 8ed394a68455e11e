/**
 * Exports of a view: the query that is on screen, filters and sorts included, as a file made by the server.
 * Busy while it is made, and it can be cancelled; a failure is said in a modal.
 */
import {
  type Clause,
  formatSize,
  type ResultFormat,
  type Sort,
  type ViewId,
  viewDefinition,
  viewEndpoints,
} from '@cvm/contract';
import { ActionIcon, Button, Loader, Menu } from '@mantine/core';
import { useRef, useState } from 'react';
import { download } from '../api/client.ts';
import { DownloadIcon } from '../ui/icons.tsx';
import { viewParams } from '../views/use-view.ts';
import { exportFileName } from './file-name.ts';
import { useOfferedExports } from './offered-exports.ts';
import { saveFile } from './save-file.ts';
import { sayExportFailure } from './say-failure.ts';

/** Files that the server makes of a table, in the order of menus. */
export const serverFiles = [
  { format: 'csv', label: 'CSV' },
  { format: 'xlsx', label: 'Excel' },
  { format: 'parquet', label: 'Parquet' },
] as const satisfies readonly { format: ResultFormat; label: string }[];

/** How much of a file has come, and the signal that ends it. */
export type Fetching = { readonly signal: AbortSignal; readonly onBytes: (count: number) => void };

type ButtonProps = {
  /** What the menu offers, in its order. */
  choices: readonly { label: string; save: (fetching: Fetching) => Promise<void> }[];
  /** Said in the menu of what a file holds. */
  note?: string | undefined;
  /** Why there is nothing to export; absent = there is. */
  disabledReason?: string | undefined;
  /** Shows the icon alone, named by this text, where a card has no room for the button. */
  iconLabel?: string;
};

type Props = Omit<ButtonProps, 'choices' | 'note'> & {
  view: ViewId;
  clauses: readonly Clause[];
  sorts: readonly Sort[];
  /** Formats made in the browser, after those of the server: the picture of a chart. */
  more?: readonly { label: string; save: () => Promise<void> }[];
};

const useExport = () => {
  const [busy, setBusy] = useState(false);
  const [bytes, setBytes] = useState(0);
  const controller = useRef<AbortController>(null);
  const run = async (save: (fetching: Fetching) => Promise<void>) => {
    controller.current = new AbortController();
    const { signal } = controller.current;
    setBytes(0);
    setBusy(true);
    try {
      await save({ signal, onBytes: setBytes });
    } catch (error) {
      if (!signal.aborted) {
        console.error('The export failed:', error);
        sayExportFailure();
      }
    } finally {
      setBusy(false);
    }
  };
  return { busy, bytes, run, cancel: () => controller.current?.abort() };
};

type TargetProps = Pick<ButtonProps, 'disabledReason' | 'iconLabel'>;

/** The button that opens the menu; the menu gives it its own handlers and attributes. */
const Target = ({ disabledReason, iconLabel, ...menuProps }: TargetProps) => {
  const common = { ...menuProps, disabled: disabledReason !== undefined };
  return iconLabel === undefined ? (
    <Button variant="default" data-screen leftSection={<DownloadIcon size={14} />} title={disabledReason} {...common}>
      Export
    </Button>
  ) : (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={28}
      data-screen
      aria-label={iconLabel}
      title={disabledReason ?? iconLabel}
      {...(disabledReason === undefined ? {} : { bg: 'transparent' })}
      {...common}
    >
      <DownloadIcon size={16} />
    </ActionIcon>
  );
};

type BusyProps = { iconLabel: string | undefined; bytes: number; onCancel: () => void };

/** What has come of the file: nothing is said of a small one, which is there at once. */
const progressText = (bytes: number): string => (bytes < shownFrom ? '' : ` (${formatSize(bytes)})`);
const shownFrom = 100_000;

const Busy = ({ iconLabel, bytes, onCancel }: BusyProps) =>
  iconLabel === undefined ? (
    <Button variant="default" leftSection={<Loader size={12} />} onClick={onCancel} aria-label="Exporting, cancel">
      Cancel export{progressText(bytes)}
    </Button>
  ) : (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={28}
      onClick={onCancel}
      aria-label="Exporting, cancel"
      title={`Exporting${progressText(bytes)}, cancel`}
    >
      <Loader size={14} />
    </ActionIcon>
  );

/** The menu of the files there are of something on screen. */
export const ExportButton = ({ choices: offered, note, disabledReason, iconLabel }: ButtonProps) => {
  const { busy, bytes, run, cancel } = useExport();
  const isOffered = iconLabel === undefined && disabledReason === undefined && !busy;
  useOfferedExports(isOffered ? offered.map(({ label, save }) => ({ label, run: () => void run(save) })) : []);
  if (busy) return <Busy iconLabel={iconLabel} bytes={bytes} onCancel={cancel} />;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Target disabledReason={disabledReason} iconLabel={iconLabel} />
      </Menu.Target>
      <Menu.Dropdown>
        {offered.map(({ label, save }) => (
          <Menu.Item key={label} onClick={() => void run(save)}>
            {label}
          </Menu.Item>
        ))}
        {note === undefined ? null : <Menu.Label maw={240}>{note}</Menu.Label>}
      </Menu.Dropdown>
    </Menu>
  );
};

/** A file of a view, made by the server. */
export const saveView =
  (
    { view, clauses, sorts }: Pick<Props, 'view' | 'clauses' | 'sorts'>,
    format: (typeof serverFiles)[number]['format'],
  ) =>
  async ({ signal, onBytes }: Fetching): Promise<void> => {
    const query = { ...viewParams(clauses, { sorts }), resultFormat: format };
    const answer = await download(viewEndpoints.queryView, { params: { view }, query, signal }, onBytes);
    if (answer.blocked) throw new Error(answer.message);
    saveFile(answer.data.blob, answer.data.fileName ?? exportFileName(view, viewDefinition(view).title, format));
  };

export const ExportMenu = ({ more = [], ...props }: Props) => (
  <ExportButton
    choices={[...serverFiles.map(({ format, label }) => ({ label, save: saveView(props, format) })), ...more]}
    disabledReason={props.disabledReason}
    {...(props.iconLabel === undefined ? {} : { iconLabel: props.iconLabel })}
  />
);
