/** The flag of a country by its alpha-2 code; a blank of the same size where there is none. The drawings are a chunk of their own. */
import { lazy, Suspense } from 'react';
import classes from './OptionList.module.css';

const FlagImage = lazy(() => import('./FlagImage.tsx').then((module) => ({ default: module.FlagImage })));

export const CountryFlag = ({ code }: { code: string }) => (
  <span className={classes.flag} aria-hidden="true">
    <Suspense fallback={null}>
      <FlagImage code={code} />
    </Suspense>
  </span>
);
