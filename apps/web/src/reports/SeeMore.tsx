/** A long text, cut, with a switch for the rest. */
import { truncate } from '@cvm/contract';
import { useState } from 'react';
import classes from './report.module.css';

type Props = {
  text: string;
  /** Characters shown before the switch: "cut at 140 (190 in headers)" (2-title-reports section 9). */
  length: number;
  className: string | undefined;
};

export const SeeMore = ({ text, length, className }: Props) => {
  const [open, setOpen] = useState(false);
  if (text.length <= length) return <p className={className}>{text}</p>;
  return (
    <p className={className}>
      {open ? text : truncate(text, length)}{' '}
      <button type="button" className={classes.more} aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'See less' : 'See more'}
      </button>
    </p>
  );
};
