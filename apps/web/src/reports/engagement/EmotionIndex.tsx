/** The emotion index of a title: chart or table, and of a show for the whole or for one episode. */
import { useMemo, useState } from 'react';
import { FigureModule } from '../../charts/FigureModule.tsx';
import { emotionsFigure } from '../../charts/prepare/emotions-figure.ts';
import { useView } from '../../views/use-view.ts';
import type { ModuleContext, Special } from '../model.ts';
import { titleOf } from '../offered.ts';
import { EpisodeSelect } from './EpisodeSelect.tsx';
import { episodesOf } from './episodes.ts';

type Props = { module: Special<'emotions'>; context: Pick<ModuleContext, 'clauses' | 'filtered' | 'head' | 'name'> };

export const EmotionIndex = ({ module, context }: Props) => {
  const { view } = module;
  const { clauses, name } = context;
  const { title: emptyTitle, reason } = module.empty(context.filtered);
  const [chosen, setChosen] = useState<number | null>(null);
  const { rows } = useView(view, clauses, { keepPrevious: true });
  const episodes = useMemo(() => episodesOf(rows), [rows]);
  // An episode that other filters leave without emotions is no longer one to look at.
  const episode = episodes.some(({ sort }) => sort === chosen) ? chosen : null;
  const prepare = useMemo(() => emotionsFigure(view, episode), [view, episode]);
  return (
    <FigureModule
      view={view}
      title={titleOf(module.title, context.head)}
      prepare={prepare}
      clauses={clauses}
      subject={name}
      height={450}
      emptyReason={reason}
      {...(emptyTitle === undefined ? {} : { emptyTitle })}
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
