/**
 * Which audiences share people: a matrix of the largest ones. Above the diagonal the index of each pair, below it who is in
 * both, on it the audience itself. A field is solid where the pair differs from chance, and pale where it may be chance or was not
 * tested.
 */
import { capitalised, exactValue, formatValue, hoverValue, type Row, untestedWords } from '@cvm/contract';
import type { Figure, FigureTable, Hint, MatrixCell, MatrixChart, Prepare } from '../model.ts';
import { countLabel } from './bar-figure.ts';
import { columnOf, definitionsOf, numberOf, textOf } from './cells.ts';
import { areUntested, chanceWords, findingOf } from './finding.ts';
import { paleNote, untestedNote } from './real-differences.ts';
import { type AnswerFacts, isWeighted, membersBehind } from './sample.ts';

export type OverlapView = 'networkOverlap' | 'actorOverlap';

const namesOf = {
  networkOverlap: { own: 'network', other: 'otherNetwork', many: 'networks' },
  actorOverlap: { own: 'actor', other: 'otherActor', many: 'actors' },
} as const;

/** The words of a field that is kept back. */
const few = 'Few';

/** An index of 2 has the darkest shade above, one of 1/2 the darkest below. */
const darkest = 2;

const shadeOf = (index: number | null): number | null =>
  index === null ? null : Math.max(-1, Math.min(1, Math.log(Math.max(index, 1e-6)) / Math.log(darkest)));

type Pair = {
  readonly row: Row;
  readonly one: number;
  readonly other: number;
  readonly names: readonly [string, string];
  readonly index: number | null;
  readonly differs: string;
  readonly suppressed: string;
};

const pairOf = (view: OverlapView, row: Row): Pair => ({
  row,
  one: (numberOf(row, 'place') ?? 1) - 1,
  other: (numberOf(row, 'otherPlace') ?? 1) - 1,
  names: [textOf(row, namesOf[view].own), textOf(row, namesOf[view].other)],
  index: numberOf(row, 'overlapIndex'),
  differs: textOf(row, 'differs'),
  suppressed: textOf(row, 'suppressed'),
});

const hover = (view: OverlapView, row: Row, name: string): string => {
  const { format } = columnOf(view, name);
  return hoverValue(format, numberOf(row, name));
};

/** A sum of weights with the members before weighting beside it. */
const counted = (view: OverlapView, row: Row, name: string, base: string, facts: AnswerFacts): string =>
  isWeighted(facts) ? `${hover(view, row, name)} (N = ${hover(view, row, base)})` : hover(view, row, name);

/** None where everybody of the base is in one of the audiences: there are no others to compare with. */
const intervalOf = (row: Row): Hint[] => {
  const [low, high] = [numberOf(row, 'indexLow'), numberOf(row, 'indexHigh')];
  return low === null || high === null
    ? []
    : [{ label: '95 % interval', value: `${formatValue('index', low)} to ${formatValue('index', high)}` }];
};

const hintsOf = (view: OverlapView, { row, names }: Pair, facts: AnswerFacts): Hint[] => [
  { label: columnOf(view, 'overlapIndex').label, value: hover(view, row, 'overlapIndex') },
  ...intervalOf(row),
  { label: columnOf(view, 'bothAudiences').label, value: counted(view, row, 'bothAudiences', 'bothBase', facts) },
  {
    label: columnOf(view, 'expectedBoth').label,
    value: formatValue('score', numberOf(row, 'expectedBoth')),
  },
  { label: names[0], value: counted(view, row, 'audience', 'base', facts) },
  { label: names[1], value: counted(view, row, 'otherAudience', 'otherBase', facts) },
];

/** The larger audience is compared with the others of the base, whom the sample of the answer counts. */
const areTooFew = (row: Row, { sampleSize }: AnswerFacts): boolean | null => {
  const base = numberOf(row, 'base');
  return areUntested([base, base === null || sampleSize === null ? null : sampleSize - base]);
};

/** Why a field is pale. */
const paleWords = (row: Row, facts: AnswerFacts): string =>
  areTooFew(row, facts) === true ? `${capitalised(findingOf('', true).full)}.` : chanceWords;

const fieldsOf = (view: OverlapView, pair: Pair, leads: boolean, facts: AnswerFacts): MatrixCell[] => {
  const { row, one, other, names, index, differs, suppressed } = pair;
  const pale = suppressed === '' && differs === '';
  const field = {
    shade: shadeOf(index),
    pale,
    leads,
    title: names.join(' and '),
    hints: () => (suppressed === '' ? hintsOf(view, pair, facts) : []),
    notes: [...(suppressed === '' ? [] : [suppressedWords(suppressed)]), ...(pale ? [paleWords(row, facts)] : [])],
  };
  const [indexText, both] = [formatValue('index', index), formatValue('compact', numberOf(row, 'bothAudiences'))];
  return [
    { ...field, row: one, column: other, text: suppressed === '' ? indexText : few },
    { ...field, row: other, column: one, text: suppressed === '' ? both : few },
  ];
};

const suppressedWords = (suppressed: string): string =>
  `${suppressed} are in both, in one without the other, or in neither: the pair is suppressed.`;

type Member = { readonly name: string; readonly audience: number | null; readonly base: number | null };

/** The audiences in their order, as the pairs tell of them. */
const membersOf = (pairs: readonly Pair[]): readonly Member[] => {
  const members: Member[] = [];
  for (const { row, one, other, names } of pairs) {
    members[one] = { name: names[0], audience: numberOf(row, 'audience'), base: numberOf(row, 'base') };
    members[other] = { name: names[1], audience: numberOf(row, 'otherAudience'), base: numberOf(row, 'otherBase') };
  }
  return members;
};

