import { expect, test } from 'vitest';
import type { Answer } from './answer.ts';
import { characters } from './characters.ts';
import { characterVoteOf, starsOfRank } from './favourite.ts';

/** All six films seen and ranked in their order, every character neutral but those given. */
const answer = (favors: Readonly<Record<string, number | null>>, change: Partial<Answer> = {}): Answer => ({
  respondentId: '1',
  fan: false,
  seen: [true, true, true, true, true, true],
  ranks: [1, 2, 3, 4, 5, 6],
  favors: characters.map(({ name }) => (name in favors ? (favors[name] ?? null) : 0)),
  gender: null,
  age: null,
  country: null,
  ...change,
});

const voteOf = (sheet: Answer): string | null => {
  const vote = characterVoteOf(sheet);
  return vote && `${vote.character.name} in ${vote.film.episode}`;
};

test('a better rank never gives fewer stars, the ends are 5 and 1', () => {
  expect([1, 2, 3, 4, 5, 6].map(starsOfRank)).toEqual([5, 4, 3, 3, 2, 1]);
});

test('the vote goes to the character viewed most favorably, in the film ranked best', () => {
  expect(voteOf(answer({ Yoda: 2, 'Jar Jar Binks': 1 }))).toBe('Yoda in 1');
});

test('of characters viewed alike the one the survey names first is voted for', () => {
  expect(voteOf(answer({ 'Padmé Amidala': 2, 'C-3PO': 2, Yoda: 2 }))).toBe('C-3PO in 1');
});

test('a character that is not in the film is passed over', () => {
  expect(voteOf(answer({ 'Han Solo': 2, 'Jar Jar Binks': 1 }))).toBe('Jar Jar Binks in 1');
});

test('a film not seen is passed over even when ranked first', () => {
  const seen = [false, false, false, true, false, true];
  expect(voteOf(answer({ 'Han Solo': 2 }, { seen, ranks: [1, 2, 3, 6, 4, 5] }))).toBe('Han Solo in 6');
});

test('there is no vote without a liked character, a ranked film or a film seen', () => {
  expect(voteOf(answer({ Yoda: 0, 'Darth Vader': -2 }))).toBeNull();
  expect(voteOf(answer({ Yoda: null }))).toBeNull();
  expect(voteOf(answer({ Yoda: 2 }, { ranks: [null, null, null, null, null, null] }))).toBeNull();
  expect(voteOf(answer({ Yoda: 2 }, { seen: [false, false, false, false, false, false] }))).toBeNull();
});
