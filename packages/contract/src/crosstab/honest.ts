/**
 * What stands beside a figure of a cross-tab that was asked for with `honest`: `{column}|n`, the people behind it before
 * weighting, `|effective`, how many of equal weight would say as much, and by the measure an interval and `|differs`.
 */
import type { Column } from '../views/view.ts';
import type { DimensionName } from './dimensions.ts';
import { isMeasure, type MeasureName } from './measures.ts';
import type { CrosstabQuery, FigureName } from './query.ts';

export type HonestName = 'n' | 'effective' | 'low' | 'high' | 'differs';

/** Each member has one value of these. */
const ofMembers: readonly DimensionName[] = ['user_age_bucket', 'user_country', 'user_gender'];

/** Do these tell members apart, each in exactly one group? */
export const dividesMembers = (names: readonly DimensionName[]): boolean =>
  names.every((name) => ofMembers.includes(name));

const withInterval: readonly MeasureName[] = [
  'binge_rate',
  'average_rating',
  'viewer_share_by_column',
  'viewer_share_by_row',
];

/** Is a share compared with those of the other columns, or rows? Only where no member is in two of them. */
export const isTested = ({ rows, pivots }: CrosstabQuery, measure: MeasureName): boolean => {
  const wholes = measure === 'viewer_share_by_column' ? pivots : measure === 'viewer_share_by_row' ? rows : [];
  return wholes.length > 0 && dividesMembers(wholes);
};

/** A calculated field has the fewest people behind any figure that it is made of, and no interval. */
export const honestNames = (query: CrosstabQuery, measure: FigureName): HonestName[] => {
  if (query.honest !== true) return [];
  if (!isMeasure(measure)) return ['n', 'effective'];
  const interval: HonestName[] = withInterval.includes(measure) ? ['low', 'high'] : [];
  return ['n', 'effective', ...interval, ...(isTested(query, measure) ? (['differs'] as const) : [])];
};

/** The name of such a field in flat rows. */
export const honestField = (measure: FigureName, name: HonestName): string => `${measure}|${name}`;

/** The figure's column that a column stands beside; any other name as it is. */
export const besideOf = (column: string): string => column.replace(/\|(?:n|effective|low|high|differs)$/, '');

const labels: Record<HonestName, string> = {
  n: 'People',
  effective: 'Effective Base',
  low: 'Low',
  high: 'High',
  differs: 'Differs',
};

/** The same as columns; the ends of an interval are written as the figure is. */
export const honestColumns = (query: CrosstabQuery, measure: FigureName, figure: Column): Column[] =>
  honestNames(query, measure).map((name) => ({
    name: honestField(measure, name),
    label: `${figure.label} | ${labels[name]}`,
    type: name === 'differs' ? 'text' : 'number',
    format: name === 'differs' ? 'text' : name === 'n' || name === 'effective' ? 'count' : figure.format,
  }));
