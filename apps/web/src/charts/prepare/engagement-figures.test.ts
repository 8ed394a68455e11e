/** Characters, emotions and the heatmap, computed by hand. */
import { metricDefinitions, type Row, relianceOf } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import type { Sample } from '../model.ts';
import { charactersFigure, episodeCharactersFigure, shareOfShown } from './characters-figure.ts';
import { emotionsFigure } from './emotions-figure.ts';
import { heatFigure } from './heat-figure.ts';
import { sampleWords } from './sample.ts';

const facts = { sampleSize: 321, effectiveSampleSize: null, panel: 'Total' } as const;
const weighted = { sampleSize: 321, effectiveSampleSize: 210.4, panel: 'Balanced' } as const;
const words = (figure: { sample: Sample } | null) => (figure === null ? null : sampleWords(figure.sample));

describe('favorite characters', () => {
  const row = (characterName: string, votes: number, more: Row = {}): Row => ({
    characterId: characterName,
    actorId: null,
    actorName: 'Ann Lee',
    characterName,
    characterImageUrl: null,
    actorImageUrl: null,
    votes,
    votingPercent: votes / 200,
    ...more,
  });

  it('lead with all that have the most votes', () => {
    const headline = (...votes: number[]) =>
      charactersFigure('showFavorites')(
        votes.map((count, place) => row(`Kip ${place}`, count)),
        facts,
      )?.headline;
    expect(headline(60, 60, 20)).toEqual({ value: 'Kip 0 and Kip 1', label: '30.00% each of all character votes' });
    expect(headline(60, 60, 60)?.value).toBe('3 characters');
  });

  it('are cut at 20 characters in the chart and told in full in the table, with who plays them', () => {
    const long = 'Professor Fuentealba Roig';
    const figure = charactersFigure('showFavorites')([row(long, 120), row('Kip', 60)], facts);
    expect(figure?.chart.bars.map(({ lines }) => lines.join(' '))).toEqual(['Professor Fuentealba...', 'Kip']);
    expect(figure?.table.rows[0]?.label).toBe(`${long} (Ann Lee)`);
    expect(figure?.headline).toEqual({ value: 'Professor Fuentealba...', label: '60.00% of all character votes' });
    expect(figure?.chart.bars[1]?.picture).toEqual({ kind: 'face', url: null, name: 'Kip' });
  });

  it('rest on the members who voted', () => {
    expect(words(charactersFigure('movieFavorites')([row('Kip', 120)], facts))).toBe('N = 321 people who voted');
  });

  it('say that they are the first ones, where no more were asked for and there may be more', () => {
    const notes = (count: number, rowsAll?: number) =>
      charactersFigure('movieFavorites', 3)(
        Array.from({ length: count }, (_, place) => row(`Kip ${place}`, 60 - place)),
        { ...facts, rowsAll },
      )?.notes;
    expect(notes(3)).toEqual(['The first 3 by votes.']);
    expect(notes(2)).toEqual([]);
    expect(notes(3, 14)).toEqual(['The first 3 of 14 characters by votes.']);
    expect(notes(3, 3)).toEqual([]);
  });

  describe('of an episode', () => {
    const votes = (characterName: string, count: number, voters: number, episode = 1): Row =>
      row(characterName, count, {
        ...{ episodeSort: 10_000 + episode, episodeString: `S1 | E${episode}`, votersBase: voters },
      });
    const rows = [votes('Kip', 60, 60), votes('Mo', 40, 40), votes('Kip', 9, 9, 2)];
    const figure = episodeCharactersFigure(10_001)(rows, facts);

    it('are those of that episode alone', () => {
      expect(figure?.chart.bars.map(({ label, figures }) => [label, figures])).toEqual([
        ['Kip (Ann Lee)', ['60.00%', '60']],
        ['Mo (Ann Lee)', ['40.00%', '40']],
      ]);
      expect(episodeCharactersFigure(10_003)(rows, facts)).toBeNull();
    });

    it('are told as shares of the votes for those shown: how many others had is not known', () => {
      expect(figure?.headline).toEqual({ value: 'Kip', label: '60.00% of the 100 votes for the 2 characters shown' });
      expect(figure?.chart.headings).toEqual(['Share of Shown', 'Votes']);
      expect(figure?.table.columns.map(({ label }) => label)).toEqual(['Character', 'Share of Shown', 'Votes']);
      expect(figure?.chart.definitions[0]).toEqual(shareOfShown);
      expect(JSON.stringify(figure)).not.toContain(metricDefinitions.votingPercent.definition);
    });

    it('rest on those who voted for them in this episode, before weighting, and say which episode it is', () => {
      expect(words(figure)).toBe('N = 100 people who voted for these in S1 | E1');
      const heavy = episodeCharactersFigure(10_001)([votes('Kip', 120.2, 80)], weighted);
      expect(words(heavy)).toBe('N = 80 people who voted for these in S1 | E1');
      expect(heavy?.headline.label).toBe('100.00% of the 120 votes for the 1 character shown, weighted');
      expect(figure?.chart.bars[0]?.hints().at(-1)?.value).toBe('60');
    });

    it('are marked as a small sample on few voters', () => {
      const few = episodeCharactersFigure(10_002)(rows, facts);
      expect(few === null ? null : relianceOf(few.sample)).toBe('tiny');
    });
  });
});

