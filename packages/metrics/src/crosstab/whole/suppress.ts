/**
 * Which cells of a table of people are not shown, so that no group of fewer than `minimum` people can be worked out.
 *
 * In: the people in each cell, with the totals of the columns as the last row and those of the rows as the last column, and
 * how the cells of a line make up its total. Out: the cells that are left out. Those with 1 to minimum - 1 people are,
 * totals too; and for each of them further ones, those with the fewest people first, that could hold some people more or
 * less together with it without any figure that is shown being another. Whoever knows all that is shown can then tell a
 * cell that is left out no closer than `minimum` people: two tables that far apart look the same.
 */

/**
 * How the cells of a line make up its total. `exact`: each member is in one of them, so they add up. `cover`: a member
 * may be in several; those of different `blocks` are different members. `none`: the line has no total.
 */
export type Direction = {
  readonly kind: 'exact' | 'cover' | 'none';
  /** The block of each cell of a line. */
  readonly blocks: readonly number[];
  /** Something is shown that adds up although members do not, such as views: what one cell gains another must lose. */
  readonly isBalanced: boolean;
};

export type PeopleTable = {
  /** Rows of cells; the last row and, where there is a direction `across`, the last column are totals. */
  readonly people: readonly (readonly number[])[];
  readonly down: Direction;
  readonly across: Direction;
};

type At = { readonly row: number; readonly column: number; readonly sign: 1 | -1 };

/** The three cells with the most people of each block of a line: enough to know the most without two of them. */
type Tops = readonly (readonly { readonly place: number; readonly people: number }[])[];

type Line = {
  readonly cells: readonly number[];
  /** The place of the total. */
  readonly last: number;
  readonly sum: number;
  readonly tops: Tops;
  /** Places with somebody in them, the fewest people first. */
  readonly ascending: readonly number[];
};

/** The place that looks for partners, the people of a place, and how far to look. */
type Own = { readonly place: number; readonly peopleAt: (place: number) => number; readonly reach: number };

const TOPS = 3;
/** Partners that are looked at first, and then. */
const reaches = [6, 24, 120] as const;

const lineOf = (cells: readonly number[], last: number, { blocks }: Direction): Line => {
  const tops: { place: number; people: number }[][] = [];
  let sum = 0;
  cells.forEach((people, place) => {
    if (place === last) return;
    sum += people;
    const block = blocks[place] ?? 0;
    const top = tops[block] ?? [];
    tops[block] = top;
    if (top.length === TOPS && people <= (top[TOPS - 1]?.people ?? 0)) return;
    top.push({ place, people });
    top.sort((a, b) => b.people - a.people);
    top.length = Math.min(top.length, TOPS);
  });
  const there = cells.flatMap((people, place) => (people > 0 ? [place] : []));
  const ascending = there.sort((a, b) => (cells[a] ?? 0) - (cells[b] ?? 0) || a - b);
  return { cells, last, sum, tops: Array.from(tops, (top) => top ?? []), ascending };
};

/** The fewest members that a line can be, its largest cell of each block, after some cells have changed. */
const fewest = ({ tops }: Line, { blocks }: Direction, changed: ReadonlyMap<number, number>): number => {
  const most = tops.map((top) => top.find(({ place }) => !changed.has(place))?.people ?? 0);
  for (const [place, people] of changed) {
    const block = blocks[place] ?? 0;
    most[block] = Math.max(most[block] ?? 0, people);
  }
  return most.reduce((all, people) => all + people, 0);
};

/** Would a line still be one that can be, if some of its cells changed so? */
const holds = (line: Line, direction: Direction, changes: ReadonlyMap<number, number>): boolean => {
  if (direction.kind === 'none') return true;
  const total = (line.cells[line.last] ?? 0) + (changes.get(line.last) ?? 0);
  let gained = 0;
  const changed = new Map<number, number>();
  for (const [place, by] of changes) {
    if (place === line.last) continue;
    gained += by;
    changed.set(place, (line.cells[place] ?? 0) + by);
  }
  const isEven = gained === (changes.get(line.last) ?? 0);
  if (direction.kind === 'exact') return isEven;
  if (direction.isBalanced && !isEven) return false;
  return total <= line.sum + gained && fewest(line, direction, changed) <= total;
};

