import { expect, it } from 'vitest';
import { builderKeys } from '../../shortcuts.ts';
import { commandOf } from './keys.ts';

it.each(Object.entries(builderKeys))('obeys %s by the keys that it is listed and hinted with', (command, keys) => {
  const held = (name: string): boolean => keys.some((key) => key === name);
  const pressed = { key: keys.at(-1) ?? '', ctrlKey: held('Ctrl'), metaKey: false, shiftKey: held('Shift') };
  expect(commandOf(pressed)).toBe(command);
});