describe('the emotion index', () => {
  const row = (episodeSort: number | null, emotion: string, index: number | null, sampleCount: number): Row => ({
    episodeString: episodeSort === null ? null : 'S1 | E1',
    episodeSort,
    emotion,
    emotionName: emotion.charAt(0).toUpperCase() + emotion.slice(1),
    emotionPercent: 0.5,
    emotionCount: sampleCount / 2,
    sampleCount,
    totalVotesCount: sampleCount,
    index,
    genres: 'Comedy|Family',
  });
  const rows = [
    row(null, 'sad', 80, 400),
    row(null, 'tense', 140.5, 400),
    row(10_001, 'sad', null, 40),
    row(10_001, 'tense', null, 40),
  ];

  it('leads with what stands out against similar titles, which need not be what is felt most', () => {
    const figure = emotionsFigure('showEmotionIndex', null, 'Whole show')(rows, facts);
    expect(figure?.headline).toEqual({ value: 'Tense', label: 'furthest above similar genres, index 140.50' });
    expect(figure?.chart.bars.map(({ hue }) => hue)).toEqual(['above', 'below']);
    expect(figure?.notes).toEqual(['Against titles with a genre in common: Comedy, Family.']);
    expect(words(figure)).toBe('N = 321 people who gave an emotion');
  });

  it('says of a title without a genre that it is compared with itself alone', () => {
    const alone = rows.map((each) => ({ ...each, genres: null, index: each.index === null ? null : 100 }));
    expect(emotionsFigure('movieEmotionIndex', null, 'This movie')(alone, facts)?.chart.legend).toEqual([]);
    expect(emotionsFigure('movieEmotionIndex', null, 'This movie')(alone, facts)?.notes).toEqual([
      'No genre of the title is known: it is against itself alone.',
    ]);
  });

  it('leads with all that stand out alike', () => {
    const alike = [row(null, 'sad', 120, 400), row(null, 'tense', 120, 400), row(null, 'bored', 90, 400)];
    expect(emotionsFigure('showEmotionIndex', null, 'Whole show')(alike, facts)?.headline).toEqual({
      value: 'Sad and Tense',
      label: 'furthest above similar genres, index 120.00 each',
    });
  });

  it('of an episode rests on its emotions, counted before weighting, and says which one it is', () => {
    const felt = [row(10_001, 'sad', 90, 60), row(10_001, 'tense', 80, 60)];
    const figure = emotionsFigure('showEmotionIndex', 10_001, 'Whole show')(felt, weighted);
    expect(words(figure)).toBe('N = 60 emotions about S1 | E1');
    expect(figure?.chart.headings).toEqual(['Emotion Index', 'Emotions*']);
    expect(figure?.notes).toEqual(['Against titles with a genre in common: Comedy, Family.', '* Weighted.']);
    expect(figure?.headline).toEqual({ value: 'Sad', label: 'above none, nearest with index 90.00' });
  });

  it('tells of each bar what its figures mean: emotions alone, without star ratings', () => {
    const chart = emotionsFigure('showEmotionIndex', null, 'Whole show')(rows, facts)?.chart;
    expect(chart?.definitions).toEqual([
      { label: 'Emotion Index', text: metricDefinitions.emotionIndex.definition },
      { label: 'Emotions', text: 'Emotions given to movies, to shows and to their episodes.' },
      { label: 'Share of Emotions', text: metricDefinitions.emotionPercent.definition },
    ]);
    expect(chart?.bars[0]?.hints().map(({ label }) => label)).toEqual([
      'Emotion Index',
      'Emotions',
      'Share of Emotions',
    ]);
  });

  it('has a row for the whole, by its name, and for each episode in the table', () => {
    const table = emotionsFigure('showEmotionIndex', null, 'Season 1')(rows, facts)?.table;
    expect(table?.rows.map(({ label, figures }) => [label, figures[0]?.text, figures[2]?.text])).toEqual([
      ['Season 1', '400', '80.00'],
      ['S1 | E1', '40', '--'],
    ]);
  });

  it('is 0 in the table for what nobody felt about an episode, and unknown where there is no index to compare with', () => {
    const felt = [...rows, row(10_002, 'tense', 150, 60)];
    const table = emotionsFigure('showEmotionIndex', null, 'Whole show')(felt, facts)?.table;
    const place = (name: string) => table?.columns.findIndex(({ label }) => label === name) ?? -1;
    const texts = (emotion: string) => table?.rows.map(({ figures }) => figures[place(emotion) - 1]?.text);
    expect(texts('Sad')).toEqual(['80.00', '--', '0.00']);
    expect(texts('Tense')).toEqual(['140.50', '--', '150.00']);
    // Felt about no episode: whether similar titles have it, the answer does not tell.
    expect(texts('Bored')).toEqual(['--', '--', '--']);
  });

  it('is nothing on fewer than 50 emotions: feedback is still collected', () => {
    expect(emotionsFigure('showEmotionIndex', 10_001, 'Whole show')(rows, facts)).toBeNull();
    expect(emotionsFigure('movieEmotionIndex', null, 'This movie')([], facts)).toBeNull();
  });
});

