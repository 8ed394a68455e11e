/** The XML of an Excel workbook (ECMA-376 part 1, SpreadsheetML), piece by piece: cells, styles, the frame around the sheets. */
import { type Column, dayMs, isNumeric, spreadsheetFormats } from '@cvm/contract';
import type { ExportCell } from './cells.ts';

const formatCodes = [...new Set(Object.values(spreadsheetFormats))];
/** Numbers below are Excel's own. */
const firstOwnFormat = 164;
const textFormat = 49;

/** Places in the list of styles: a few by name, then one for each number format. */
export const styles = { plain: 0, header: 1, numberHeader: 2, source: 3, label: 4, words: 5, text: 6, numberName: 7 };
const namedStyles = Object.keys(styles).length;

/** A number that names something, such as a season: written plain, without marks of thousands. */
const isNumberName = ({ format, type }: Pick<Column, 'format' | 'type'>): boolean =>
  format === 'id' && (type === 'integer' || type === 'number');

/** Do the cells of a column stand at the right? Every number and day does; its heading stands with them. */
export const isAtRight = (column: Column): boolean =>
  isNumeric(column) || isNumberName(column) || spreadsheetFormats[column.format] !== undefined;

/** The style of a column's cells; texts are declared as such, so that nothing in them is read as a formula. */
export const styleOf = ({ format, type }: Pick<Column, 'format' | 'type'>): number => {
  const code = spreadsheetFormats[format];
  if (code !== undefined) return namedStyles + formatCodes.indexOf(code);
  if (isNumberName({ format, type })) return styles.numberName;
  return type === 'text' ? styles.text : styles.plain;
};

/** What XML 1.0 has no characters for, as Excel writes it; a text that looks like that already is told apart. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML forbids.
const unspeakable = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)/g;
const lone = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const hex = (character: string): string => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text: string): string =>
  text
    .replace(lone, '\ufffd')
    .replace(unspeakable, hex)
    .replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** `A`, `Z`, `AA`: the name of a column by its place from 0. */
export const letters = (place: number): string =>
  (place < 26 ? '' : letters(Math.floor(place / 26) - 1)) + String.fromCharCode(65 + (place % 26));

/** Excel's day 0 is December 30, 1899. */
const serial = (date: Date): number => date.getTime() / dayMs + 25_569;

/** A cell, typed by its value; nothing where there is none. */
export const cellXml = (at: string, style: number, cell: ExportCell): string => {
  if (cell === null) return '';
  if (typeof cell === 'string')
    return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
  if (typeof cell === 'boolean') return `<c r="${at}" s="${style}" t="b"><v>${cell ? 1 : 0}</v></c>`;
  const number = cell instanceof Date ? serial(cell) : cell;
  return Number.isFinite(number) ? `<c r="${at}" s="${style}"><v>${number}</v></c>` : '';
};

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const mainNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationsNamespace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageNamespace = 'http://schemas.openxmlformats.org/package/2006';

/** Points of a line of a cell. */
const lineHeight = 15;

/** How many lines a text takes in a column of so many characters, wrapped at its words. */
const linesOf = (text: string, width: number): number => {
  let [lines, used] = [1, 0];
  for (const { length } of text.split(' ')) {
    const needed = used === 0 ? length : used + 1 + length;
    if (needed <= width) {
      used = needed;
      continue;
    }
    lines += (used === 0 ? 0 : 1) + Math.ceil(length / width) - 1;
    used = length % width;
  }
  return lines;
};

/** How high a row of texts that wrap is: programs that do not measure what they open would cut them. */
export const heightOf = (texts: readonly string[], widths: readonly number[]): number =>
  lineHeight * Math.max(...texts.map((text, place) => linesOf(text, widths[place] ?? text.length)), 1);

/** @param height in points; absent = of one line */
export const rowXml = (number: number, cells: readonly string[], height = lineHeight): string => {
  const high = height === lineHeight ? '' : ` ht="${height}" customHeight="1"`;
  return `<row r="${number}"${high}>${cells.join('')}</row>`;
};

/** Characters that can be read on the width of a sheet of paper that lies; wider tables go on beside it. */
const printedWidth = 240;

/** Is a sheet with columns of these widths printed on the width of one page? */
const isFitted = (widths: readonly number[]): boolean => widths.reduce((sum, width) => sum + width, 0) <= printedWidth;

/** Characters of a line of the source: as many as the first sheet of paper of a wide table has room for. */
const sourceWidth = 110;
/** Of a column that the table does not have. */
const defaultWidth = 9;

/** The columns that the source stands over, beyond those of a narrow table too, so that paper cuts nothing of it. */
export const sourceSpan = (widths: readonly number[]): { columns: number; width: number } => {
  let [columns, width] = [0, 0];
  while (width < sourceWidth) {
    width += widths[columns] ?? defaultWidth;
    columns += 1;
  }
  return { columns, width };
};

