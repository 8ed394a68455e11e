/** The flag of a country by its alpha-2 code; a blank of the same size where there is none. The drawings are a chunk of their own. */
import { type ComponentType, Suspense } from 'react';
import classes from './CountryFlag.module.css';
import { lazyPart } from './lazy-part.tsx';

type Drawings = { FlagImage: ComponentType<{ code: string }> };

const noDrawing = () => null;

/** An ornament: where its drawings cannot be fetched, nothing else of the page is to go with it. */
export const flagOf = (fetchDrawings: () => Promise<Drawings>) => {
  const FlagImage = lazyPart(() =>
    fetchDrawings()
      .then((drawings) => drawings.FlagImage)
      .catch(() => noDrawing),
  );
  return ({ code }: { code: string }) => (
    <span className={classes.flag} aria-hidden="true">
      <Suspense fallback={null}>
        <FlagImage code={code} />
      </Suspense>
    </span>
  );
};

export const CountryFlag = flagOf(() => import('./FlagImage.tsx'));
