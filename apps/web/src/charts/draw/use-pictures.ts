/** The pictures of a chart as React sees them: null while they are waited for, so that a chart is drawn once, not twice. */
import { useEffect, useMemo, useState } from 'react';
import type { Chart } from '../model.ts';
import { type LoadedPictures, loadPictures, picturesOf } from './pictures.ts';

const noPictures: LoadedPictures = new Map();

/** No longer than this: pictures of a slow host are added when they come. */
const patienceMs = 400;

export const usePictures = (chart: Chart): LoadedPictures | null => {
  const wanted = useMemo(() => picturesOf(chart), [chart]);
  const [loaded, setLoaded] = useState({ of: wanted, pictures: wanted.length === 0 ? noPictures : null });
  // Loading images is a conversation with the browser outside of React.
  useEffect(() => {
    if (wanted.length === 0) return;
    const show = (pictures: LoadedPictures) => setLoaded({ of: wanted, pictures });
    const patience = setTimeout(() => show(noPictures), patienceMs);
    let left = false;
    void loadPictures(wanted).then((pictures) => {
      clearTimeout(patience);
      if (!left) show(pictures);
    });
    return () => {
      left = true;
      clearTimeout(patience);
    };
  }, [wanted]);
  if (wanted.length === 0) return noPictures;
  return loaded.of === wanted ? loaded.pictures : null;
};
