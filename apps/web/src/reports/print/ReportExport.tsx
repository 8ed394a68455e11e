/**
 * The exports of a whole report: a PDF through the browser's print dialog (2-title-reports section 1), and slides. The
 * document is made beside the page, every tab of it; the dialog opens when all of it stands. The browser's own shortcut does
 * the same.
 */
import { Button, Loader, Menu } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, useCallback, useRef, useState } from 'react';
import { exportFileName } from '../../exports/file-name.ts';
import { useOfferedExports } from '../../exports/offered-exports.ts';
import { sayExportFailure } from '../../exports/say-failure.ts';
import { LatePart } from '../../messages/LatePart.tsx';
import { bringUpToDate } from '../../shell/newer-data.ts';
import { hotkeys } from '../../shortcuts.ts';
import { DownloadIcon } from '../../ui/icons.tsx';
import { useGlanceAround } from '../glance/GlanceAround.tsx';
import type { ReportRecord } from '../model.ts';
import { useDeck } from '../use-deck.ts';
import type { ReportDocument } from './PrintedReport.tsx';

const PrintedReport = lazy(() => import('./PrintedReport.tsx').then((module) => ({ default: module.PrintedReport })));

/** Opens the print dialog; browsers offer the document's title as the name of the file. Resolves when it is closed. */
const printAs = async (fileName: string): Promise<void> => {
  await document.fonts.ready;
  const { title } = document;
  const closed = new Promise((resolve) => window.addEventListener('afterprint', resolve, { once: true }));
  document.title = fileName;
  window.print();
  await closed;
  document.title = title;
};

type Props = { report: ReportRecord; document: Omit<ReportDocument, 'glance'> };

type Progress = { readonly settled: number; readonly all: number };

const progressText = (progress: Progress | null): string =>
  progress === null || progress.all === 0 ? '' : ` (${progress.settled} of ${progress.all})`;

const CancelButton = ({ progress, onCancel }: { progress: Progress | null; onCancel: () => void }) => (
  <Button variant="default" leftSection={<Loader size={12} />} onClick={onCancel} aria-label="Exporting, cancel">
    Cancel export{progressText(progress)}
  </Button>
);

/** The document on its way to the print dialog: the data of now are asked for, then it is made of them. */
const usePrint = ({ report, name, isOfOthers }: { report: ReportRecord; name: string; isOfOthers: boolean }) => {
  const [stage, setStage] = useState<'asking' | 'making' | null>(null);
  const asking = useRef<AbortController>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const client = useQueryClient();
  /** The document is printed once, however often its parts are told of. */
  const isPrinted = useRef(false);
  const begin = () => {
    isPrinted.current = false;
    setStage('making');
  };
  const start = () => {
    if (stage !== null) return;
    setProgress(null);
    if (!isOfOthers) return begin();
    // Its other tabs are asked for now: all of it is of the same data.
    setStage('asking');
    asking.current = new AbortController();
    const { signal } = asking.current;
    void bringUpToDate(client).then(() => {
      if (!signal.aborted) begin();
    });
  };
  const cancel = () => {
    asking.current?.abort();
    setStage(null);
  };
  const onProgress = useCallback(
    (now: Progress) => {
      setProgress(now);
      if (now.settled < now.all || isPrinted.current) return;
      isPrinted.current = true;
      const fileName = exportFileName(report.file, name, 'pdf').replace(/\.pdf$/, '');
      void printAs(fileName).then(() => setStage(null));
    },
    [report.file, name],
  );
  const fail = (error: unknown) => {
    setStage(null);
    sayExportFailure(error);
  };
  return { stage, progress, start, cancel, onProgress, fail };
};

type Deck = ReturnType<typeof useDeck>;

const Choices = ({ deck, onPrint }: { deck: Deck; onPrint: () => void }) => (
  <Menu position="bottom-end">
    <Menu.Target>
      <Button variant="default" leftSection={<DownloadIcon size={14} />} aria-label="Export the report">
        Export
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      {deck.isOfOthers ? <Menu.Label>PowerPoint, once the page is up to date</Menu.Label> : null}
      <Menu.Item onClick={onPrint}>PDF</Menu.Item>
      <Menu.Item onClick={() => void deck.make()} disabled={!deck.isReady}>
        PowerPoint
      </Menu.Item>
    </Menu.Dropdown>
  </Menu>
);

export const ReportExport = ({ report, document: told }: Props) => {
  const printed = { ...told, glance: useGlanceAround() };
  const deck = useDeck(report, printed);
  const { isOfOthers } = deck;
  const { stage, progress, start, cancel, onProgress, fail } = usePrint({
    report,
    name: printed.head.name,
    isOfOthers,
  });
  useHotkeys([[hotkeys.print, start]], []);
  const slides = { label: 'PowerPoint', run: () => void deck.make() };
  useOfferedExports(deck.progress === null ? [{ label: 'PDF', run: start }, ...(deck.isReady ? [slides] : [])] : []);
  if (stage !== null)
    return (
      <>
        <CancelButton progress={progress} onCancel={cancel} />
        {stage === 'asking' ? null : (
          <LatePart onMissing={fail}>
            <PrintedReport report={report} document={printed} onProgress={onProgress} />
          </LatePart>
        )}
      </>
    );
  if (deck.progress !== null) return <CancelButton progress={deck.progress} onCancel={deck.cancel} />;
  return <Choices deck={deck} onPrint={start} />;
};
