/** The emotion index of a title: chart or table, and of a show for the whole or for one episode. */
import { wholeLabelOf } from '@cvm/contract';
import { useMemo } from 'react';
import { UnknownChoice } from '../../address/UnknownChoice.tsx';
import { useChoice } from '../../address/use-in-address.ts';
import { FigureModule } from '../../charts/FigureModule.tsx';
import { emotionsFigure } from '../../charts/prepare/emotions-figure.ts';
import { useView } from '../../views/use-view.ts';
import type { ModuleContext, Special } from '../model.ts';
import { titleOf } from '../offered.ts';
import { EpisodeSelect, EpisodeSelectSkeleton } from './EpisodeSelect.tsx';
import { episodeChosen, episodesOf } from './episodes.ts';

type Props = { module: Special<'emotions'>; context: Pick<ModuleContext, 'clauses' | 'filtered' | 'head' | 'name'> };

export const EmotionIndex = ({ module, context }: Props) => {
  const { view } = module;
  const { clauses, name } = context;
  const { title: emptyTitle, reason } = module.empty(context.filtered);
  const { chosen, choose } = useChoice('emotionsOf');
  const { rows, status } = useView(view, clauses, { keepPrevious: true });
  const episodes = useMemo(() => episodesOf(rows), [rows]);
  // An episode that other filters leave without emotions is no longer one to look at.
  const episode = episodeChosen(rows, chosen)?.sort ?? null;
  const whole = wholeLabelOf(clauses);
  const prepare = useMemo(() => emotionsFigure(view, episode, whole), [view, episode, whole]);
  return (
    <FigureModule
      id={module.id}
      view={view}
      title={titleOf(module, context.head)}
      prepare={prepare}
      clauses={clauses}
      subject={name}
      height={450}
      emptyReason={reason}
      {...(emptyTitle === undefined ? {} : { emptyTitle })}
      controls={
        status === 'loading' && view === 'showEmotionIndex' ? (
          <EpisodeSelectSkeleton />
        ) : episodes.length === 0 ? null : (
          <>
            <UnknownChoice name="emotionsOf" known={episodes.map(({ sort }) => String(sort))} instead={whole} />
            <EpisodeSelect
              label="Emotion index of"
              episodes={episodes}
              value={episode}
              onChange={(sort) => choose(sort === null ? undefined : String(sort))}
              wholeLabel={whole}
            />
          </>
        )
      }
    />
  );
};
