/** Votes for characters by episode, computed by hand. */
import type { Row } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { episodeVotesFigure } from './episode-votes-figure.ts';
import { sampleWords } from './sample.ts';

const facts = { sampleSize: 90, effectiveSampleSize: null, panel: 'Total' } as const;
const weighted = { sampleSize: 90, effectiveSampleSize: 60, panel: 'Balanced' } as const;

const row = (episode: number, voteRank: number, name: string, votes: number, actorName = 'Ann Lee'): Row => ({
  ...{ episodeString: `S1 | E${episode}`, episodeSort: 10_000 + episode, characterId: `${name} ${actorName}` },
  ...{ actorId: null, actorName, characterName: name, characterImageUrl: null, votes, votersBase: votes - 1, voteRank },
});

/** Kip leads the first and the last, Mo the one between, where Kip is not ranked. */
const rows = [
  row(10, 1, 'Kip', 8),
  row(2, 1, 'Mo', 9),
  row(1, 1, 'Kip', 20),
  row(1, 2, 'Mo', 12),
  row(10, 2, 'Professor Fuentealba Roig', 3),
];

describe('the votes for characters over episodes', () => {
  it('are a line for each character in the order of their votes, with gaps where they are not ranked', () => {
    const figure = episodeVotesFigure(rows, facts);
    expect(figure?.chart.days).toEqual(['S1 | E1', 'S1 | E2', 'S1 | E10']);
    expect(figure?.chart.lines.map(({ label, values }) => [label, values])).toEqual([
      ['Kip', [20, null, 8]],
      ['Mo', [12, 9, null]],
      ['Professor Fuentealba...', [null, null, 3]],
    ]);
    expect(figure?.chart.hints[1]?.()).toEqual([{ label: 'Mo', value: '9', sample: 'N = 8' }]);
    expect(figure?.headline).toEqual({ value: 'Kip', label: 'has the most votes in 2 of 3 episodes with votes' });
    expect(figure?.notes).toEqual(['A gap: not among the first five of the episode.']);
    expect(figure && sampleWords(figure.sample)).toBe('N = 90 people who voted');
  });

  it('count an episode for each who has the most votes, whichever has the rank', () => {
    const shared = [row(3, 1, 'Ada', 7), row(3, 2, 'Kip', 7)];
    expect(episodeVotesFigure([...rows, ...shared], facts)?.headline.label).toBe(
      'has the most votes in 3 of 4 episodes with votes',
    );
  });

  it('lead with all who are first as often', () => {
    const headline = (...firsts: string[]) =>
      episodeVotesFigure(
        firsts.map((name, place) => row(place + 1, 1, name, 9 - place)),
        facts,
      )?.headline;
    expect(headline('Kip', 'Mo')).toEqual({
      value: 'Kip and Mo',
      label: 'each have the most votes in 1 of 2 episodes with votes',
    });
    expect(headline('Kip', 'Mo', 'Ada')?.value).toBe('3 characters');
  });

  it('stand in the table each with rank, character and votes', () => {
    const table = episodeVotesFigure(rows, weighted)?.table;
    expect(table?.columns.map(({ label }) => label)).toEqual(['Episode', 'Rank', 'Character', 'Votes, weighted']);
    expect(table?.rows.map(({ label, figures }) => [label, ...figures.map(({ text }) => text)])).toEqual([
      ['S1 | E1', '1', 'Kip (Ann Lee)', '20'],
      ['S1 | E1', '2', 'Mo (Ann Lee)', '12'],
      ['S1 | E2', '1', 'Mo (Ann Lee)', '9'],
      ['S1 | E10', '1', 'Kip (Ann Lee)', '8'],
      ['S1 | E10', '2', 'Professor Fuentealba Roig (Ann Lee)', '3'],
    ]);
  });

  it('are drawn of six characters, and say so; two of one name are told apart by who plays them', () => {
    const many = [5, 4, 3, 2, 1].map((votes, place) => row(1, place + 1, 'Twin', votes, `Actor ${place}`));
    const more = [row(2, 1, 'Kip', 9), row(2, 2, 'Mo', 8)];
    const figure = episodeVotesFigure([...many, ...more], facts);
    expect(figure?.chart.lines.map(({ label }) => label)).toEqual([
      ...['Kip', 'Mo', 'Twin (Actor 0)', 'Twin (Actor 1)', 'Twin (Actor 2)', 'Twin (Actor 3)'],
    ]);
    expect(figure?.notes[0]).toBe(
      'Lines of 6 of the 7 characters that are among the first five of an episode: those with the most votes there.',
    );
  });

  it('of nobody are none', () => {
    expect(episodeVotesFigure([], facts)).toBeNull();
  });
});
