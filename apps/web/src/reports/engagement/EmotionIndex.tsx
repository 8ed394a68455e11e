/** The emotion index of a title: chart or table, and of a show for the whole or for one episode. */
import type { ViewId } from '@cvm/contract';
import { useMemo, useState } from 'react';
import { FigureModule } from '../../charts/FigureModule.tsx';
import { emotionsFigure } from '../../charts/prepare/emotions-figure.ts';
import { useView } from '../../views/use-view.ts';
import { EpisodeSelect } from './EpisodeSelect.tsx';
import { episodesOf } from './episodes.ts';
import { noEmotions } from './modules.ts';
import type { PartProps } from './part.ts';

type Props = PartProps & { view: Extract<ViewId, 'showEmotionIndex' | 'movieEmotionIndex'> };

export const EmotionIndex = ({ view, clauses, subject }: Props) => {
  const [chosen, setChosen] = useState<number | null>(null);
  const { rows } = useView(view, clauses, { keepPrevious: true });
  const episodes = useMemo(() => episodesOf(rows), [rows]);
  // An episode that other filters leave without emotions is no longer one to look at.
  const episode = episodes.some(({ sort }) => sort === chosen) ? chosen : null;
  const prepare = useMemo(() => emotionsFigure(view, episode), [view, episode]);
  return (
    <FigureModule
      view={view}
      title="Emotion Index"
      prepare={prepare}
      clauses={clauses}
      subject={subject}
      height={450}
      {...noEmotions}
      controls={
        episodes.length === 0 ? null : (
          <EpisodeSelect
            label="Emotion index of"
            episodes={episodes}
            value={episode}
            onChange={setChosen}
            wholeLabel="Whole show"
          />
        )
      }
    />
  );
};
