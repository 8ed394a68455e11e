/**
 * The cross-tab by its definition (view catalogue, "Cross-tab"): counted rows are put into the cells of a table, and every cell
 * and every total computed from its own rows.
 */
import {
  addDays,
  type CellValue,
  type Clause,
  type ComparedPeriod,
  type CrosstabBody,
  type DimensionName,
  daysBetween,
  isMeasure,
  type MeasureName,
  type Row,
  yearsLater,
} from '@cvm/contract';
import type { Data } from '../loaded.ts';
import { compareCells, holds, rounded } from '../order.ts';
import { clausesOf, membersOf, type Scope, scopeOf } from '../scope.ts';
import type { Size } from '../statistics.ts';
import { tierOf, tierPlace } from '../tiers.ts';
import { type AskedSort, type AskedTable, askedTable } from './asked.ts';
import { calculated, type Figures, type Told } from './calculated.ts';
import { type Coordinate, coordinatesOf, type HiddenName, type Naming } from './dimensions.ts';
import { behindFigure, besideFigure, comparedWithOthers, isCompared, isFound, type Surroundings } from './honest.ts';
import { measures } from './measures.ts';
import { type CountedRow, countedRows } from './rows.ts';

export type ReferenceTable = {
  /** Names in order. */
  readonly columns: string[];
  readonly rows: Row[];
  readonly sampleSize: number;
  readonly panel: 'Balanced' | 'Total';
};

/** Rows that have the same coordinates in some dimensions. */
type Group = { readonly key: string; readonly at: readonly Coordinate[]; readonly rows: CountedRow[] };

/** Every way to take one from each list. */
const combinations = (lists: readonly Coordinate[][]): Coordinate[][] =>
  lists.reduce<Coordinate[][]>((so, list) => so.flatMap((taken) => list.map((one) => [...taken, one])), [[]]);

const keyOf = (at: readonly Coordinate[]): string => JSON.stringify(at.map(({ id }) => id));

const grouped = (rows: readonly CountedRow[], names: readonly DimensionName[], naming: Naming): Map<string, Group> => {
  const groups = new Map<string, Group>();
  for (const row of rows)
    for (const at of combinations(names.map((name) => coordinatesOf(name, row, naming)))) {
      const key = keyOf(at);
      const group = groups.get(key) ?? { key, at, rows: [] };
      groups.set(key, group);
      group.rows.push(row);
    }
  return groups;
};

type Table = {
  readonly scope: Scope;
  readonly asked: AskedTable;
  readonly all: readonly CountedRow[];
  readonly lines: ReadonlyMap<string, Group>;
  readonly columns: ReadonlyMap<string, Group>;
  readonly cells: ReadonlyMap<string, Group>;
  /** Figures of lists of rows that were asked for before: a total is asked for by each of its cells. */
  readonly known: Map<readonly CountedRow[], Map<MeasureName, number | null>>;
  /** The people behind such figures, likewise. */
  readonly knownPeople: Map<readonly CountedRow[], Map<MeasureName, Size>>;
  /** The same question about the days that calculated fields compare with. */
  readonly others: ReadonlyMap<ComparedPeriod, Table>;
};

/** One way from the start of a title's life to a number of days since its release; without a day there is none. */
const standsSomewhere =
  ({ rows, pivots }: AskedTable) =>
  ({ kind, title }: CountedRow): boolean => {
    const names = [...rows, ...pivots];
    const isOneDay = names.includes('date') || !names.includes('days_from_release');
    return kind !== 'followingEachDay' || isOneDay || title.releaseDay !== null;
  };

/** Without dimensions in the rows there is one, with nothing behind it, too. */
const oneLine = (rows: readonly CountedRow[]): Map<string, Group> =>
  new Map([[keyOf([]), { key: keyOf([]), at: [], rows: [...rows] }]]);

const tableOf = (scope: Scope, asked: AskedTable, hidden: HiddenName, others: Table['others'] = new Map()): Table => {
  const tiers = new Map(scope.data.titles.map((title) => [title, tierOf(scope.data, title)]));
  const naming: Naming = { hidden, tierOf: (title) => tiers.get(title) ?? null };
  const kinds = new Set([...asked.measures, ...asked.unshown].flatMap((name) => measures[name].counts));
  const all = countedRows(scope, [...kinds]).filter(standsSomewhere(asked));
  return {
    scope,
    asked,
    all,
    lines: asked.rows.length === 0 ? oneLine(all) : grouped(all, asked.rows, naming),
    columns: grouped(all, asked.pivots, naming),
    cells: grouped(all, [...asked.rows, ...asked.pivots], naming),
    known: new Map(),
    knownPeople: new Map(),
    others,
  };
};

