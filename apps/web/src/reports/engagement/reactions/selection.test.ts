import type { Clause } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { chosen, isSame, readSelection, reviewReason, toggle, toggleAll, writeSelection } from './selection.ts';

const texts = (selection: readonly Clause[]) => writeSelection(selection);

describe('the selection of reactions', () => {
  it('takes a value and gives it back when it is chosen again', () => {
    const once = toggle([], 'emotions', 'sad');
    const both = toggle(once, 'emotions', 'amused');
    expect(texts(both)).toEqual(['emotions:amused,sad']);
    expect(texts(toggle(both, 'emotions', 'sad'))).toEqual(['emotions:amused']);
    expect(toggle(once, 'emotions', 'sad')).toEqual([]);
  });

  it('has All by itself: another type takes All away, All takes the others away', () => {
    const typed = toggle(toggle([], 'reactionType', 'text'), 'reactionType', 'images');
    expect(texts(typed)).toEqual(['reactionType:images,text']);
    expect(toggle(typed, 'reactionType', 'all')).toEqual([]);
  });

  it('has no sentiment once Show Review is chosen', () => {
    const felt = toggle(toggle([], 'ratings', '5'), 'emotions', 'sad');
    expect(texts(toggle(felt, 'reactionType', 'review'))).toEqual(['reactionType:review']);
  });

  it('says why Show Review cannot be chosen', () => {
    const season: Clause = { id: 'season', op: 'is', values: ['1'], join: 'or' };
    expect(reviewReason([], [])).toBeNull();
    expect(reviewReason(toggle([], 'ratings', '5'), [])).toMatch(/sentiment/);
    expect(reviewReason([], [season])).toMatch(/whole show/);
  });

  it('takes all ids of a name or none of them', () => {
    const both = toggleAll([], 'characters', ['11', '12']);
    expect(chosen(both, 'characters')).toEqual(['11', '12']);
    expect(toggleAll(both, 'characters', ['11', '12'])).toEqual([]);
    expect(chosen(toggleAll(toggleAll([], 'characters', ['11']), 'characters', ['11', '12']), 'characters')).toEqual([
      '11',
      '12',
    ]);
  });

  it('goes through the address and back, and leaves out what says nothing about reactions', () => {
    const all = ['reactionType', 'emotions', 'ratings', 'originating_language'] as const;
    const values = { reactionType: 'text', emotions: 'sad', ratings: '4', originating_language: 'de' };
    const selection = all.reduce<Clause[]>((before, id) => toggle(before, id, values[id]), []);
    const written = writeSelection(selection);
    expect(written).toEqual(['reactionType:text', 'emotions:sad', 'ratings:4', 'originating_language:de']);
    expect(isSame(readSelection(written, 'show').selection, selection)).toBe(true);
    expect(isSame(readSelection(written.toReversed(), 'show').selection, selection)).toBe(true);
  });

  it('says of each text of an address that is no part of it why', () => {
    const { selection, problems } = readSelection(
      [...['country:US', 'emotions:glad', 'nonsense', 'emotions:sad', 'emotions:tense'], 'originating_language:not de'],
      'show',
    );
    expect(selection).toEqual(toggle([], 'emotions', 'sad'));
    expect(problems.map(({ text, message }) => `${text}: ${message.slice(0, 48)}`)).toEqual([
      'country:US: The filter "Country" does not apply to comments.',
      'emotions:glad: Filter "emotions" takes one of shocked, sad, amu',
      'nonsense: There is no filter "nonsense".',
      'emotions:tense: Filter "emotions" is given twice.',
      'originating_language:not de: Comments are narrowed by what they have alone.',
    ]);
  });

  it('takes all types of an address for none chosen, whatever stands beside it, so that another one can be', () => {
    for (const text of ['reactionType:all', 'reactionType:text,all']) {
      const { selection, problems } = readSelection([text], 'show');
      expect([selection, problems]).toEqual([[], []]);
      expect(texts(toggle(selection, 'reactionType', 'text'))).toEqual(['reactionType:text']);
    }
  });

  it('has of an address no sentiment beside Show Review, whichever is first: it could be neither seen nor taken away', () => {
    for (const asked of [
      ['reactionType:review', 'emotions:sad', 'ratings:5'],
      ['ratings:5', 'emotions:sad', 'reactionType:review'],
    ]) {
      const { selection, problems } = readSelection(asked, 'show');
      expect(texts(selection)).toEqual(['reactionType:review']);
      expect(problems.map(({ text, message }) => `${text}: ${message}`).toSorted()).toEqual([
        'emotions:sad: User sentiment filters do not apply to show reviews.',
        'ratings:5: User sentiment filters do not apply to show reviews.',
      ]);
    }
  });

  it('has of a movie neither reviews nor a language, which no control of its page could take away', () => {
    const texts = ['reactionType:review', 'originating_language:de', 'ratings:5'];
    const { selection, problems } = readSelection(texts, 'movie');
    expect(selection).toEqual(toggle([], 'ratings', '5'));
    expect(problems.map(({ message }) => message)).toEqual([
      'Only shows have show reviews.',
      'Only comments about shows are narrowed by language.',
    ]);
    expect(readSelection(['reactionType:text'], 'movie').problems).toEqual([]);
    expect(readSelection(texts.slice(0, 2), 'show').problems).toEqual([]);
  });
});
