/** The number formats of the screen in the notation of office files; a format without one is no number or date. */
import { type Format, times100 } from './format.ts';

export const spreadsheetFormats: Partial<Record<Format, string>> = {
  count: '#,##0',
  compact: '#,##0',
  share: '0.00%',
  rate: '0.0%',
  percent: '0.00%',
  points: '0.00',
  score: '0.00',
  rating: '0.0',
  index: '0.0',
  date: 'mm-dd-yyyy',
  longDate: 'mmmm dd, yyyy',
  release: 'mm/dd/yyyy',
  time: 'mm-dd-yyyy hh:mm',
};

/** A figure as such files hold it: percentages are fractions, an index and points are written as on screen (1.25 is 125). */
export const spreadsheetFigure = (format: Format, value: number): number =>
  format === 'index' || format === 'points' ? times100(value) : value;