/** The days before a range, as many; or the same a year before. */
const daysThen = ({ from, to }: Scope, period: ComparedPeriod): [string, string] => {
  if (from === null) throw new Error('All time has no period before it.');
  const days = daysBetween(from, to) + 1;
  return period === 'previous'
    ? [addDays(from, -days), addDays(to, -days)]
    : [yearsLater(from, -1), yearsLater(to, -1)];
};

const otherTables = (scope: Scope, asked: AskedTable, hidden: HiddenName): Table['others'] => {
  const wanted = new Set(asked.calculated.flatMap((field) => ('period' in field ? [field.period] : [])));
  return new Map(
    [...wanted].map((period): [ComparedPeriod, Table] => {
      const dates: Clause = { id: 'date', op: 'between', values: daysThen(scope, period), join: 'or' };
      const rest = asked.clauses.filter(({ id }) => id !== 'date' && id !== 'daysInPast');
      const then = scopeOf(scope.data, { view: 'crosstab', clauses: [...rest, dates] });
      return [period, tableOf(then, asked, hidden)];
    }),
  );
};

/** Null stands for all lines, or all columns. */
type Place = { readonly line: Group | null; readonly column: Group | null };

const rowsAt = ({ all, cells }: Table, { line, column }: Place): readonly CountedRow[] | undefined => {
  if (line === null) return column === null ? all : column.rows;
  return column === null ? line.rows : cells.get(keyOf([...line.at, ...column.at]))?.rows;
};

/** Is a place one of the table's totals? Without pivots a line is its own total. */
const isTotal = ({ asked }: Table, { line, column }: Place): boolean =>
  line === null || (column === null && asked.pivots.length > 0);

const figureOf = ({ scope, known }: Table, name: MeasureName, rows: readonly CountedRow[]): number | null => {
  const figures = known.get(rows) ?? new Map<MeasureName, number | null>();
  known.set(rows, figures);
  const figure = figures.get(name) ?? measures[name].figure(scope, rows);
  figures.set(name, figure);
  return figure;
};

/** What stands at the end of a day means nothing for several days together, nor where the days since a release are not known. */
const lacksDay = ({ asked: { rows, pivots } }: Table, { line, column }: Place): boolean => {
  if ([...rows, ...pivots].includes('date')) return false;
  const days = [line?.at[rows.indexOf('days_from_release')], column?.at[pivots.indexOf('days_from_release')]];
  return days.some((day) => day?.value === null);
};

const meansNothing = (table: Table, name: MeasureName, place: Place): boolean =>
  measures[name].hasNoTotals === true && (isTotal(table, place) || lacksDay(table, place));

const figureAt = (table: Table, name: MeasureName, place: Place): number | null => {
  const { share, empty } = measures[name];
  if (meansNothing(table, name, place)) return null;
  const rows = rowsAt(table, place);
  const isEmpty = rows === undefined || rows.length === 0;
  if (share === undefined) return isEmpty ? empty : figureOf(table, name, rows);
  const whole = rowsAt(table, share === 'row' ? { ...place, column: null } : { ...place, line: null }) ?? [];
  const under = figureOf(table, name, whole);
  if (under === null || under === 0) return null;
  return isEmpty ? 0 : (figureOf(table, name, rows) ?? 0) / under;
};

const tell = (value: CellValue | undefined): number | null => (typeof value === 'number' ? value : null);

const measuredAt = (table: Table, name: MeasureName, place: Place): number | null =>
  tell(rounded(figureAt(table, name, place)));

/** One list for all places with nothing in them. */
const nobody: readonly CountedRow[] = [];

const peopleBehind = ({ scope, knownPeople }: Table, name: MeasureName, rows: readonly CountedRow[]): Size => {
  const ofRows = knownPeople.get(rows) ?? new Map<MeasureName, Size>();
  knownPeople.set(rows, ofRows);
  const people = ofRows.get(name) ?? behindFigure(scope, name, rows);
  ofRows.set(name, people);
  return people;
};

const toldAt = (table: Table, field: string, place: Place): Told => {
  const name = field.replace('crosstab.', '');
  if (!isMeasure(name)) return { value: null, n: null, effective: null };
  const value = measuredAt(table, name, place);
  if (meansNothing(table, name, place)) return { value, n: null, effective: null };
  const { n, effective } = peopleBehind(table, name, rowsAt(table, place) ?? nobody);
  return { value, n, effective: tell(rounded(effective)) };
};