class Search {
  readonly #table: PeopleTable;
  readonly #minimum: number;
  readonly #lastRow: number;
  readonly #lastColumn: number;
  readonly #hidden: boolean[][];
  readonly #rows = new Map<number, Line>();
  readonly #columns = new Map<number, Line>();

  constructor(table: PeopleTable, minimum: number) {
    this.#table = table;
    this.#minimum = minimum;
    this.#lastRow = table.people.length - 1;
    this.#lastColumn = table.across.kind === 'none' ? Number.POSITIVE_INFINITY : (table.people[0]?.length ?? 0) - 1;
    this.#hidden = table.people.map((row) => row.map((people) => people > 0 && people < minimum));
  }

  readonly #people = (row: number, column: number): number => this.#table.people[row]?.[column] ?? 0;
  readonly #isHidden = (row: number, column: number): boolean => this.#hidden[row]?.[column] ?? false;

  readonly #row = (row: number): Line => {
    const known = this.#rows.get(row);
    if (known !== undefined) return known;
    const line = lineOf(this.#table.people[row] ?? [], this.#lastColumn, this.#table.across);
    this.#rows.set(row, line);
    return line;
  };

  readonly #column = (column: number): Line => {
    const known = this.#columns.get(column);
    if (known !== undefined) return known;
    const cells = this.#table.people.map((row) => row[column] ?? 0);
    const line = lineOf(cells, this.#lastRow, this.#table.down);
    this.#columns.set(column, line);
    return line;
  };

  /** Could `by` more people be in the cells of a move without any figure that is shown being another? */
  readonly #isPossible = (move: readonly At[], by: number): boolean => {
    if (move.some(({ row, column, sign }) => this.#people(row, column) + sign * by < 1)) return false;
    const { across, down } = this.#table;
    const inLine = (cells: readonly At[], place: 'row' | 'column') =>
      new Map(cells.map((at) => [at[place], at.sign * by]));
    return move.every(
      ({ row, column }) =>
        holds(
          this.#row(row),
          across,
          inLine(
            move.filter((at) => at.row === row),
            'column',
          ),
        ) &&
        holds(
          this.#column(column),
          down,
          inLine(
            move.filter((at) => at.column === column),
            'row',
          ),
        ),
    );
  };

  /** The most people, up to the minimum, that a move can shift one way. */
  readonly #room = (move: readonly At[], way: 1 | -1): number => {
    let [low, high] = [0, this.#minimum];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.#isPossible(move, way * middle)) low = middle;
      else high = middle - 1;
    }
    return low;
  };