const ownField = (
  view: OverlapView,
  { name, audience, base }: Member,
  place: number,
  facts: AnswerFacts,
): MatrixCell => ({
  row: place,
  column: place,
  text: audience === null ? few : formatValue('compact', audience),
  shade: null,
  pale: false,
  leads: false,
  title: name,
  hints: () => [
    { label: countLabel(columnOf(view, 'audience').label, isWeighted(facts)), value: hoverValue('count', audience) },
    ...(isWeighted(facts) ? [{ label: 'N', value: hoverValue('count', base) }] : []),
  ],
  notes: audience === null ? ['Suppressed: it would tell how few are not in it.'] : [],
});

const told = [
  'overlapIndex',
  'indexLow',
  'indexHigh',
  'bothAudiences',
  'expectedBoth',
  'audience',
  'otherAudience',
] as const;

const differenceOf = (row: Row, differs: string, facts: AnswerFacts) => {
  const { word, full } = findingOf(differs, areTooFew(row, facts));
  return { text: capitalised(word), exact: capitalised(full) };
};

const tableOf = (view: OverlapView, pairs: readonly Pair[], facts: AnswerFacts): FigureTable => ({
  columns: [
    { label: 'Pair', numeric: false },
    ...told.map((name) => {
      const { label, format } = columnOf(view, name);
      return { label: format === 'count' ? countLabel(label, isWeighted(facts)) : label, numeric: true };
    }),
    { label: columnOf(view, 'differs').label, numeric: false },
  ],
  rows: pairs.map(({ row, names, differs, suppressed, one, other }) => ({
    id: `${one} ${other}`,
    picture: null,
    label: names.join(' + '),
    figures: [
      ...told.map((name) => {
        const { format } = columnOf(view, name);
        const value = numberOf(row, name);
        if (value === null && suppressed !== '') return { text: few, exact: suppressedWords(suppressed) };
        return { text: formatValue(format, value), exact: exactValue(format, value) };
      }),
      suppressed === '' ? differenceOf(row, differs, facts) : { text: few, exact: few },
    ],
  })),
});

/** Of the pairs that differ the one furthest above what is expected, else the one furthest below it. */
const leaderOf = (pairs: readonly Pair[]): Pair | undefined => {
  const real = pairs.filter(({ differs, index }) => differs !== '' && index !== null);
  const far = ({ index }: Pair): number => Math.abs(Math.log(Math.max(index ?? 1, 1e-6)));
  const above = real.filter(({ differs }) => differs === 'above');
  return (above.length === 0 ? real : above).toSorted((a, b) => far(b) - far(a))[0];
};

/** Was no pair compared of those that are told? Of one that differs it was. */
const isNoneTested = (pairs: readonly Pair[], facts: AnswerFacts): boolean =>
  pairs.every(
    ({ row, differs, suppressed }) => suppressed !== '' || (differs === '' && areTooFew(row, facts) === true),
  );

/** Pairs that are suppressed were not tested: chance is said of the others alone. */
const headlineOf = (first: Pair | undefined, pairs: readonly Pair[], facts: AnswerFacts): Figure['headline'] => {
  if (pairs.every(({ suppressed }) => suppressed !== ''))
    return { value: 'Too few to tell', label: 'every pair would tell of too few people' };
  if (first === undefined) {
    const why = isNoneTested(pairs, facts)
      ? `none was tested: ${untestedWords}`
      : 'chance may have made every difference';
    return { value: 'No pair stands out', label: why };
  }
  return {
    value: first.names.join(' and '),
    label: `stand out ${first.differs} what is expected: index ${formatValue('index', first.index)}`,
  };
};

const notesOf = (pairs: readonly Pair[], facts: AnswerFacts): string[] => [
  `Index above the diagonal, people in both${isWeighted(facts) ? ', weighted,' : ''} below it.`,
  ...(pairs.some(({ suppressed, differs }) => suppressed === '' && differs === '')
    ? [isNoneTested(pairs, facts) ? untestedNote : paleNote]
    : []),
  ...(pairs.some(({ suppressed }) => suppressed !== '')
    ? [`${few}: suppressed, as the pair would tell of too few people.`]
    : []),
];

/** The figure of pairs of audiences. */
export const overlapFigure =
  (view: OverlapView): Prepare<MatrixChart> =>
  (rows, facts): Figure<MatrixChart> | null => {
    const pairs = rows.map((row) => pairOf(view, row));
    if (pairs.length === 0) return null;
    const members = membersOf(pairs);
    const leader = leaderOf(pairs);
    const headline = headlineOf(leader, pairs, facts);
    return {
      chart: {
        kind: 'matrix',
        names: members.map(({ name }) => name),
        cells: [
          ...members.map((member, place) => ownField(view, member, place, facts)),
          // The borders of the pair that leads lie over its neighbours, which are drawn before it.
          ...pairs
            .toSorted((a, b) => Number(a === leader) - Number(b === leader))
            .flatMap((pair) => fieldsOf(view, pair, pair === leader, facts)),
        ],
        legend: { title: 'Index', low: formatValue('index', 1 / darkest), high: formatValue('index', darkest) },
        definitions: definitionsOf([columnOf(view, 'overlapIndex')]),
        summary: `Overlap of ${members.length} audiences of ${namesOf[view].many}, two by two. ${headline.value}, ${headline.label}.`,
      },
      table: tableOf(view, pairs, facts),
      headline,
      sample: membersBehind(
        facts,
        view === 'networkOverlap' ? 'seed viewers who watched other shows' : 'seed viewers who voted for a character',
      ),
      notes: notesOf(pairs, facts),
    };
  };
