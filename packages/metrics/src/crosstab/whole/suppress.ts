/**
 * Which cells of a table of people are not shown, so that no group of fewer than `minimum` people can be worked out.
 *
 * In: the people in each cell, with the totals of the columns as the last row and those of the rows as the last column, and
 * how the cells of a line make up its total. Out: the cells that are left out. Those with 1 to minimum - 1 people are,
 * totals too; and for each of them further ones, those with the fewest people first, that could hold some people more or
 * less together with it without any figure that is shown being another. Whoever knows all that is shown can then tell a
 * cell that is left out no closer than `minimum` people: two tables that far apart look the same.
 */
import { type Steps, sorted, withEach } from './steps.ts';

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

/** No row or column: a partner that is not needed, or a cell that does not change. */
const none = -1;

type At = { readonly row: number; readonly column: number };

/**
 * Cells that move together: the one that is protected, a partner down, one across, and the cell where these two meet; `none` for a
 * partner that is not needed. Each sign says whether what the cell gains is gained or lost there; where partners meet it is both.
 */
type Move = At & {
  readonly down: number;
  readonly across: number;
  readonly downSign: 1 | -1;
  readonly acrossSign: 1 | -1;
};

/** The three cells with the most people of each block of a line: enough to know the most without two of them. */
type Tops = readonly (readonly { readonly place: number; readonly people: number }[] | undefined)[];

type Line = {
  readonly cells: readonly number[];
  /** The place of the total. */
  readonly last: number;
  readonly sum: number;
  readonly tops: Tops;
  /** The fewest members that the line can be: its largest cell of each block. */
  readonly least: number;
  /** Places with somebody in them, the fewest people first. */
  readonly ascending: readonly number[];
};

/** The place that looks for partners, the people of a place, and how far to look. */
type Own = { readonly place: number; readonly peopleAt: (place: number) => number; readonly reach: number };

const topsKept = 3;
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
    if (top.length === topsKept && people <= (top[topsKept - 1]?.people ?? 0)) return;
    top.push({ place, people });
    top.sort((a, b) => b.people - a.people);
    top.length = Math.min(top.length, topsKept);
  });
  const there = cells.flatMap((people, place) => (people > 0 ? [place] : []));
  const ascending = there.sort((a, b) => (cells[a] ?? 0) - (cells[b] ?? 0) || a - b);
  const least = tops.reduce((all, top) => all + (top[0]?.people ?? 0), 0);
  return { cells, last, sum, tops, least, ascending };
};

/** What a cell would hold; nobody is in none. */
const holding = ({ cells, last }: Line, place: number, by: number): number =>
  place === none || place === last ? 0 : (cells[place] ?? 0) + by;

/** The most people in a cell of a block but for two. */
const mostBeside = ({ tops }: Line, block: number, one: number, other: number): number => {
  for (const { place, people } of tops[block] ?? []) if (place !== one && place !== other) return people;
  return 0;
};

/** The fewest members that a line can be, its largest cell of each block, after one or two of its cells have changed. */
const fewest = (line: Line, blocks: readonly number[], one: number, by: number, other: number, byOther: number) => {
  const [isOne, isOther] = [one !== line.last, other !== none && other !== line.last];
  const [block, otherBlock] = [blocks[one] ?? 0, blocks[other] ?? 0];
  const [own, others] = [holding(line, one, by), holding(line, other, byOther)];
  const isSame = isOne && isOther && block === otherBlock;
  let people = line.least;
  if (isOne) {
    const most = Math.max(mostBeside(line, block, one, other), own, isSame ? others : 0);
    people += most - (line.tops[block]?.[0]?.people ?? 0);
  }
  if (isOther && !isSame)
    people += Math.max(mostBeside(line, otherBlock, one, other), others) - (line.tops[otherBlock]?.[0]?.people ?? 0);
  return people;
};

/**
 * Would a line still be one that can be, if the cell at `one` held `by` more people, and that at `other` `byOther` more? It is asked
 * millions of times of a large table, so that it makes nothing.
 */
const holds = (
  line: Line,
  { kind, blocks, isBalanced }: Direction,
  one: number,
  by: number,
  other: number,
  byOther: number,
) => {
  if (kind === 'none') return true;
  const ofTotal = (one === line.last ? by : 0) + (other === line.last ? byOther : 0);
  const gained = by + (other === none ? 0 : byOther) - ofTotal;
  if (kind === 'exact') return gained === ofTotal;
  if (isBalanced && gained !== ofTotal) return false;
  const total = (line.cells[line.last] ?? 0) + ofTotal;
  return total <= line.sum + gained && fewest(line, blocks, one, by, other, byOther) <= total;
};

