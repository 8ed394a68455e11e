/**
 * A deck as a PowerPoint file: charts and tables are those of the program, so that a client can edit them. The library comes
 * along only when a deck is made.
 */
import { spreadsheetFormats } from '@cvm/contract';
import pptxgen from 'pptxgenjs';
import { palettes } from '../charts/draw/palette.ts';
import { bareColour } from './bare-colour.ts';
import type { Deck, Slide, SlideChart, SlideTable } from './model.ts';
import {
  boldWidth,
  charactersOf,
  characterWidth,
  cutToCharacters,
  titleHeight,
  titleSize,
  titleSizes,
  wide,
} from './type.ts';

type Page = ReturnType<pptxgen['addSlide']>;

const { ink, inkQuiet, line, lineStrong } = palettes.light;
const colours = {
  ink: bareColour(ink),
  quiet: bareColour(inkQuiet),
  line: bareColour(line),
  strong: bareColour(lineStrong),
  head: 'EEF2F6',
};
const fontFace = 'Calibri';

/** Inches, of a page 13.33 by 7.5. */
const left = 0.5;
const bodyAt = { x: left, y: 1.75, w: wide, h: 4.6 };
const master = 'CVM';
/** Labels of a long axis are thinned out to about so many. */
const labelsMax = 7;
const rowHeight = 0.34;
/** Of a column that holds text, in characters: what is longer is cut to one line, so that no row pushes others off the slide. */
const textColumn = { least: 12, most: 56 };

const small = { fontFace, fontSize: 10, color: colours.quiet, margin: 0 } as const;

const formatOf = (chart: SlideChart): string => spreadsheetFormats[chart.format] ?? 'General';

const chartTypes = { bar: 'bar', column: 'bar', line: 'line', area: 'area', pie: 'pie' } as const;

/** Marks so few that each can carry its figure. */
const labelledMax = 24;

const isLabelled = ({ kind, labels, series }: SlideChart): boolean =>
  kind === 'pie' || ((kind === 'bar' || kind === 'column') && labels.length * series.length <= labelledMax);

/** Of an axis, in shares of it: what the figure at the end of a bar takes. */
const labelShare = 0.07;

/** Where the axis begins: a bar down from its base has its figure before its end, where the names of the bars stand otherwise. */
const minOf = (chart: SlideChart, { base, min, max, step }: NonNullable<SlideChart['scale']>): number => {
  const below = chart.series.flatMap(({ values }) => values.filter((value) => value !== null && value < base));
  const least = Math.min(...below.map(Number), max);
  return isLabelled(chart) && min < base && least - min < labelShare * (max - min) ? min - step : min;
};

const scaleOf = (chart: SlideChart): pptxgen.IChartOpts => {
  const { scale } = chart;
  return scale === undefined
    ? {}
    : {
        valAxisMinVal: minOf(chart, scale),
        valAxisMaxVal: scale.max,
        valAxisMajorUnit: scale.step,
        // The library takes 0 for "chosen by the program", which is where the axis begins then.
        ...(scale.base === 0 ? {} : { valAxisCrossesAt: scale.base }),
      };
};

const axesOf = (chart: SlideChart): pptxgen.IChartOpts => ({
  catAxisLabelFontFace: fontFace,
  catAxisLabelFontSize: 10,
  catAxisLabelColor: colours.ink,
  catAxisLabelPos: 'low',
  catAxisLineColor: colours.strong,
  // First on top, as on screen; the values stay below.
  ...(chart.kind === 'bar' ? { catAxisOrientation: 'maxMin' as 'minMax', valAxisLabelPos: 'high' as const } : {}),
  ...(chart.kind === 'line' || chart.kind === 'area'
    ? { catAxisLabelFrequency: String(Math.ceil(chart.labels.length / labelsMax)) }
    : {}),
  valAxisLabelFontFace: fontFace,
  valAxisLabelFontSize: 10,
  valAxisLabelColor: colours.quiet,
  valAxisLabelFormatCode: formatOf(chart),
  valAxisLineShow: false,
  valGridLine: { color: colours.line, size: 0.75 },
  catGridLine: { style: 'none' },
  showValAxisTitle: true,
  valAxisTitle: chart.axis,
  valAxisTitleFontSize: 10,
  valAxisTitleFontFace: fontFace,
  valAxisTitleColor: colours.quiet,
  ...scaleOf(chart),
});

/** Where the plot of a chart lies in the chart, in shares of it; said only where something is drawn over it. */
const plot = { x: 0.07, y: 0.16, w: 0.91, h: 0.66 };

