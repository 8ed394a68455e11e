/**
 * Files of the report on screen, made by the server: pivots as shown, figures as numbers, with the people behind them. A
 * file with shares ends after 10,000 rows (3-reports-and-admin section 5), which the menu and the name of the rows say.
 */
import {
  type BackgroundFormat,
  crosstabId,
  exportFileName,
  formatFilters,
  isTotalRow,
  viewEndpoints,
} from '@cvm/contract';
import { download, unlocked } from '../../api/client.ts';
import { useRealOnly } from '../../charts/use-real-only.ts';
import type { BackgroundExport } from '../../exports/background.ts';
import { ExportButton, type Fetching, serverFiles } from '../../exports/ExportMenu.tsx';
import { saveFile } from '../../exports/save-file.ts';
import { readFilters } from '../../filters/url-filters.ts';
import { askFilterLabels } from '../../filters/use-options.ts';
import { slidesType } from '../../slides/model.ts';
import { columnsOf } from './answer.ts';
import { bodyOf, type Draft, runMissing } from './builder.ts';
import { rowsOfFile, sharesNote } from './file-rows.ts';
import type { Display } from './report-chart.ts';
import { compares } from './shading.ts';
import type { Run } from './use-run.ts';

export const fileFormats = [...serverFiles, { format: 'json', label: 'JSON' }] as const;
type FileFormat = (typeof fileFormats)[number]['format'];

/** A saved report gives its files its name, without what file systems refuse; others carry the time, as those of the server do. */
export const reportFileName = (name: string | null, format: FileFormat | 'pptx', now: Date): string =>
  name === null
    ? exportFileName(crosstabId, 'Report Builder', format, now, { withTime: true })
    : `${name.replace(/[\\/:*?"<>|]+/g, '-').trim()}.${format}`;

/** What is asked of a file. */
const fileBody = (draft: Draft, realOnly: boolean) => {
  const filters = formatFilters(readFilters('reportBuilder', draft.filters).clauses);
  return { ...bodyOf({ ...draft, filters }), limit: rowsOfFile(draft), real_only: realOnly };
};

const inBackground =
  (draft: Draft, name: string | null, format: BackgroundFormat, realOnly: () => boolean) => (): BackgroundExport => ({
    question: { of: 'crosstab', question: fileBody(draft, realOnly()) },
    format,
    ...(name === null ? {} : { name }),
  });

const isBackgroundFormat = (format: FileFormat): format is BackgroundFormat => format !== 'json';

const save =
  (draft: Draft, name: string | null, format: FileFormat, realOnly: () => boolean) =>
  async ({ signal, onBytes }: Fetching): Promise<void> => {
    const body = { ...fileBody(draft, realOnly()), resultFormat: format, applyFormatting: format !== 'json' };
    const { blob } = unlocked(await download(viewEndpoints.runCrosstab, { body, signal }, onBytes));
    saveFile(blob, reportFileName(name, format, new Date()));
  };

type Props = {
  /** What is on screen; null = nothing is. */
  draft: Draft | null;
  run: Pick<Run, 'rows' | 'facts' | 'published'>;
  display: Display;
  name: string | null;
};

/** As the table on screen: where no figure is compared, there is nothing to leave out. */
export const leavesOut = (draft: Draft, { rows, facts }: Props['run'], realOnly: boolean): boolean =>
  realOnly &&
  compares(
    columnsOf(draft, rows[0], facts),
    rows.filter((row) => !isTotalRow(row)),
  );

/** Made in the browser of the answer on screen. */
export const saveSlides = async (
  draft: Draft,
  { run, display, name, realOnly }: Omit<Props, 'draft'> & { realOnly: boolean },
  { signal }: Fetching,
): Promise<void> => {
  const { rows, facts, published } = run;
  if (facts === null) throw new Error('The report has not come to its end.');
  const [{ reportDeck }, { deckFile }, names] = await Promise.all([
    import('./report-deck.ts'),
    import('../../slides/deck-file.ts'),
    askFilterLabels(facts.filters),
  ]);
  const bytes = await deckFile(
    reportDeck({ draft, rows, facts, display, name, published, names, realOnly: leavesOut(draft, run, realOnly) }),
  );
  signal.throwIfAborted();
  saveFile(new Blob([bytes], { type: slidesType }), reportFileName(name, 'pptx', new Date()));
};

export const ReportExport = (props: Props) => {
  const { draft, run, name } = props;
  const { realOnly } = useRealOnly();
  return (
    <ExportButton
      choices={[
        ...(draft === null
          ? []
          : fileFormats.map(({ format, label }) => ({
              label,
              save: save(draft, name, format, () => leavesOut(draft, run, realOnly)),
              background: isBackgroundFormat(format)
                ? inBackground(draft, name, format, () => leavesOut(draft, run, realOnly))
                : undefined,
            }))),
        ...(draft === null || run.facts === null
          ? []
          : [
              {
                label: 'PowerPoint',
                save: (fetching: Fetching) => saveSlides(draft, { ...props, realOnly }, fetching),
              },
            ]),
      ]}
      note={draft === null || rowsOfFile(draft) === null ? undefined : sharesNote}
      disabledReason={draft === null ? runMissing : undefined}
    />
  );
};
