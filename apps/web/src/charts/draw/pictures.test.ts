import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadPictures } from './pictures.ts';

/** Images in the state of a browser without a network: what stands in the address itself is all that can be drawn. */
class OfflineImage {
  src = '';
  crossOrigin: string | null = null;
  decode = (): Promise<void> =>
    this.src.startsWith('data:') ? Promise.resolve() : Promise.reject(new Error('The image cannot be decoded.'));
}

beforeAll(() => vi.stubGlobal('Image', OfflineImage));
afterAll(() => vi.unstubAllGlobals());

describe('a picture that cannot be loaded', () => {
  it('of a person is the initials, of a platform nothing; a flag is always there', async () => {
    const pictures = await loadPictures([
      { kind: 'face', name: 'Ada van Dyke', url: 'https://pictures.example/ada.jpg' },
      { kind: 'face', name: 'Éva', url: null },
      { kind: 'logo', url: 'https://pictures.example/logo.png' },
      { kind: 'flag', code: 'FR' },
    ]);
    const drawn = [...pictures].map(([key, { src }]) => [
      key,
      decodeURIComponent(src).match(/>(\p{L}+)<\/text>/u)?.[1],
    ]);
    expect(drawn).toEqual([
      ['face Ada van Dyke https://pictures.example/ada.jpg', 'AD'],
      ['face Éva ', 'É'],
      ['flag FR', undefined],
    ]);
  });
});