describe('reactions vs. social engagement', () => {
  const row = (episode: number, emotion: string, percent: number, engagements: number): Row => ({
    episodeString: `S1 | E${episode}`,
    episodeSort: 10_000 + episode,
    emotion,
    emotionName: emotion,
    emotionPercent: percent,
    emotionCount: 10,
    emotionsBase: episode === 2 ? 21 : 34,
    engagements,
    engagersBase: engagements / 2,
  });

  it('has a column per episode in order, a row per emotion, and the engagements above', () => {
    const figure = heatFigure([row(10, 'sad', 0.25, 90), row(2, 'sad', 0.5, 40), row(2, 'tense', 0.5, 40)], facts);
    expect(figure?.chart.columns).toEqual(['S1 | E2', 'S1 | E10']);
    expect(figure?.chart.strip.values).toEqual([40, 90]);
    expect(figure?.chart.max).toBe(0.5);
    const felt = figure?.chart.cells.filter(({ value }) => value > 0);
    expect(felt?.map(({ column, row: place, value }) => [column, place, value])).toEqual([
      [0, 1, 0.5],
      [0, 10, 0.5],
      [1, 1, 0.25],
    ]);
    expect(figure?.headline).toEqual({
      value: 'S1 | E10, Sad',
      label: '25.0% of its emotions, most engaged with of the episodes shown, 90 engagements',
    });
    expect(words(figure)).toBe('N = 321 people who gave an emotion to an episode');
  });

  it('has 0 for what nobody felt about an episode, in chart and table, and a gap where nobody felt anything', () => {
    const silent = {
      ...row(3, 'sad', 0, 7),
      emotion: null,
      emotionName: null,
      emotionPercent: null,
      emotionsBase: null,
    };
    const figure = heatFigure([row(2, 'sad', 1, 40), silent, row(10, 'tense', 1, 90)], facts);
    const place = (figure?.table.columns.findIndex(({ label }) => label === 'Sad') ?? 0) - 1;
    const shown = figure?.table.rows.map(({ label, figures }) => [label, figures[place]?.text]);
    expect(shown).toEqual([
      ['S1 | E2', '100.0%'],
      ['S1 | E3', '--'],
      ['S1 | E10', '0.0%'],
    ]);
    const cells = figure?.chart.cells ?? [];
    expect([0, 1, 2].map((episode) => cells.filter(({ column }) => column === episode).length)).toEqual([12, 0, 12]);
    const unfelt = cells.find(({ column, row: emotion }) => column === 2 && emotion === 1);
    expect(unfelt?.hints().map(({ value }) => value)).toEqual(['0.00%', '0', '90']);
  });

  it('tells of each field how many emotions are about its own episode', () => {
    const rows = [row(2, 'sad', 0.5, 40), row(2, 'tense', 0.5, 40), row(10, 'sad', 1, 90)];
    const samples = (episode: number) =>
      new Set(heatFigure(rows, facts)?.chart.cells.flatMap(({ column, sample }) => (column === episode ? sample : [])));
    expect([...samples(0)]).toEqual(['N = 21 emotions about S1 | E2']);
    expect([...samples(1)]).toEqual(['N = 34 emotions about S1 | E10']);
  });

  it('tells over each bar how many people engaged with its episode, before weighting', () => {
    const chart = heatFigure([row(2, 'sad', 0.5, 40), row(10, 'sad', 1, 90.5)], weighted)?.chart;
    expect(chart?.stripHints.map((hints) => hints())).toEqual([
      [{ label: 'Engagements, weighted', value: '40', sample: 'N = 20 people' }],
      [{ label: 'Engagements, weighted', value: '90.5', sample: 'N = 45 people' }],
    ]);
  });

  it('calls engagements of the balanced panel weighted wherever it names them', () => {
    const figure = heatFigure([row(2, 'sad', 0.5, 40)], weighted);
    expect(figure?.chart.strip.label).toBe('Engagements, weighted');
    expect(figure?.headline.label).toMatch(/, 40 engagements, weighted$/);
  });

  it('marks the field that its headline names, and names none on fewer than 30 emotions', () => {
    const [first, second] = [
      heatFigure([row(10, 'tense', 0.5, 90), row(10, 'sad', 0.25, 90)], facts),
      heatFigure([row(2, 'sad', 1, 90)], facts),
    ];
    expect(first?.headline.value).toBe('S1 | E10, Tense');
    expect(first?.chart.marked).toEqual({ column: 0, row: 10 });
    expect(second?.headline).toEqual({
      value: 'S1 | E2',
      label: 'most engaged with of the episodes shown, 90 engagements',
    });
    expect(second?.chart.marked).toEqual({ column: 0, row: -1 });
  });

  it('says how many other episodes are as engaged with as the one it names', () => {
    const figure = heatFigure([row(2, 'sad', 1, 40), row(3, 'sad', 1, 90), row(10, 'sad', 1, 90)], facts);
    expect(figure?.headline).toEqual({
      value: 'S1 | E3, Sad',
      label: '100.0% of its emotions, most engaged with of the episodes shown, shared with 1 other, 90 engagements',
    });
  });

  it('tells what the share of an emotion and the engagements mean', () => {
    const chart = heatFigure([row(2, 'sad', 0.5, 40)], facts)?.chart;
    expect(chart?.definitions.map(({ label }) => label)).toEqual(['Share of Emotions', 'Emotions', 'Engagements']);
    expect(chart?.definitions.every(({ text }) => text !== '')).toBe(true);
  });

  it('is nothing without an episode', () => {
    expect(heatFigure([], facts)).toBeNull();
  });
});
