// A remedy as a command: a file of the folder, unpacked where it is packed, through a program into another file of the same format.
import type { Part } from './dataset.ts';

export const rewritten = ({ name, format }: Pick<Part, 'name' | 'format'>, program: string): string =>
  `\`${name.endsWith('.gz') ? `gunzip -c ${name} | ${program}` : `${program} < ${name}`} > new.${format}\``;
