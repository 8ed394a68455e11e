/**
 * Exports of a view: the query that is on screen, filters and sorts included, as a file made by the server.
 * Busy while it is made, and it can be cancelled; a failure is said in a modal.
 */
import {
  type BackgroundFormat,
  type Clause,
  defaultErrorMessage,
  formatSize,
  type Sort,
  type ViewId,
  viewDefinition,
  viewEndpoints,
} from '@cvm/contract';
import { ActionIcon, Button, Group, Loader, Menu } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { download, unlocked } from '../api/client.ts';
import { useSession } from '../session/session.ts';
import { DownloadIcon, TrayIcon } from '../ui/icons.tsx';
import { showError, showInfo } from '../ui/toasts.ts';
import { viewParams } from '../views/use-view.ts';
import { type BackgroundExport, startExport } from './background.ts';
import { exportFileName } from './file-name.ts';
import { useOfferedExports } from './offered-exports.ts';
import { saveFile } from './save-file.ts';
import { sayExportFailure } from './say-failure.ts';

/** Files that the server makes of a table, in the order of menus. */
export const serverFiles = [
  { format: 'csv', label: 'CSV' },
  { format: 'xlsx', label: 'Excel' },
  { format: 'parquet', label: 'Parquet' },
] as const satisfies readonly { format: BackgroundFormat; label: string }[];

/** How much of a file has come, and the signal that ends it. */
export type Fetching = { readonly signal: AbortSignal; readonly onBytes: (count: number) => void };

/** A file of something on screen. */
export type ExportChoice = {
  readonly label: string;
  readonly save: (fetching: Fetching) => Promise<void>;
  /** The same file, where the server can make it without anybody waiting. */
  readonly background?: (() => BackgroundExport) | undefined;
};

type ButtonProps = {
  /** What the menu offers, in its order. */
  choices: readonly ExportChoice[];
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

/** From when on a download takes long. */
const longMs = 1500;

const useExport = () => {
  const client = useQueryClient();
  const canStay = useSession()?.viewAs === false;
  const [choice, setChoice] = useState<ExportChoice | null>(null);
  const [isLong, setIsLong] = useState(false);
  const [bytes, setBytes] = useState(0);
  const controller = useRef<AbortController>(null);
  const run = async (chosen: ExportChoice) => {
    controller.current = new AbortController();
    const { signal } = controller.current;
    setBytes(0);
    setIsLong(false);
    setChoice(chosen);
    const long = setTimeout(() => setIsLong(true), longMs);
    try {
      await chosen.save({ signal, onBytes: setBytes });
    } catch (error) {
      if (!signal.aborted) {
        console.error('The export failed:', error);
        sayExportFailure(error);
      }
    } finally {
      clearTimeout(long);
      setChoice(null);
    }
  };
  const cancel = () => controller.current?.abort();
  /** The server begins anew: what has come here is a file of this page alone. */
  const leave = async (background: BackgroundExport) => {
    try {
      await startExport(client, background);
      cancel();
      showInfo({ message: 'Your file is being made in the background. Exports, above, tells how far it is.' });
    } catch (error) {
      showError({ message: error instanceof Error ? error.message : defaultErrorMessage });
    }
  };
  const background = isLong && canStay ? choice?.background : undefined;
  const onLeave = background === undefined ? undefined : () => void leave(background());
  return { busy: choice !== null, bytes, run, cancel, onLeave };
};

type TargetProps = Pick<ButtonProps, 'disabledReason' | 'iconLabel'>;

/** The button that opens the menu; the menu gives it its own handlers and attributes. */
const Target = ({ disabledReason, iconLabel, ...menuProps }: TargetProps) => {
  const common = { ...menuProps, disabled: disabledReason !== undefined };
  return iconLabel === undefined ? (
    <Button
      variant="default"
      flex="none"
      data-screen
      leftSection={<DownloadIcon size={14} />}
      title={disabledReason}
      {...common}
    >
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

type BusyProps = {
  iconLabel: string | undefined;
  bytes: number;
  onCancel: () => void;
  /** Absent where nobody can go on without the file, or it is about to be there. */
  onLeave: (() => void) | undefined;
};

/** What has come of the file: nothing is said of a small one, which is there at once. */
const progressText = (bytes: number): string => (bytes < shownFrom ? '' : ` (${formatSize(bytes)})`);
const shownFrom = 100_000;

const leaveLabel = 'Continue in the background';

const BusyIcons = ({ bytes, onCancel, onLeave }: BusyProps) => {
  const common = { variant: 'subtle', color: 'gray', size: 28 } as const;
  return (
    <Group gap={0} wrap="nowrap">
      <ActionIcon
        {...common}
        onClick={onCancel}
        aria-label="Exporting, cancel"
        title={`Exporting${progressText(bytes)}, cancel`}
      >
        <Loader size={14} />
      </ActionIcon>
      {onLeave === undefined ? null : (
        <ActionIcon {...common} onClick={onLeave} aria-label={leaveLabel} title={leaveLabel}>
          <TrayIcon size={16} />
        </ActionIcon>
      )}
    </Group>
  );
};

const Busy = (props: BusyProps) => {
  const { iconLabel, bytes, onCancel, onLeave } = props;
  if (iconLabel !== undefined) return <BusyIcons {...props} />;
  return (
    <Group gap={6}>
      {onLeave === undefined ? null : (
        <Button variant="subtle" onClick={onLeave}>
          {leaveLabel}
        </Button>
      )}
      <Button variant="default" leftSection={<Loader size={12} />} onClick={onCancel} aria-label="Exporting, cancel">
        Cancel export{progressText(bytes)}
      </Button>
    </Group>
  );
};

/** The menu of the files there are of something on screen. */
export const ExportButton = ({ choices: offered, note, disabledReason, iconLabel }: ButtonProps) => {
  const { busy, bytes, run, cancel, onLeave } = useExport();
  const isOffered = iconLabel === undefined && disabledReason === undefined && !busy;
  useOfferedExports(isOffered ? offered.map((choice) => ({ label: choice.label, run: () => void run(choice) })) : []);
  if (busy) return <Busy iconLabel={iconLabel} bytes={bytes} onCancel={cancel} onLeave={onLeave} />;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Target disabledReason={disabledReason} iconLabel={iconLabel} />
      </Menu.Target>
      <Menu.Dropdown>
        {offered.map((choice) => (
          <Menu.Item key={choice.label} onClick={() => void run(choice)}>
            {choice.label}
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
    const file = unlocked(await download(viewEndpoints.queryView, { params: { view }, query, signal }, onBytes));
    saveFile(file.blob, file.fileName ?? exportFileName(view, viewDefinition(view).title, format));
  };

const viewInBackground =
  ({ view, clauses, sorts }: Props, format: BackgroundFormat) =>
  (): BackgroundExport => ({ question: { of: 'view', view, params: viewParams(clauses, { sorts }) }, format });

export const ExportMenu = ({ more = [], ...props }: Props) => (
  <ExportButton
    choices={[
      ...serverFiles.map(({ format, label }) => ({
        ...{ label, save: saveView(props, format), background: viewInBackground(props, format) },
      })),
      ...more,
    ]}
    disabledReason={props.disabledReason}
    {...(props.iconLabel === undefined ? {} : { iconLabel: props.iconLabel })}
  />
);
