/** The search index: what a typed text finds, in which order, and how one index takes the place of another. */
import { describe, expect, it } from 'vitest';
import { fillSearchIndex, foldName, type SearchEntry, type SearchKind, searchNames, searchSource } from './search.ts';
import { engines, useStore } from './testing/stores.ts';

const entry = (kind: SearchKind, id: string, name: string, followers = 0): SearchEntry => ({
  ...{ kind, id, name, followers },
  image: null,
  note: null,
});

async function* batches(...all: SearchEntry[][]) {
  yield* all;
}

const shows = [
  entry('show', '1', 'Breaking Bad', 500),
  entry('show', '2', 'Bad Sisters', 80),
  entry('show', '3', 'Bad', 5),
  entry('show', '4', 'Forbadden Land', 900),
  entry('show', '5', 'Badlands', 200),
  entry('show', '6', 'Élite', 40),
  entry('show', '7', "Grey's Anatomy", 70),
  entry('show', '8', 'M*A*S*H', 30),
];

describe('the folded name', () => {
  it.each([
    ['Élite', 'elite'],
    ['  Spider-Man: No Way Home ', 'spider man no way home'],
    ['Grey\u2019s Anatomy', 'greys anatomy'],
    ['M*A*S*H', 'mash'],
    ['Ødegård & Straße', 'odegard strasse'],
    ['100%_done\\', '100 done'],
    ['東京', '東京'],
    ['???', ''],
  ])('of %s is "%s"', (name, folded) => expect(foldName(name)).toBe(folded));
});

describe.each(engines)('searching ($name)', (engine) => {
  const store = useStore(engine);
  const names = async (text: string, kinds: readonly SearchKind[] = ['show'], limit = 10) =>
    (await searchNames(store.db, text, kinds, limit)).map(({ name }) => name);

  it('finds nothing while no index is filled', async () => {
    expect(await names('bad')).toEqual([]);
    expect(await searchSource(store.db)).toBeNull();
  });

  it('puts the whole name first, then beginnings, beginnings of words, insides; within each by followers', async () => {
    await fillSearchIndex(store.db, 'one', batches(shows));
    expect(await names('bad')).toEqual(['Bad', 'Badlands', 'Bad Sisters', 'Breaking Bad', 'Forbadden Land']);
    expect(await names('BAD', ['show'], 2)).toEqual(['Bad', 'Badlands']);
  });

  it('forgives slips of spelling, accents and signs', async () => {
    await fillSearchIndex(store.db, 'one', batches(shows));
    expect(await names('brekaing bad')).toContain('Breaking Bad');
    expect((await names('breking'))[0]).toBe('Breaking Bad');
    expect(await names('elite')).toEqual(['Élite']);
    expect(await names('greys')).toEqual(["Grey's Anatomy"]);
    expect(await names('mash')).toEqual(['M*A*S*H']);
  });

  it('takes one letter for the beginning of a word', async () => {
    await fillSearchIndex(store.db, 'one', batches(shows));
    expect(await names('a')).toEqual(["Grey's Anatomy"]);
  });

  it('finds nothing for signs alone, and takes signs of patterns for what they are', async () => {
    await fillSearchIndex(store.db, 'one', batches(shows));
    for (const text of ['', ' ', '%', '_', "'", '\\', '%%%']) expect(await names(text)).toEqual([]);
    expect(await names("bad' or '1'='1")).not.toContain('Élite');
  });

  it('gives each kind its own hits, and networks marked US before all others', async () => {
    const networks = [entry('network', 'n1', 'Skyline UK', 900), entry('network', 'n2', 'Skyline (US)', 3)];
    const actors = [entry('actor', 'a1', 'Sky Meridian')];
    await fillSearchIndex(store.db, 'one', batches(networks, actors, [entry('movie', 'm1', 'Sky High')]));
    const hits = await searchNames(store.db, 'sky', ['network', 'actor'], 4);
    expect(hits.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'actor Sky Meridian',
      'network Skyline (US)',
      'network Skyline UK',
    ]);
  });

  it('answers from the index before until a new one is complete, and from none in part', async () => {
    await fillSearchIndex(store.db, 'one', batches(shows));
    async function* broken() {
      yield [entry('show', '9', 'Bad News')];
      throw new Error('The warehouse is gone.');
    }
    await expect(fillSearchIndex(store.db, 'two', broken())).rejects.toThrow('gone');
    expect(await searchSource(store.db)).toBe('one');
    expect(await names('bad news')).not.toContain('Bad News');
    await fillSearchIndex(store.db, 'three', batches([entry('show', '9', 'Bad News')]));
    expect(await searchSource(store.db)).toBe('three');
    expect(await names('bad')).toEqual(['Bad News']);
  });
});
