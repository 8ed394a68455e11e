/** Groups of filters that many views accept (view catalogue: "people" and "content"). */
import type { FilterId } from '../filters/ids.ts';

export const people = ['country', 'age', 'gender', 'panel'] as const satisfies readonly FilterId[];

export const peopleAndDate = [...people, 'date'] as const satisfies readonly FilterId[];

/** Content filters of both kinds; each view adds the title filter of its own kind. */
export const content = [
  'title',
  'network',
  'platform',
  'studio',
  'originating_country',
  'originating_language',
  'runtime',
  'status',
  'genre',
  'first_release_date',
  'release_date',
  'airing_status',
  'contentType',
] as const satisfies readonly FilterId[];
