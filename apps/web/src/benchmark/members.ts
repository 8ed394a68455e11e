/** Who is behind the figures of a title, as the answers beside them tell. Pure. */
import type { SampleFacts } from '@cvm/contract';

/** People before weighting, and how many of equal weight they are worth; null = nobody is weighed. */
export type People = { readonly count: number | null; readonly effective: number | null };

/** The viewers of a title, those of them whose age or gender is known, and who gave it stars; absent where that was not asked or is not there yet. */
export type Members = People & {
  readonly known?: Readonly<Partial<Record<'age' | 'gender', People>>>;
  readonly raters?: People;
};

type Facts = Pick<SampleFacts, 'sampleSize' | 'effectiveSampleSize'>;

const peopleOf = ({ sampleSize, effectiveSampleSize }: Facts): People => ({
  count: sampleSize,
  effective: effectiveSampleSize,
});

/** As two answers tell them: one about the viewers of a title, one about its stars. Null where the viewers are not known. */
export const membersOf = (viewers: Facts | null, raters: Facts | null): Members | null =>
  viewers === null ? null : { ...peopleOf(viewers), ...(raters === null ? {} : { raters: peopleOf(raters) }) };
