/**
 * What of a whole table is not shown: each group of people that a measure tells of (`bases`) is a table of people of its
 * own, in which the small ones and what would tell of them are left out.
 */
import {
  type CrosstabQuery,
  type DimensionName,
  dividesMembers,
  type MeasureName,
  measureDefinition,
} from '@cvm/contract';
import { type BaseName, guardsOf, guardsOfAll } from '../bases.ts';
import { eachAs, type Steps } from './steps.ts';
import { type Direction, suppressed } from './suppress.ts';
import { type Line, partIn, type WholeTable } from './table.ts';

/** Is a measure not shown in a line's cell at a place? */
export type Hidden = (measure: MeasureName, line: Line, place: string) => boolean;

export type Hiding = { readonly isHidden: Hidden; readonly isAny: boolean; readonly isTotalHidden: boolean };

/** Measures that count rows, not members: they add up where members do not. */
const adding: Partial<Record<BaseName, readonly MeasureName[]>> = {
  viewers: ['view_count', 'view_share_by_row', 'view_share_by_column'],
  engagers: ['weighted_engagement_count', 'engagement_score'],
  voters: ['character_vote_count', 'character_vote_share'],
  emotion_voters: ['emotion_count'],
};

const ofPeople = (name: DimensionName): boolean => dividesMembers([name]);
const days: readonly DimensionName[] = ['date', 'days_from_release'];

type Side = { readonly names: readonly DimensionName[]; readonly values: readonly (Line['first'] | undefined)[] };

/** How the cells along one side of the table make up their total. */
function* directionOf({ measures }: CrosstabQuery, base: BaseName, { names, values }: Side): Steps<Direction> {
  // Who follows on several days together is not counted.
  if (base === 'running_followers' && names.some((name) => days.includes(name)))
    return { kind: 'none', blocks: [], isBalanced: false };
  if (dividesMembers(names)) return { kind: 'exact', blocks: values.map((_, place) => place), isBalanced: true };
  const known = new Map<string, number>();
  const blocks = yield* eachAs(values, (value) => {
    const key = JSON.stringify(names.filter(ofPeople).map((name) => value?.[name]));
    const block = known.get(key) ?? known.size;
    known.set(key, block);
    return block;
  });
  const counts = adding[base]?.some((measure) => measures.includes(measure)) === true;
  return { kind: 'cover', blocks, isBalanced: counts && !names.includes('genre') };
}

const noTotal: Direction = { kind: 'none', blocks: [], isBalanced: false };

/** Which cells of one group are left out, line by line, the totals of the columns last. */
function* hiddenOf(table: WholeTable, base: BaseName, minimum: number): Steps<boolean[][]> {
  const { query, lines, places, totals, totalPlace } = table;
  const isPivoted = query.pivots.length > 0;
  const down = yield* directionOf(query, base, { names: query.rows, values: lines.map(({ first }) => first) });
  const across = isPivoted
    ? yield* directionOf(query, base, { names: query.pivots, values: places.map((place) => totals.cells.get(place)) })
    : noTotal;
  const shown = across.kind === 'none' ? places : [...places, totalPlace];
  const part = `n_${base}`;
  const people = yield* eachAs(
    [...lines, ...(down.kind === 'none' ? [] : [totals])],
    ({ cells }) => shown.map((place) => partIn(cells.get(place), part)),
    shown.length,
  );
  if (down.kind === 'none') people.push(shown.map(() => 0));
  return yield* suppressed({ people, down, across }, minimum);
}

export function* hidingOf(table: WholeTable, minimum: number): Steps<Hiding> {
  const { query, lines, places, totals, totalPlace } = table;
  const rowOf = new Map([...lines, totals].map((line, row) => [line, row]));
  const columnOf = new Map([...places, totalPlace].map((place, column) => [place, column]));
  if (query.pivots.length === 0) columnOf.set(totalPlace, 0);
  const patterns = new Map<BaseName, boolean[][]>();
  const bases = minimum > 1 ? guardsOfAll(query.measures) : [];
  for (const base of bases) patterns.set(base, yield* hiddenOf(table, base, minimum));
  const isLeftOut = (measure: MeasureName, line: Line, place: string): boolean =>
    guardsOf(measure).some((base) => patterns.get(base)?.[rowOf.get(line) ?? -1]?.[columnOf.get(place) ?? -1] === true);
  const isHidden: Hidden = (measure, line, place) => {
    const { share } = measureDefinition(measure);
    if (isLeftOut(measure, line, place)) return true;
    // A share of a total that is not shown would tell it.
    return (
      share !== undefined && isLeftOut(measure, share === 'row' ? line : totals, share === 'row' ? totalPlace : place)
    );
  };
  return {
    isHidden,
    isAny: [...patterns.values()].some((rows) => rows.some((cells) => cells.includes(true))),
    isTotalHidden: query.measures.some((measure) => isLeftOut(measure, totals, totalPlace)),
  };
}
