/** A module on paper: its title, what to take from it, its content, and what the figures cover. */
import { relianceOf, smallSampleWords } from '@cvm/contract';
import type { ReactNode } from 'react';
import type { Sample } from '../../charts/model.ts';
import { suppressedWords } from '../../views/suppressed-words.ts';
import type { ViewResult } from '../../views/use-view.ts';
import type { Empty } from '../model.ts';
import classes from './printed.module.css';

type Props = {
  title: string;
  result: Pick<ViewResult, 'status' | 'error' | 'blockedMessage' | 'meta'>;
  /** Who is behind the figures; null or absent = it is not told. */
  sample?: Pick<Sample, 'count' | 'effective'> | null;
  /** The figure to take away. */
  headline?: { readonly value: string; readonly label: string } | null;
  /** Why there may be nothing. */
  empty: ReturnType<Empty>;
  /** Sample, filters, days. */
  foot: string;
  /** Tables go on over the edge of a page, with their heads; anything else stays in one piece. */
  breaks?: boolean;
  /** Nothing while the answer has nothing to show. */
  children: ReactNode;
};

const whyNothing = ({ result, empty }: Props): string => {
  if (result.status === 'error') return 'This could not be loaded.';
  if (result.status === 'blocked') return result.blockedMessage ?? '';
  if (result.status !== 'empty') return '';
  const { title = 'No Results', reason } = suppressedWords(result.meta) ?? empty;
  return `${title}. ${reason}`;
};

const Foot = ({ words }: { words: string }) => (words === '' ? null : <p className={classes.foot}>{words}</p>);

/** Of what goes on over the edge of a page, what it covers stands above it: under it, it could stand on a page alone. */
export const PrintedModule = (props: Props) => {
  const { title, result, sample = null, headline = null, foot, breaks = false, children } = props;
  const reliance = sample === null ? null : relianceOf(sample);
  const hasContent = children !== null && result.status === 'data';
  return (
    <section className={classes.module} data-breaks={breaks || undefined}>
      <header className={classes.moduleHead}>
        <h3>{title}</h3>
        {reliance === 'tiny' || reliance === 'small' ? <span className={classes.mark}>{smallSampleWords}</span> : null}
      </header>
      {headline === null ? null : (
        <p className={classes.headline}>
          <b>{headline.value}</b> {headline.label}
        </p>
      )}
      {breaks ? <Foot words={foot} /> : null}
      {hasContent ? children : <p className={classes.nothing}>{whyNothing(props)}</p>}
      {breaks ? null : <Foot words={foot} />}
    </section>
  );
};
