/** The poster of a row, small; an empty card where there is none or it cannot be loaded. The name stands beside it. */
import { useState } from 'react';
import classes from './calendar.module.css';

export const Poster = ({ src }: { src: string | null }) => {
  const [broken, setBroken] = useState<string | null>(null);
  return src === null || broken === src ? (
    <span className={classes.poster} aria-hidden="true" />
  ) : (
    <img className={classes.poster} src={src} alt="" loading="lazy" onError={() => setBroken(src)} />
  );
};
