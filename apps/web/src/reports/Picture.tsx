/** A title's poster or an actor's portrait; a plain card with initials where there is none or it cannot be loaded. */
import { useState } from 'react';
import classes from './report.module.css';

const initials = (name: string): string =>
  (name.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !['the', 'a', 'an', 'of', 'and'].includes(word.toLowerCase()))
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

type Props = { kind: 'poster' | 'portrait'; src: string | null; name: string };

const words = { poster: 'Poster', portrait: 'Picture' } as const;

export const Picture = ({ kind, src, name }: Props) => {
  const [broken, setBroken] = useState<string | null>(null);
  if (src === null || broken === src)
    return (
      <span className={classes[kind]} data-placeholder aria-hidden="true">
        {initials(name)}
      </span>
    );
  return <img className={classes[kind]} src={src} alt={`${words[kind]} of ${name}`} onError={() => setBroken(src)} />;
};