class Search {
  readonly #table: PeopleTable;
  readonly #minimum: number;
  readonly #lastRow: number;
  readonly #lastColumn: number;
  readonly #hidden: boolean[][];
  readonly #rows = new Map<number, Line>();
  readonly #columns = new Map<number, Line>();
  /** Cells that are left out beside those of few people, so far. */
  #further = 0;
  /** Columns that stand alone: kinds of cells that found no partner, and how many were left out by then. */
  readonly #lonely = new Map<string, number>();

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
  #isPossible({ row, column, down, across, downSign, acrossSign }: Move, by: number): boolean {
    const [byDown, byAcross, byBoth] = [by * downSign, by * acrossSign, by * downSign * acrossSign];
    const table = this.#table;
    return (
      this.#people(row, column) + by >= 1 &&
      (down === none || this.#people(down, column) + byDown >= 1) &&
      (across === none || this.#people(row, across) + byAcross >= 1) &&
      (down === none || across === none || this.#people(down, across) + byBoth >= 1) &&
      holds(this.#row(row), table.across, column, by, across, byAcross) &&
      holds(this.#column(column), table.down, row, by, down, byDown) &&
      (down === none || holds(this.#row(down), table.across, column, byDown, across, byBoth)) &&
      (across === none || holds(this.#column(across), table.down, row, byAcross, down, byBoth))
    );
  }

  /** The most people, up to the minimum, that a move can shift one way. */
  #room(move: Move, way: 1 | -1): number {
    if (!this.#isPossible(move, way)) return 0;
    let [low, high] = [1, this.#minimum];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.#isPossible(move, way * middle)) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  readonly #isWide = (move: Move): boolean => {
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

  readonly #rowPartners = ({ row, column }: At, reach: number): number[] =>
    this.#partners(this.#column(column), (place) => this.#isHidden(place, column), {
      place: row,
      peopleAt: (place) => this.#people(place, column),
      reach,
    });

  readonly #columnPartners = ({ row, column }: At, reach: number): number[] =>
    this.#partners(this.#row(row), (place) => this.#isHidden(row, place), {
      place: column,
      peopleAt: (place) => this.#people(row, place),
      reach,
    });

  /** Are they a total and no total, or two of either? */
  readonly #sign = (one: number, other: number, last: number): 1 | -1 =>
    other === none || (one === last) !== (other === last) ? 1 : -1;

  /** People of a cell who are shown so far, and would be left out. */
  readonly #cost = (row: number, column: number): number =>
    row === none || column === none || this.#isHidden(row, column) ? 0 : this.#people(row, column);

  /** The cells that are left out with a cell at the least cost; of moves that cost the same the first in the order of partners. */
  readonly #cheapest = ({ row, column }: At, reach: number): Move | null => {
    const { down, across } = this.#table;
    const downs = down.kind === 'exact' ? [] : [none];
    if (down.kind !== 'none') downs.push(...this.#rowPartners({ row, column }, reach));
    const acrosses = across.kind === 'exact' ? [] : [none];
    if (across.kind !== 'none') acrosses.push(...this.#columnPartners({ row, column }, reach));
    const costs: number[] = [];
    for (const one of downs)
      for (const other of acrosses)
        costs.push(this.#cost(one, column) + this.#cost(row, other) + this.#cost(one, other));
    for (const place of [...costs.keys()].sort((a, b) => (costs[a] ?? 0) - (costs[b] ?? 0))) {
      const one = downs[Math.floor(place / acrosses.length)] ?? none;
      const other = acrosses[place % acrosses.length] ?? none;
      const downSign = this.#sign(row, one, this.#lastRow);
      const acrossSign = this.#sign(column, other, this.#lastColumn);
      const move = { row, column, down: one, across: other, downSign, acrossSign };
      if (this.#isWide(move)) return move;
    }
    return null;
  };

  /** What decides which partners a cell of a column that stands alone can have, beside what is left out. */
  readonly #kindOf = (row: number, column: number): string | null =>
    this.#table.across.kind !== 'none' || row === this.#lastRow
      ? null
      : `${column} ${this.#table.down.blocks[row] ?? 0} ${this.#people(row, column)}`;

  readonly #protect = (row: number, column: number): void => {
    const kind = this.#kindOf(row, column);
    const further = this.#further;
    // Of a hundred thousand days and titles with one viewer, each would try hundreds of partners in vain.
    if (kind !== null && this.#lonely.get(kind) === further) return;
    for (const reach of reaches) {
      const move = this.#cheapest({ row, column }, reach);
      if (move === null) continue;
      const { down, across } = move;
      this.#hide(row, column);
      if (down !== none) this.#hide(down, column);
      if (across !== none) this.#hide(row, across);
      if (down !== none && across !== none) this.#hide(down, across);
      return;
    }
    this.#hideLines(row, column);
    if (kind !== null) this.#lonely.set(kind, further);
  };

  readonly #hide = (row: number, column: number): void => {
    const cells = this.#hidden[row];
    if (cells === undefined || cells[column] === true) return;
    cells[column] = true;
    this.#further += 1;
  };

  /** No partner will do: without the totals of its row and column, and that of all, nothing says how many it may be. */
  readonly #hideLines = (row: number, column: number): void => {
    this.#hide(this.#lastRow, column);
    if (!Number.isFinite(this.#lastColumn)) return;
    this.#hide(row, this.#lastColumn);
    this.#hide(this.#lastRow, this.#lastColumn);
  };

  *run(): Steps<boolean[][]> {
    const few: (At & { readonly people: number })[] = [];
    const find = ([row, cells]: [number, readonly number[]]): void =>
      cells.forEach((people, column) => {
        if (people > 0 && people < this.#minimum) few.push({ row, column, people });
      });
    yield* withEach(this.#table.people.entries(), find, this.#table.people[0]?.length);
    // Those with the most people first: they find partners most easily, and become partners of the others.
    const inOrder = yield* sorted(few, (a, b) => b.people - a.people || a.row - b.row || a.column - b.column);
    for (const { row, column } of inOrder) {
      this.#protect(row, column);
      yield;
    }
    return this.#hidden;
  }
}

/** See the module's header. */
export const suppressed = (table: PeopleTable, minimum: number): Steps<boolean[][]> => new Search(table, minimum).run();