  readonly #isWide = (move: readonly At[]): boolean => {
    const more = this.#room(move, 1);
    return more >= this.#minimum || more + this.#room(move, -1) >= this.#minimum;
  };

  /** The cells of a line as partners: those left out already, the largest first; then others, the smallest first. */
  readonly #partners = ({ ascending }: Line, isHidden: (place: number) => boolean, own: Own): number[] => {
    const { place: self, peopleAt, reach } = own;
    let [from, to] = [0, ascending.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (peopleAt(ascending[middle] ?? 0) < this.#minimum) from = middle + 1;
      else to = middle;
    }
    const hidden = ascending.slice(Math.max(0, from - reach), from);
    const shown: number[] = [];
    for (let at = from; at < ascending.length && shown.length <= reach; at += 1) {
      const place = ascending[at] ?? 0;
      (isHidden(place) ? hidden : shown).push(place);
    }
    return [...hidden.reverse(), ...shown].filter((place) => place !== self);
  };

  readonly #rowPartners = ({ row, column }: Omit<At, 'sign'>, reach: number): number[] =>
    this.#partners(this.#column(column), (place) => this.#isHidden(place, column), {
      place: row,
      peopleAt: (place) => this.#people(place, column),
      reach,
    });

  readonly #columnPartners = ({ row, column }: Omit<At, 'sign'>, reach: number): number[] =>
    this.#partners(this.#row(row), (place) => this.#isHidden(row, place), {
      place: column,
      peopleAt: (place) => this.#people(row, place),
      reach,
    });

  /** The corners that move with a cell: one partner down, one across, and the cell where these two meet. */
  readonly #move = (row: number, column: number, down: number | null, across: number | null): At[] => {
    const flips = (a: number, b: number, last: number): 1 | -1 => ((a === last) === (b === last) ? -1 : 1);
    const byRow = down === null ? 1 : flips(row, down, this.#lastRow);
    const byColumn = across === null ? 1 : flips(column, across, this.#lastColumn);
    return [
      { row, column, sign: 1 },
      ...(down === null ? [] : [{ row: down, column, sign: byRow }]),
      ...(across === null ? [] : [{ row, column: across, sign: byColumn }]),
      ...(down === null || across === null ? [] : [{ row: down, column: across, sign: (byRow * byColumn) as 1 | -1 }]),
    ];
  };

  /** People who would be left out for a move that are shown so far. */
  readonly #cost = (move: readonly At[]): number =>
    move.reduce((sum, { row, column }) => sum + (this.#isHidden(row, column) ? 0 : this.#people(row, column)), 0);

  readonly #cheapest = (at: Omit<At, 'sign'>, reach: number): readonly At[] | null => {
    const { down, across } = this.#table;
    const downs = [
      ...(down.kind === 'exact' ? [] : [null]),
      ...(down.kind === 'none' ? [] : this.#rowPartners(at, reach)),
    ];
    const acrosses = [
      ...(across.kind === 'exact' ? [] : [null]),
      ...(across.kind === 'none' ? [] : this.#columnPartners(at, reach)),
    ];
    const moves = downs.flatMap((one) => acrosses.map((other) => this.#move(at.row, at.column, one, other)));
    const priced = moves.map((move) => ({ move, cost: this.#cost(move) })).sort((a, b) => a.cost - b.cost);
    return priced.find(({ move }) => this.#isWide(move))?.move ?? null;
  };

  readonly #protect = (row: number, column: number): void => {
    for (const reach of reaches) {
      const move = this.#cheapest({ row, column }, reach);
      if (move === null) continue;
      for (const at of move) this.#hide(at.row, at.column);
      return;
    }
    this.#hideLines(row, column);
  };

  readonly #hide = (row: number, column: number): void => {
    const cells = this.#hidden[row];
    if (cells !== undefined) cells[column] = true;
  };

  /** No partner will do: without the totals of its row and column, and that of all, nothing says how many it may be. */
  readonly #hideLines = (row: number, column: number): void => {
    this.#hide(this.#lastRow, column);
    if (!Number.isFinite(this.#lastColumn)) return;
    this.#hide(row, this.#lastColumn);
    this.#hide(this.#lastRow, this.#lastColumn);
  };

  readonly run = (): boolean[][] => {
    const few = this.#table.people.flatMap((cells, row) =>
      cells.flatMap((people, column) => (people > 0 && people < this.#minimum ? [{ row, column, people }] : [])),
    );
    // Those with the most people first: they find partners most easily, and become partners of the others.
    few.sort((a, b) => b.people - a.people || a.row - b.row || a.column - b.column);
    for (const { row, column } of few) this.#protect(row, column);
    return this.#hidden;
  };
}

/** See the module's header. */
export const suppressed = (table: PeopleTable, minimum: number): boolean[][] => new Search(table, minimum).run();
