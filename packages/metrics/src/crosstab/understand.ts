/**
 * The body of a cross-tab call -> the query it means. Fields must be known, named once and combine; a pivot must be one of
 * the dimensions. Whatever is not understood throws QueryError naming it.
 */
import {
  bareName,
  type CalculatedField,
  type CrosstabBody,
  type CrosstabQuery,
  type CrosstabSort,
  calculatedNames,
  calculatedProblems,
  clashes,
  crosstabId,
  type DimensionName,
  dimensionDefinition,
  type FieldName,
  factDefinition,
  fieldPrefix,
  isDimension,
  isField,
  isFigureName,
  isMeasure,
  type MeasureName,
  measureDefinition,
  measuresIn,
  parseFilters,
  titleKey,
} from '@cvm/contract';
import { QueryError } from '../error.ts';

const cut = (text: string): string => text.slice(0, 80);

const readField = (text: string): FieldName => {
  const name = bareName(text);
  if (!isField(name))
    throw new QueryError('unknown_field', `The cross-tab has no field "${cut(text)}".`, { field: cut(text) });
  return name;
};

const checkOnce = (list: 'fields' | 'pivots', names: readonly FieldName[]): void => {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new QueryError('bad_request', `"${list}" names "${fieldPrefix}${twice}" twice.`, { field: list });
};

const readPivots = (texts: readonly string[], fields: readonly FieldName[]): DimensionName[] => {
  const pivots = texts.map(readField);
  checkOnce('pivots', pivots);
  return pivots.map((name) => {
    if (!isDimension(name))
      throw new QueryError('bad_request', `"${fieldPrefix}${name}" is a measure and cannot be a pivot.`, {
        field: 'pivots',
      });
    if (!fields.includes(name))
      throw new QueryError('bad_request', `The pivot "${fieldPrefix}${name}" is not among the fields.`, {
        field: 'pivots',
      });
    return name;
  });
};

const incompatible = (message: string, details: Record<string, string>): QueryError =>
  new QueryError('incompatible_fields', message, details);

const checkPairs = (fields: readonly FieldName[]): void => {
  const [clash] = clashes(fields);
  if (!clash) return;
  const [measure, dimension] = [`${fieldPrefix}${clash.measure}`, `${fieldPrefix}${clash.dimension}`];
  throw incompatible(
    `"${measure}" cannot be combined with "${dimension}": ${factDefinition(clash.fact).label} have no ${dimensionDefinition(clash.dimension).label}.`,
    { measure, dimension },
  );
};

const checkNeeds = (measures: readonly MeasureName[], dimensions: readonly DimensionName[]): void => {
  for (const name of measures) {
    const { needs } = measureDefinition(name);
    const measure = `${fieldPrefix}${name}`;
    if (needs && !needs.some((need) => dimensions.includes(need)))
      throw incompatible(
        `"${measure}" needs ${needs.map((need) => `"${fieldPrefix}${need}"`).join(' or ')} among the fields.`,
        { measure },
      );
  }
};

const badSort = (text: string, message: string): QueryError => new QueryError('bad_sort', message, { sort: cut(text) });

/** `crosstab.viewer_count desc`, `female|crosstab.viewer_count`, `Total|crosstab.viewer_count desc`. */
const readSort = (text: string, fields: readonly string[], pivots: readonly DimensionName[]): CrosstabSort => {
  const [, name = '', way] = /^\s*(.*?)(?:\s+(asc|desc))?\s*$/is.exec(text) ?? [];
  const bar = name.lastIndexOf('|');
  const [at, field] = bar < 0 ? [undefined, name] : [name.slice(0, bar), name.slice(bar + 1)];
  const column = bareName(field);
  const isChosen = fields.some((known) => known === column);
  const isCarried = column === 'parent_content_id' && fields.includes('title');
  const [, sorted = '', other] = /^(\S+)\s+(\S+)$/.exec(field.trim()) ?? [];
  if (fields.some((known) => known === bareName(sorted)))
    throw badSort(text, `"${cut(sorted)}" is sorted asc or desc, not "${cut(other ?? '')}".`);
  if (!isChosen && !isCarried) throw badSort(text, `"${cut(name)}" is not among the fields and cannot be sorted by.`);
  if (at !== undefined && (pivots.length === 0 || !isFigureName(column)))
    throw badSort(text, `"${cut(name)}" is not a pivoted column.`);
  const direction = way?.toLowerCase() === 'desc' ? 'desc' : 'asc';
  return { column: isChosen ? column : titleKey, direction, ...(at === undefined || at === 'Total' ? {} : { at }) };
};

const readSorts = (texts: readonly string[], fields: readonly string[], pivots: readonly DimensionName[]) => {
  const sorts = texts
    .flatMap((text) => (text.includes('|') ? [text] : text.split(',')))
    .filter((text) => text.trim() !== '')
    .map((text) => readSort(text, fields, pivots));
  sorts.forEach(({ column, at }, index) => {
    if (sorts.slice(0, index).some((other) => other.column === column && other.at === at))
      throw badSort(column, `"sorts" names "${at === undefined ? '' : `${cut(at)}|`}${fieldPrefix}${column}" twice.`);
  });
  return sorts;
};

/** A calculated field that makes no sense is refused by name, with the part of it that is wrong. */
const checkCalculated = (
  calculated: readonly CalculatedField[],
  rows: DimensionName[],
  pivots: DimensionName[],
): void => {
  const [problem] = calculatedProblems(calculated, { rows, dimensions: [...rows, ...pivots] });
  if (problem === undefined) return;
  const { name, part, fault, message } = problem;
  throw new QueryError(fault === 'unknown_field' ? 'unknown_field' : 'incompatible_fields', `"${name}": ${message}`, {
    calculated: name,
    part,
    fault,
  });
};

/** Throws QueryError, or FilterError for a filter that cannot be read. */
export const crosstabQuery = (body: CrosstabBody): CrosstabQuery => {
  if (body.view !== crosstabId)
    throw new QueryError('unknown_view', `There is no view "${cut(body.view)}" to run; it is "${crosstabId}".`);
  const fields = body.fields.map(readField);
  checkOnce('fields', fields);
  const pivots = readPivots(body.pivots, fields);
  const dimensions = fields.filter(isDimension);
  const rows = dimensions.filter((name) => !pivots.includes(name));
  const shown = fields.filter(isMeasure);
  const { calculated } = body;
  if (shown.length + calculated.length === 0)
    throw new QueryError('bad_request', 'The fields name no measure: choose at least one.', { field: 'fields' });
  checkCalculated(calculated, rows, pivots);
  const unshown = measuresIn(calculated).filter((name) => !shown.includes(name));
  const measures = [...shown, ...unshown];
  checkPairs([...dimensions, ...measures]);
  checkNeeds(measures, dimensions);
  return {
    rows,
    pivots,
    measures,
    clauses: parseFilters(body.filters),
    sorts: readSorts(body.sorts, [...fields, ...calculatedNames({ calculated })], pivots),
    ...(body.limit === undefined || body.limit === null ? {} : { limit: body.limit }),
    total: body.total,
    rowTotal: body.row_total,
    ...(calculated.length === 0 ? {} : { calculated, unshown }),
    ...(body.honest ? { honest: true } : {}),
  };
};
