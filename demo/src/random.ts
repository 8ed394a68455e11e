/**
 * Random numbers of the generator.
 *
 * Enters: the seed and, per stream, a label and an entity number. Leaves: functions that return numbers in [0, 1).
 * Every table draws from streams of its own (one per entity), so a change in one table never shifts another.
 * The generator is sfc32 (Chris Doty-Humphrey, PractRand), seeded through the murmur3 finaliser: plain 32-bit
 * integer work, hence the same on every machine.
 */

/** A source of numbers in [0, 1). */
export type Rng = () => number;

/** Gives the stream of one entity of one table; asking twice gives the same stream from its start. */
export type Streams = (label: string, entity?: number) => Rng;

const mix = (value: number): number => {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
};

/** A 32-bit hash of a text (FNV-1a, then mixed). Also used where a picture must follow from a name alone. */
export const hashText = (text: string): number => {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return mix(h);
};

const sfc32 = (seedA: number, seedB: number, seedC: number): Rng => {
  let a = seedA | 0;
  let b = seedB | 0;
  let c = seedC | 0;
  let counter = 1;
  const next = (): number => {
    const t = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 4294967296;
  };
  // The first outputs still show the seed; twelve rounds are the author's advice.
  for (let i = 0; i < 12; i++) next();
  return next;
};

/** Streams of one run. `seed` is any safe integer. */
export const createStreams = (seed: number): Streams => {
  const low = mix(seed % 4294967296);
  const high = mix(Math.floor(seed / 4294967296) ^ 0x9e3779b9);
  const labels = new Map<string, number>();
  return (label, entity = 0) => {
    let labelHash = labels.get(label);
    if (labelHash === undefined) {
      labelHash = hashText(label);
      labels.set(label, labelHash);
    }
    return sfc32(low ^ labelHash, mix(entity ^ labelHash), high ^ mix(entity + 0x6d2b79f5));
  };
};

/** A stream that follows from a text alone, for pictures. */
export const textStream = (text: string): Rng => {
  const h = hashText(text);
  return sfc32(h, mix(h + 1), mix(h + 2));
};
