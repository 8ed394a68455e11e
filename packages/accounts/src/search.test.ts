/** The search index: what a typed text finds, in which order, and how one index takes the place of another. */
import { describe, expect, it } from 'vitest';
import { foldName } from './fold-name.ts';
import { fillSearchIndex, type SearchEntry, searchSource } from './search.ts';
import { type SearchKind, searchNames } from './search-names.ts';
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

  it('finds among many names what a look at each of them finds, however little followed', async () => {
    const parts = ['an', 'the', 'land', 'night', 'red', 'ka', 'mor', 'tide', 'sol', 'ring', 'us', 'b'];
    const wordAt = (seed: number): string =>
      (parts[seed % 12] ?? '') + (seed % 7 < 3 ? (parts[Math.floor(seed / 12) % 12] ?? '') : '');
    const many = (['show', 'network', 'actor'] as const).flatMap((kind, shift) =>
      Array.from({ length: 1500 }, (_, at) => {
        const seed = at * 7919 + shift * 104_729;
        const name = `${wordAt(seed)} ${wordAt(Math.floor(seed / 13))}${at % 50 === 0 ? ' US' : ''}`;
        return entry(kind, `${kind}${at}`, name, 3000 - at);
      }),
    );
    const rare = entry('show', 'rare', 'Quixotic', 0);
    await fillSearchIndex(store.db, 'many', batches(many.slice(0, 2000), many.slice(2000), [rare]));
    const tierOf = (name: string, text: string): number => {
      if (name === text) return 0;
      if (name.startsWith(text)) return 1;
      if (name.includes(` ${text}`)) return 2;
      return text.length > 2 && name.includes(text) ? 3 : 4;
    };
    const looked = (text: string, kind: SearchKind, limit: number): string[] =>
      [...many, rare]
        .filter((one) => one.kind === kind)
        .map((one) => ({
          ...one,
          tier: tierOf(foldName(one.name), text),
          us: kind === 'network' && / US$/.test(one.name),
        }))
        .filter(({ tier }) => tier < 4)
        .toSorted((a, b) => Number(b.us) - Number(a.us) || a.tier - b.tier || b.followers - a.followers)
        .slice(0, limit)
        .map(({ id }) => id);
    for (const text of ['a', 'b', 'us', 'the', 'ing', 'landka', 'tide', 'red us', 'sol mor', 'tideb', 'quix', 'xoti'])
      for (const limit of [4, 30]) {
        const hits = await searchNames(store.db, text, ['show', 'network', 'actor'], limit);
        for (const kind of ['show', 'network', 'actor'] as const) {
          const wanted = looked(text, kind, limit);
          const found = hits.filter((hit) => hit.kind === kind).map(({ id }) => id);
          expect([text, limit, kind, found.slice(0, wanted.length)]).toEqual([text, limit, kind, wanted]);
        }
      }
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