/** @param frozen rows that stay in sight; @param widths of the columns, in characters */
export const sheetOpen = (frozen: number, widths: readonly number[]): string => {
  const fit = isFitted(widths) ? '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>' : '';
  const pane = `<pane ySplit="${frozen}" topLeftCell="A${frozen + 1}" activePane="bottomLeft" state="frozen"/>`;
  const columns = widths.map(
    (width, place) => `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`,
  );
  return `${declaration}<worksheet xmlns="${mainNamespace}">${fit}<sheetViews><sheetView workbookViewId="0">${frozen > 0 ? pane : ''}</sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/>${columns.length > 0 ? `<cols>${columns.join('')}</cols>` : ''}<sheetData>`;
};

/**
 * @param filtered the range of the filter buttons, `A2:K90`; null = none; @param widths as the sheet was opened with
 * @param merged the range of the source; null = none
 */
export const sheetClose = (filtered: string | null, widths: readonly number[], merged: string | null): string =>
  `</sheetData>${filtered === null ? '' : `<autoFilter ref="${filtered}"/>`}${merged === null ? '' : `<mergeCells count="1"><mergeCell ref="${merged}"/></mergeCells>`}<pageSetup orientation="landscape"${isFitted(widths) ? ' fitToHeight="0"' : ''}/></worksheet>`;

export type SheetName = { readonly name: string; readonly filtered: string | null };

/** `A2:K90` as a range that holds wherever the cells are copied. */
const fixed = (range: string): string => range.replace(/([A-Z]+)(\d+)/g, '$$$1$$$2');

export const workbookXml = (sheets: readonly SheetName[]): string => {
  const names = sheets.map(
    ({ name }, place) => `<sheet name="${escaped(name)}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`,
  );
  const filters = sheets.flatMap(({ name, filtered }, place) =>
    filtered === null
      ? []
      : [
          `<definedName name="_xlnm._FilterDatabase" localSheetId="${place}" hidden="1">'${escaped(name)}'!${fixed(filtered)}</definedName>`,
          // What stays in sight stands on each printed page.
          `<definedName name="_xlnm.Print_Titles" localSheetId="${place}">'${escaped(name)}'!$1:$2</definedName>`,
        ],
  );
  return `${declaration}<workbook xmlns="${mainNamespace}" xmlns:r="${relationsNamespace}"><sheets>${names.join('')}</sheets><definedNames>${filters.join('')}</definedNames></workbook>`;
};

export const workbookRelationsXml = (sheets: readonly SheetName[]): string => {
  const own = sheets.map(
    (_, place) =>
      `<Relationship Id="rId${place + 1}" Type="${relationsNamespace}/worksheet" Target="worksheets/sheet${place + 1}.xml"/>`,
  );
  return `${declaration}<Relationships xmlns="${packageNamespace}/relationships">${own.join('')}<Relationship Id="rId${sheets.length + 1}" Type="${relationsNamespace}/styles" Target="styles.xml"/></Relationships>`;
};

export const rootRelationsXml = `${declaration}<Relationships xmlns="${packageNamespace}/relationships"><Relationship Id="rId1" Type="${relationsNamespace}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

export const contentTypesXml = (sheets: readonly SheetName[]): string => {
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const own = sheets.map(
    (_, place) => `<Override PartName="/xl/worksheets/sheet${place + 1}.xml" ContentType="${type}.worksheet+xml"/>`,
  );
  return `${declaration}<Types xmlns="${packageNamespace}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>${own.join('')}<Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`;
};

const font = (inner: string): string => `<font>${inner}<sz val="11"/><name val="Calibri"/><family val="2"/></font>`;
const style = (format: number, fontAt: number, alignment: string, head = false): string =>
  `<xf numFmtId="${format}" fontId="${fontAt}" fillId="${head ? 2 : 0}" borderId="${head ? 1 : 0}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1">${alignment === '' ? '' : `<alignment ${alignment}/>`}</xf>`;

/** In the order of `styles`; figures stand at the right, and so does a word in place of one. */
const cellStyles = [
  style(0, 0, ''),
  style(0, 1, 'vertical="center" wrapText="1"', true),
  style(0, 1, 'horizontal="right" vertical="center" wrapText="1"', true),
  style(0, 2, 'vertical="top" wrapText="1"'),
  style(0, 1, 'vertical="top" wrapText="1"'),
  style(textFormat, 0, 'vertical="top" wrapText="1"'),
  style(textFormat, 0, ''),
  style(0, 0, 'horizontal="right"'),
  ...formatCodes.map((_, place) => style(firstOwnFormat + place, 0, 'horizontal="right"')),
];

export const stylesXml = `${declaration}<styleSheet xmlns="${mainNamespace}"><numFmts count="${formatCodes.length}">${formatCodes.map((code, place) => `<numFmt numFmtId="${firstOwnFormat + place}" formatCode="${escaped(code)}"/>`).join('')}</numFmts><fonts count="3">${font('')}${font('<b/>')}<font><sz val="10"/><color rgb="FF5D6977"/><name val="Calibri"/><family val="2"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE8EDF3"/><bgColor indexed="64"/></patternFill></fill></fills><borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border><border><left/><right/><top/><bottom style="thin"><color rgb="FF8A97A6"/></bottom><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${cellStyles.length}">${cellStyles.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
