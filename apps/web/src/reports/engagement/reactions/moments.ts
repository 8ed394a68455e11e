/** Hottest moments as cells, one per episode: bars along its progress, by engagements or by memes. Pure. */
import { formatCount, formatValue, type Row } from '@cvm/contract';
import { columnOf } from '../../../charts/prepare/cells.ts';

/** What a bar's length tells (2-title-reports section 2.8); what it counts says the view. */
export const momentMetrics = {
  activityCount: { label: 'Engagements', noun: 'engagements', one: 'engagement' },
  memeCount: { label: 'Memes', noun: 'memes', one: 'meme' },
} as const;
export type MomentMetric = keyof typeof momentMetrics;

/** What is counted, in a sentence: `Engagements` are other things elsewhere. */
export const momentMeaning = (metric: MomentMetric): string => {
  const { label, calculated = '' } = columnOf('hottestMoments', metric);
  return `${label}: ${calculated}`;
};

export const isMomentMetric = (text: string | undefined): text is MomentMetric =>
  text !== undefined && Object.hasOwn(momentMetrics, text);

export type Moment = {
  /** Null where the data has no picture to open. */
  readonly screencapId: string | null;
  /** Address of its picture; null where the data has none. */
  readonly image: string | null;
  /** 0 is the beginning of the episode, 1 its end. */
  readonly progress: number;
  readonly engagements: number;
  readonly memes: number;
  readonly value: number;
  /** `S1 | E2, 24% in: 569 engagements, 7 memes`. */
  readonly words: string;
};

export type MomentCell = { readonly sort: number; readonly label: string; readonly moments: readonly Moment[] };

export type Moments = {
  readonly cells: readonly MomentCell[];
  /** The longest bar of all cells, so that they compare. */
  readonly max: number;
  /** The first five, hottest first. */
  readonly hottest: readonly Moment[];
};

const numberOf = (row: Row, name: string): number => {
  const value = row[name];
  return typeof value === 'number' ? value : 0;
};

const momentOf = (row: Row, label: string, metric: MomentMetric): Moment => {
  const [progress, engagements, memes] = [
    numberOf(row, 'screencapEpisodeProgress'),
    numberOf(row, 'activityCount'),
    numberOf(row, 'memeCount'),
  ];
  return {
    screencapId: typeof row.screencapId === 'string' && row.screencapId !== '' ? row.screencapId : null,
    image: typeof row.screencapImageUrl === 'string' && row.screencapImageUrl !== '' ? row.screencapImageUrl : null,
    progress,
    engagements,
    memes,
    value: numberOf(row, metric),
    words: `${label}, ${formatValue('percent', progress)} in: ${formatCount(engagements, 'engagement')}, ${formatCount(memes, 'meme')}`,
  };
};

/** Of the moments that are shown with their pictures. */
const hottestMax = 5;

/** Moments of the whole show rather than of an episode come last. */
const wholeShow = Number.MAX_SAFE_INTEGER;

/** The cells of a hottestMoments answer, episodes in their order. */
export const momentsOf = (rows: readonly Row[], metric: MomentMetric): Moments => {
  const cells = new Map<number, { sort: number; label: string; moments: Moment[] }>();
  for (const row of rows) {
    const sort = typeof row.episodeSort === 'number' ? row.episodeSort : wholeShow;
    const label = typeof row.seasonEpisodeLabel === 'string' ? row.seasonEpisodeLabel : 'Whole show';
    const cell = cells.get(sort) ?? { sort, label, moments: [] };
    cell.moments.push(momentOf(row, label, metric));
    cells.set(sort, cell);
  }
  const all = [...cells.values()].flatMap(({ moments }) => moments);
  const hottest = all.toSorted((a, b) => b.value - a.value).slice(0, hottestMax);
  return {
    cells: [...cells.values()].toSorted((a, b) => a.sort - b.sort),
    max: Math.max(1, hottest[0]?.value ?? 0),
    hottest,
  };
};

/** Of pictures that have the hottest cells alone: of how many they are. */
export const cappedText = (shown: number, cells: readonly MomentCell[]): string | null => {
  if (cells.length <= shown) return null;
  const whole = cells.some(({ sort }) => sort === wholeShow) ? ', the whole show counted as one' : '';
  return `The ${shown} hottest of ${formatCount(cells.length, 'episode')}${whole}.`;
};
