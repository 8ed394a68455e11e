/** A title's poster; a plain card with its initials where there is none or it cannot be loaded. */
import { useState } from 'react';
import classes from './report.module.css';

const initials = (name: string): string =>
  (name.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !['the', 'a', 'an', 'of', 'and'].includes(word.toLowerCase()))
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

export const Poster = ({ src, name }: { src: string | null; name: string }) => {
  const [broken, setBroken] = useState<string | null>(null);
  if (src === null || broken === src)
    return (
      <span className={classes.poster} data-placeholder aria-hidden="true">
        {initials(name)}
      </span>
    );
  return <img className={classes.poster} src={src} alt={`Poster of ${name}`} onError={() => setBroken(src)} />;
};