/** The place of another table that has the same values; with nobody in it where there is none. */
const placeIn = (table: Table, { line, column }: Place): Place => {
  const same = (group: Group | null, groups: ReadonlyMap<string, Group>): Group | null =>
    group === null ? null : (groups.get(group.key) ?? { ...group, rows: [] });
  return { line: same(line, table.lines), column: same(column, table.columns) };
};

const lineNamed = ({ lines }: Table, row: readonly (string | null)[]): Group | undefined =>
  [...lines.values()].find(({ at }) =>
    at.every(({ value, id }, i) => (value === null ? row[i] === null : String(value) === row[i] || id === row[i])),
  );

const figuresAt = (table: Table, others: Table['others'], place: Place): Figures => ({
  here: (measure) => toldAt(table, measure, place),
  inTotal: () => figuresAt(table, others, { ...place, line: null }),
  hasRow: (row) => lineNamed(table, row) !== undefined,
  inRow: (row) => figuresAt(table, others, { ...place, line: lineNamed(table, row) ?? null }),
  inPeriod: (period) => {
    const other = others.get(period) ?? table;
    return figuresAt(other, others, placeIn(other, place));
  },
});

const calculatedAt = (table: Table, name: string, place: Place): Told =>
  calculated(table.asked.calculated, `crosstab.${name}`, figuresAt(table, table.others, place));

const shownAt = (table: Table, name: string, place: Place): CellValue =>
  isMeasure(name) ? measuredAt(table, name, place) : calculatedAt(table, name, place).value;

/** Where the values of a group stand in a name, `tv|female`; a title with its id where another looks the same. */
const namesOf = ({ asked, columns }: Table): Map<Group, string> => {
  const word = ({ value }: Coordinate): string => (value === null ? 'None' : String(value));
  const plain = ({ at }: Group): string => at.map(word).join('|');
  const all = [...columns.values()];
  const times = new Map<string, number>();
  for (const group of all) times.set(plain(group), (times.get(plain(group)) ?? 0) + 1);
  const withIds = ({ at }: Group): string =>
    at.map((one, i) => (asked.pivots[i] === 'title' ? `${word(one)} (${one.id})` : word(one))).join('|');
  return new Map(all.map((group) => [group, (times.get(plain(group)) ?? 0) > 1 ? withIds(group) : plain(group)]));
};

type Comparison = (a: Group, b: Group) => number;

const byAll =
  (comparisons: readonly Comparison[]): Comparison =>
  (a, b) => {
    for (const compare of comparisons) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };

/** Episodes stand by their season and then by their number, tiers by their followers. */
const ranked = (name: string, value: CellValue): CellValue => {
  if (name === 'follower_tier') return tierPlace(value);
  if (name !== 'season_episode' || value === null) return value;
  const [season, number] = String(value)
    .split(' | ')
    .map((part) => part.slice(1).padStart(6, '0'));
  return `${season}${number}`;
};

const byDimension =
  (
    names: readonly DimensionName[],
    name: string,
    direction: AskedSort['direction'],
    as: keyof Coordinate,
  ): Comparison =>
  (a, b) => {
    const place = names.map(String).indexOf(name);
    const value = (group: Group): CellValue => ranked(name, group.at[place]?.[as] ?? null);
    return compareCells(value(a), value(b), direction);
  };

/** The columns in order: as asked, the rest ascending, titles of one name by their ids. */
const orderedColumns = ({ asked, columns }: Table): Group[] => {
  const { pivots, pivotSorts } = asked;
  return [...columns.values()].sort(
    byAll([
      ...pivotSorts.map(({ field, direction }) => byDimension(pivots, field, direction, 'value')),
      ...pivots.flatMap((name) => [byDimension(pivots, name, 'asc', 'value'), byDimension(pivots, name, 'asc', 'id')]),
    ]),
  );
};

const bySort =
  (table: Table, names: ReadonlyMap<Group, string>) =>
  ({ field, at, direction }: AskedSort): Comparison => {
    const { rows, measures: asked, calculated } = table.asked;
    if (field === 'parent_content_id' && !rows.includes('parent_content_id'))
      return byDimension(rows, 'title', direction, 'id');
    const isFigure =
      asked.some((measure) => measure === field) || calculated.some(({ name }) => name === `crosstab.${field}`);
    if (!isFigure) return byDimension(rows, field, direction, 'value');
    const column = at === null ? null : [...table.columns.values()].find((group) => names.get(group) === at);
    if (column === undefined) return () => 0;
    const figures = new Map([...table.lines.values()].map((line) => [line, shownAt(table, field, { line, column })]));
    return (a, b) => compareCells(figures.get(a) ?? null, figures.get(b) ?? null, direction);
  };

