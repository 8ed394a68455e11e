/**
 * The metric glossary as a PDF with tags and an outline. In: the entries. Out: the bytes, the same for the same entries
 * and version of the definitions.
 */
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { type GlossaryEntry, glossaryAbout, recipe, shownInSentence } from '@cvm/contract';

// The fonts every PDF reader has cover too few characters, and pdfkit says nothing when it takes a wrong one.
const require = createRequire(import.meta.url);
const fonts = {
  plain: require.resolve('@fontsource/inter/files/inter-latin-400-normal.woff'),
  bold: require.resolve('@fontsource/inter/files/inter-latin-600-normal.woff'),
} as const;

const ink = '#1c2430';
const quiet = '#55606e';
const accent = '#2b5c8a';
const title = 'Metric Glossary';
const margin = 56;
/** Points an entry needs below it; with less it starts a new page. */
const roomPt = 84;
/** The date of the file is no fact about it. */
const dated = new Date('2026-01-01T00:00:00Z');

type Style = { font: keyof typeof fonts; size: number; color: string; gap: number };

const styles = {
  H1: { font: 'bold', size: 22, color: ink, gap: 6 },
  H2: { font: 'bold', size: 11, color: accent, gap: 2 },
  P: { font: 'plain', size: 9.5, color: ink, gap: 2 },
  note: { font: 'plain', size: 8, color: quiet, gap: 12 },
} as const satisfies Record<string, Style>;

/** Writes one paragraph and gives it its tag, so that a screen reader knows headings from text. */
const write = (doc: PDFKit.PDFDocument, style: keyof typeof styles, text: string): void => {
  const { font, size, color, gap } = styles[style];
  const tag = style === 'note' ? 'P' : style;
  doc.addStructure(
    doc.struct(tag, {}, () => {
      doc.font(font).fontSize(size).fillColor(color).text(text, { lineGap: 2 });
    }),
  );
  doc.y += gap;
};

const writeEntry = (doc: PDFKit.PDFDocument, entry: GlossaryEntry): void => {
  const { label, definition } = entry;
  if (doc.y + roomPt > doc.page.height - margin) doc.addPage();
  doc.outline.addItem(label);
  write(doc, 'H2', label);
  write(doc, 'P', definition);
  write(doc, 'note', shownInSentence(entry));
};

export const metricGlossaryPdf = async (entries: readonly GlossaryEntry[]): Promise<Buffer> => {
  // No start waits for it: the file is made once, when it is first asked for.
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: `${title} | CVM Insights`, Author: 'CVM Insights', CreationDate: dated, ModDate: dated },
  });
  for (const [name, path] of Object.entries(fonts)) doc.registerFont(name, path);
  write(doc, 'H1', title);
  for (const text of glossaryAbout) write(doc, 'P', text);
  write(doc, 'note', `CVM Insights, definitions version ${recipe}`);
  for (const entry of entries) writeEntry(doc, entry);
  doc.end();
  return buffer(doc);
};