/**
 * Charts of office programs mark no days: what happened is drawn over the plot, whose place is fixed then. Of a line each place has
 * a field of its own, and its value in the middle.
 */
const addMarks = (page: Page, { marks = [], labels }: SlideChart): void => {
  const [top, bottom] = [bodyAt.y + bodyAt.h * plot.y, bodyAt.y + bodyAt.h * (plot.y + plot.h)];
  for (const { place, name } of marks) {
    const x = bodyAt.x + bodyAt.w * (plot.x + plot.w * ((place + 0.5) / labels.length));
    if (name === null) {
      page.addShape('triangle', { x: x - 0.04, y: bottom - 0.08, w: 0.08, h: 0.08, fill: { color: colours.quiet } });
      continue;
    }
    page.addShape('line', {
      x,
      y: top,
      w: 0,
      h: bottom - top,
      line: { color: colours.quiet, width: 1, dashType: 'dash' },
    });
    page.addText(name, { ...small, x: x - 0.75, y: top - 0.24, w: 1.5, h: 0.22, align: 'center', valign: 'bottom' });
  }
};

/**
 * TRICKY: the library writes a 0 into the workbook of a chart as an empty cell, and whoever edits the chart would find a gap.
 * As an object it is not taken for nothing, and is written as the same 0. What is no number is written as an empty cell: a gap.
 */
const written = (value: number | null): number => (value === 0 ? (Object(0) as number) : (value ?? Number.NaN));

const addChart = (page: Page, chart: SlideChart, altText: string): void => {
  const { kind, labels, series } = chart;
  const data = series.map(({ name, values }) => ({
    name,
    labels: [...labels],
    values: values.map(written),
  }));
  page.addChart(chartTypes[kind], data, {
    ...bodyAt,
    altText,
    chartColors: [...chart.colours],
    barDir: kind === 'bar' ? 'bar' : 'col',
    barGapWidthPct: 45,
    displayBlanksAs: 'gap',
    lineDataSymbol: 'none',
    lineSize: 2,
    ...(chart.marks === undefined ? {} : { layout: plot }),
    showLegend: kind === 'pie' || series.length > 1,
    legendPos: kind === 'pie' ? 'r' : 't',
    legendFontFace: fontFace,
    legendFontSize: 11,
    legendColor: colours.ink,
    showValue: isLabelled(chart) && kind !== 'pie',
    showPercent: false,
    ...(kind === 'pie' ? { showValue: true, showLeaderLines: true } : {}),
    dataLabelFormatCode: formatOf(chart),
    dataLabelFontFace: fontFace,
    dataLabelFontSize: 10,
    dataLabelColor: colours.ink,
    ...(kind === 'bar' || kind === 'column' ? { dataLabelPosition: 'outEnd' as const } : {}),
    ...(kind === 'pie' ? { dataLabelPosition: 'outEnd' as const } : axesOf(chart)),
  });
  addMarks(page, chart);
};

const sumOf = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);

/** Columns of so short texts, such as days, are cut no more than figures are. */
const shortMax = 17;
/** Of the width of a table: where figures would take more, every column gives way. */
const figuresMax = 0.75;

/**
 * How wide the columns of a table are, in inches, by what they hold; with room to spare where the slide has it. Where it has not,
 * long texts give way.
 */
const widthsOf = ({ columns, rows }: SlideTable, fontSize: number): number[] => {
  const asked = columns.map(({ label, numeric }, place) => {
    const longest = Math.max(...rows.map((row) => charactersOf(row[place] ?? '')), 0);
    // Headings may take two lines.
    const heading = Math.max(...label.split(' ').map(charactersOf)) * boldWidth(fontSize);
    const least = numeric ? 8 : textColumn.least;
    const width =
      Math.max(heading, Math.min(textColumn.most, Math.max(least, longest + 1)) * characterWidth(fontSize)) + 0.2;
    return { width, stays: numeric || longest <= shortMax };
  });
  const all = sumOf(asked.map(({ width }) => width));
  const room = Math.min(wide, Math.max(all * 1.2, wide * 0.4));
  const staying = sumOf(asked.flatMap(({ width, stays }) => (stays ? [width] : [])));
  if (all <= room || staying === all || staying > room * figuresMax)
    return asked.map(({ width }) => (width * room) / all);
  return asked.map(({ width, stays }) => (stays ? width : (width * (room - staying)) / (all - staying)));
};

