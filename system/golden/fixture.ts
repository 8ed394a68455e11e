/** The golden set: its questions, and the dataset that they are asked of. */
import path from 'node:path';

export const fixture = path.join(import.meta.dirname, '..', 'fixtures', 'golden');
export const goldenDataset = path.join(fixture, 'dataset');
