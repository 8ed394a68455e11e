/** A dimension of the pivots as a column, for the words of a heading. */
import { columnOf } from '@cvm/contract';
import type { AnswerColumn } from './answer.ts';

export const dimensionColumn = (name: string): AnswerColumn | null =>
  name === ''
    ? null
    : { ...columnOf(name as never), field: name as never, title: '', part: null, at: null, heading: '' };
