/**
 * What the MovieLens layouts have in common once read. Each layout (a file beside this one) turns its own files into
 * these records, and import-movielens.ts turns the records into a dataset.
 */
import type { OnProgress } from '../import-progress.ts';
import type { SourceRow } from '../source/read-rows.ts';

type Movie = {
  readonly movieId: string;
  /** Title as published, with its year. */
  readonly title: string;
  readonly genres: readonly string[];
};

export type User = {
  readonly userId: string;
  readonly gender: 'female' | 'male';
  readonly age: number;
  readonly zip: string;
};

export type Rating = {
  readonly userId: string;
  readonly movieId: string;
  /** 0.5 to 5. */
  readonly stars: number;
  /** Seconds since 1970. */
  readonly seconds: number;
};

type Tag = {
  readonly userId: string;
  readonly movieId: string;
  readonly text: string;
  readonly seconds: number;
};

/** A record with the row it was read from, so that whoever finds fault with it can name the line. */
type Read<Record> = AsyncGenerator<{ readonly row: SourceRow; readonly value: Record }>;

export type MovielensLayout = {
  readonly name: string;
  /** Files without which this layout cannot be read. */
  readonly required: readonly string[];
  readonly movies: (folder: string, onProgress?: OnProgress) => Read<Movie>;
  /** Null where the layout says nothing of its users: then they are known by their ratings and tags alone. */
  readonly users: ((folder: string, onProgress?: OnProgress) => Read<User>) | null;
  readonly ratings: (folder: string, onProgress?: OnProgress) => Read<Rating>;
  readonly tags: {
    readonly file: string;
    readonly read: (folder: string, onProgress?: OnProgress) => Read<Tag>;
  } | null;
};
