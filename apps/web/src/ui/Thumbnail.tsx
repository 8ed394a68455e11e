/**
 * The picture of what a row is about, small, in a box that is there before it; an empty card where there is none or it cannot be
 * loaded. The name stands beside it, so it says nothing to who cannot see it.
 */
import { useState } from 'react';
import classes from './Thumbnail.module.css';

type Props = { src: string | null; className?: string | undefined };

export const Thumbnail = ({ src, className = '' }: Props) => {
  const [broken, setBroken] = useState<string | null>(null);
  const classNames = `${classes.thumbnail} ${className}`;
  return src === null || broken === src ? (
    <span className={classNames} aria-hidden="true" />
  ) : (
    <img className={classNames} src={src} alt="" loading="lazy" decoding="async" onError={() => setBroken(src)} />
  );
};
