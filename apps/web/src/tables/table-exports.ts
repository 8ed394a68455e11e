/** What the export menu of a table offers beside the files of the server: its picture, as rows and columns stand on screen. */
import { type FilterLabels, type Sort, tableColumns, type ViewId, viewDefinition } from '@cvm/contract';
import { membersBehind } from '../charts/prepare/sample.ts';
import { scopeText } from '../charts/scope.ts';
import { exportFileName } from '../exports/file-name.ts';
import { pictureExports } from '../exports/picture-exports.ts';
import { askFilterLabels } from '../filters/use-options.ts';
import { sourceText } from '../views/source-text.ts';
import type { ViewResult } from '../views/use-view.ts';
import { shownColumns } from './layout.ts';
import { sortRows } from './sort-rows.ts';

type Shown = {
  view: ViewId;
  title: string;
  /** What the rows are about, where the title does not say it; absent = the title says all. */
  subject?: string;
  result: Pick<ViewResult, 'rows' | 'meta'>;
  sorts: readonly Sort[];
  /** Columns that are not on screen; absent = all are. */
  without?: readonly string[];
  /** How many rows the table has, where these are the first of them. */
  count?: number;
  ranked: boolean;
  /** Whom the sample counts: `viewers`. */
  noun: string;
  /** What is said of rows that are not listed. */
  notes?: readonly string[];
};

/** Without the name that the title has. */
const besides = (subject: string | undefined, names: FilterLabels): FilterLabels =>
  Object.fromEntries(
    Object.entries(names).filter(([, of]) => subject === undefined || !Object.values(of).includes(subject)),
  );

/** As a chart's picture says it; a title that has the name in it says it already. */
const titleOf = (title: string, subject: string | undefined): string =>
  subject === undefined || title.includes(subject) ? title : `${title}: ${subject}`;

export const tableExports = ({ view, title, subject, result: { rows, meta }, ...shown }: Shown) => {
  const { sorts, ranked, noun, notes = [], without = [], count = rows.length } = shown;
  if (meta === null || rows.length === 0) return [];
  const definition = viewDefinition(view);
  const make = async () => {
    // The picture stands alone: no page around it says what it is about, or what it is filtered by.
    const [{ tablePicture }, names] = await Promise.all([import('./table-picture.ts'), askFilterLabels(meta.filters)]);
    return tablePicture({
      ...{ title: titleOf(title, subject), ranked, sorts, source: sourceText(meta) },
      scope: scopeText(membersBehind(meta, noun), notes, definition, meta, besides(subject, names)),
      columns: shownColumns(tableColumns(definition), without, sorts),
      ...{ rows: sortRows(rows, sorts, definition), count },
    });
  };
  return pictureExports(make, () => exportFileName(view, subject ?? title, 'png'));
};
