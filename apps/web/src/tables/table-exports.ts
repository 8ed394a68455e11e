/** What the export menu of a table offers beside the files of the server: its picture, as the rows stand on screen. */
import { type Sort, tableColumns, type ViewId, viewDefinition } from '@cvm/contract';
import { membersBehind } from '../charts/prepare/sample.ts';
import { scopeText, sourceText } from '../charts/scope.ts';
import { exportFileName } from '../exports/file-name.ts';
import { pictureExports } from '../exports/picture-exports.ts';
import type { ViewResult } from '../views/use-view.ts';
import { sortRows } from './sort-rows.ts';

type Shown = {
  view: ViewId;
  title: string;
  result: Pick<ViewResult, 'rows' | 'meta'>;
  sorts: readonly Sort[];
  ranked: boolean;
  /** Whom the sample counts: `viewers`. */
  noun: string;
  /** What is said of rows that are not listed. */
  notes?: readonly string[];
};

export const tableExports = ({ view, title, result: { rows, meta }, sorts, ranked, noun, notes = [] }: Shown) => {
  if (meta === null || rows.length === 0) return [];
  const definition = viewDefinition(view);
  const make = async () => {
    const { tablePicture } = await import('./table-picture.ts');
    return tablePicture({
      ...{ title, ranked, source: sourceText(meta) },
      scope: scopeText(membersBehind(meta, noun), notes, definition, meta),
      columns: tableColumns(definition),
      rows: sortRows(rows, sorts, definition),
    });
  };
  return pictureExports(make, () => exportFileName(view, title, 'png'));
};