const addTable = (page: Page, table: SlideTable): void => {
  const { columns, rows } = table;
  const fontSize = columns.length > 6 ? 10 : 12;
  const widths = widthsOf(table, fontSize);
  const border = { type: 'solid' as const, pt: 0.5, color: colours.line };
  const none = { type: 'none' as const };
  const cell = (text: string, place: number, bold: boolean): pptxgen.TableCell => ({
    text: bold ? text : cutToCharacters(text, Math.floor(((widths[place] ?? wide) - 0.16) / characterWidth(fontSize))),
    options: {
      bold,
      align: columns[place]?.numeric === true ? 'right' : 'left',
      ...(bold ? { fill: { color: colours.head } } : {}),
      border: [none, none, border, none],
    },
  });
  page.addTable(
    [
      columns.map(({ label }, place) => cell(label, place, true)),
      ...rows.map((row) => row.map((text, place) => cell(text, place, false))),
    ],
    {
      ...{ x: left, y: bodyAt.y, w: sumOf(widths), colW: widths },
      rowH: rowHeight,
      fontFace,
      fontSize,
      color: colours.ink,
      valign: 'middle',
      margin: [0.02, 0.08, 0.02, 0.08],
    },
  );
};

const addWords = (page: Page, words: string): void => {
  page.addText(words, { ...bodyAt, h: 1, fontFace, fontSize: 16, color: colours.quiet, valign: 'top', margin: 0 });
};

const addBody = (page: Page, { body, title }: Slide): void => {
  if (body.kind === 'chart') addChart(page, body.chart, title);
  else if (body.kind === 'table') addTable(page, body.table);
  else addWords(page, body.words);
};

/** TRICKY: of a placeholder the library keeps the size of the master whatever the text asks for; its runs have their own. */
const addTitle = (page: Page, title: string): void => {
  const options = { fontFace, fontSize: titleSize(title), color: colours.ink };
  page.addText([{ text: title, options }], { placeholder: 'title' });
};

const addSlide = (file: pptxgen, slide: Slide, source: string): void => {
  const page = file.addSlide({ masterName: master });
  page.addText(slide.section, { ...small, x: left, y: 0.38, w: 10, h: 0.28, fontSize: 12, fit: 'shrink' });
  if (slide.mark !== null)
    page.addText(slide.mark, { ...small, x: 10.83, y: 0.38, w: 2, h: 0.28, fontSize: 12, bold: true, align: 'right' });
  addTitle(page, slide.title);
  addBody(page, slide);
  page.addText(slide.foot, { ...small, x: left, y: 6.45, w: wide, h: 0.4, valign: 'bottom', fit: 'shrink' });
  page.addText(source, { ...small, x: left, y: 6.95, w: 11, h: 0.25 });
  if (slide.notes !== '') page.addNotes(slide.notes);
};

const addCover = (file: pptxgen, { title, subtitle, source }: Deck): void => {
  const cover = file.addSlide({ masterName: master });
  addTitle(cover, title);
  cover.addText(subtitle, { ...small, x: left, y: 1.75, w: wide, h: 2, fontSize: 16, valign: 'top' });
  cover.addText(source, { ...small, x: left, y: 6.95, w: 11, h: 0.25 });
};

/** The bytes of the file. */
export const deckFile = async (deck: Deck): Promise<ArrayBuffer> => {
  const file = new pptxgen();
  file.layout = 'LAYOUT_WIDE';
  file.title = deck.title;
  // Without them the file says that the library made it.
  file.author = 'CVM Insights';
  file.subject = deck.subtitle;
  file.company = 'CVM Insights';
  file.theme = { headFontFace: fontFace, bodyFontFace: fontFace };
  file.defineSlideMaster({
    title: master,
    background: { color: 'FFFFFF' },
    objects: [
      {
        placeholder: {
          text: '',
          options: {
            ...{ name: 'title', type: 'title', x: left, y: 0.7, w: wide, h: titleHeight, margin: 0 },
            ...{ fontFace, fontSize: titleSizes[0], bold: true, color: colours.ink, align: 'left', valign: 'top' },
          },
        },
      },
      { line: { x: left, y: 6.9, w: wide, h: 0, line: { color: colours.line, width: 0.75 } } },
    ],
    slideNumber: { x: 12.33, y: 6.95, w: 0.5, h: 0.25, fontFace, fontSize: 10, color: colours.quiet, align: 'right' },
  });
  addCover(file, deck);
  for (const slide of deck.slides) addSlide(file, slide, deck.source);
  const bytes = await file.write({ outputType: 'arraybuffer', compression: true });
  if (!(bytes instanceof ArrayBuffer)) throw new Error('The deck was not written.');
  return bytes;
};
