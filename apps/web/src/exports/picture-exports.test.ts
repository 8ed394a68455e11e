/** What a menu offers of a picture: the file under its name, and the same picture in the clipboard. */
import { afterEach, expect, it, vi } from 'vitest';
import { pictureExports } from './picture-exports.ts';

afterEach(() => vi.unstubAllGlobals());

it('is a file, and goes to the clipboard as it is drawn', async () => {
  const write = vi.fn((_items: readonly { readonly parts: object }[]) => Promise.resolve());
  vi.stubGlobal(
    'ClipboardItem',
    class {
      constructor(readonly parts: Record<string, Promise<Blob>>) {}
    },
  );
  vi.stubGlobal('navigator', { clipboard: { write } });
  const make = vi.fn(() => Promise.resolve(new Blob(['png'], { type: 'image/png' })));
  const offered = pictureExports(make, () => 'cvmi_showSummary.png');
  expect(offered.map(({ label }) => label)).toEqual(['PNG', 'Copy as picture']);
  await offered[1]?.save();
  expect(make).toHaveBeenCalledOnce();
  expect(write.mock.calls[0]?.[0][0]?.parts).toEqual({ 'image/png': expect.any(Promise) });
});
