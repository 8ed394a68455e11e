/** The flag of a country by its alpha-2 code; a blank of the same size where there is none. The drawings are a chunk of their own. */
import { Suspense } from 'react';
import classes from './CountryFlag.module.css';
import { lazyPart } from './lazy-part.tsx';

const noDrawing = () => null;

/** An ornament: where its drawings cannot be fetched, nothing else of the page is to go with it. */
const FlagImage = lazyPart(() => import('./FlagImage.tsx').then((module) => module.FlagImage).catch(() => noDrawing));

export const CountryFlag = ({ code }: { code: string }) => (
  <span className={classes.flag} aria-hidden="true">
    <Suspense fallback={null}>
      <FlagImage code={code} />
    </Suspense>
  </span>
);
