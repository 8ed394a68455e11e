/** In the place of a figure in the head of a report: why it is not there. */
import { capitalised } from '@cvm/contract';
import type { ViewResult } from '../views/use-view.ts';

type Props = {
  result: Pick<ViewResult, 'status' | 'meta'>;
  /** What is counted: `followers`. */
  noun: string;
};

export const NoFigure = ({ result: { status, meta }, noun }: Props) => {
  if (status === 'error') return `${capitalised(noun)} could not be loaded`;
  if (status === 'blocked') return `${capitalised(noun)} are not open to you`;
  if (meta?.suppressed !== undefined) return `Too few ${noun} to tell`;
  return <span aria-hidden="true">-- {noun}</span>;
};