/** Lines that metric filters leave, in order; ties by the dimensions, a title by its id. */
const orderedLines = (table: Table, names: ReadonlyMap<Group, string>, limit: number): Group[] => {
  const { asked, lines, scope } = table;
  const metrics = clausesOf(scope, 'metric');
  const kept = [...lines.values()].filter((line) =>
    metrics.every((clause) => {
      const name = asked.measures.find((measure) => measure === clause.values[0]);
      return name !== undefined && holds(shownAt(table, name, { line, column: null }), clause);
    }),
  );
  const ties = asked.rows.map((name) => byDimension(asked.rows, name, 'asc', 'id'));
  kept.sort(byAll([...asked.rowSorts.map(bySort(table, names)), ...ties]));
  return limit < 0 ? kept : kept.slice(0, limit);
};

/** The dimensions of a line, all null of the totals; a title carries its id. */
const dimensionCells = ({ asked }: Table, line: Group | null): Row => {
  const row: Row = {};
  asked.rows.forEach((name, i) => {
    row[`crosstab.${name}`] = line?.at[i]?.value ?? null;
  });
  const title = asked.rows.indexOf('title');
  if (title >= 0) row['crosstab.parent_content_id'] = line?.at[title]?.id ?? null;
  return row;
};

/** The rows that decide how sure a figure is. */
const around = (table: Table, { line, column }: Place): Surroundings => ({
  cell: rowsAt(table, { line, column }) ?? [],
  line: rowsAt(table, { line, column: null }) ?? [],
  column: rowsAt(table, { line: null, column }) ?? [],
  all: table.all,
});

/** What stands beside the figures when the question is honest; shares are compared over the whole table. */
const honestyOf = (table: Table) => {
  const { scope, asked, lines, columns } = table;
  const places = [...lines.values()].flatMap((line) =>
    (asked.pivots.length === 0 ? [null] : [...columns.values()]).map((column) => ({ line, column })),
  );
  const compared = asked.measures
    .filter((name) => isCompared(name, asked.rows, asked.pivots))
    .flatMap((name) =>
      places.map((place) => ({ name, place, ...comparedWithOthers(scope, name, around(table, place)) })),
    );
  const isReal = isFound(compared.map(({ chance }) => chance));
  return (name: string, place: Place): Row => {
    if (!isMeasure(name)) {
      const { n, effective } = calculatedAt(table, name, place);
      return { n, effective };
    }
    if (meansNothing(table, name, place)) return { n: null, effective: null };
    const row = besideFigure(scope, name, around(table, place), shownAt(table, name, place));
    if (!isCompared(name, asked.rows, asked.pivots) || isTotal(table, place)) return row;
    const one = compared.find(
      (other) => other.name === name && other.place.line === place.line && other.place.column === place.column,
    );
    return { ...row, differs: one !== undefined && isReal(one.chance) ? (one.isAbove ? 'above' : 'below') : null };
  };
};

/** `hidden` names members; the user is without limits. */
export const referenceCrosstab = (data: Data, body: CrosstabBody, hidden: HiddenName): ReferenceTable => {
  const asked = askedTable(body);
  const scope = scopeOf(data, { view: 'crosstab', clauses: asked.clauses });
  const table = tableOf(scope, asked, hidden, otherTables(scope, asked, hidden));
  const names = namesOf(table);
  const pivoted = orderedColumns(table).map((column) => ({ column, prefix: `${names.get(column)}|` }));
  const isPivoted = asked.pivots.length > 0;
  const totals = isPivoted && body.row_total ? [{ column: null, prefix: 'Total|' }] : [];
  const columns = isPivoted ? [...pivoted, ...totals] : [{ column: null, prefix: '' }];
  const honesty = body.honest ? honestyOf(table) : null;
  const rowAt = (line: Group | null): Row => {
    const row = dimensionCells(table, line);
    const figures = [...asked.measures, ...asked.calculated.map(({ name }) => name.replace('crosstab.', ''))];
    for (const name of figures)
      for (const { column, prefix } of columns) {
        const field = `${prefix}crosstab.${name}`;
        row[field] = shownAt(table, name, { line, column });
        const beside = honesty === null ? {} : honesty(name, { line, column });
        for (const [part, value] of Object.entries(beside)) row[`${field}|${part}`] = value;
      }
    return row;
  };
  const lines = orderedLines(table, names, body.limit ?? -1).map(rowAt);
  const total = rowAt(null);
  return {
    columns: Object.keys(total),
    rows: body.total ? [...lines, { ...total, _total: true }] : lines,
    sampleSize: new Set(membersOf(table.all)).size,
    panel: scope.panel,
  };
};
