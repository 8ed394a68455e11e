/** The emotion index of a title: chart or table, and of a show for the whole or for one episode. */
import { useMemo } from 'react';
import { useChoice } from '../../address/use-in-address.ts';
import { FigureModule } from '../../charts/FigureModule.tsx';
import { useView } from '../../views/use-view.ts';
import type { ModuleContext, Special } from '../model.ts';
import { titleOf } from '../offered.ts';
import { EpisodeSelect } from './EpisodeSelect.tsx';
import { emotionsOf, episodesOf, wholeLabelOf } from './episodes.ts';

type Props = { module: Special<'emotions'>; context: Pick<ModuleContext, 'clauses' | 'filtered' | 'head' | 'name'> };

export const EmotionIndex = ({ module, context }: Props) => {
  const { view } = module;
  const { clauses, name } = context;
  const { title: emptyTitle, reason } = module.empty(context.filtered);
  const { chosen, choose } = useChoice('emotionsOf');
  const { rows } = useView(view, clauses, { keepPrevious: true });
  const episodes = useMemo(() => episodesOf(rows), [rows]);
  // An episode that other filters leave without emotions is no longer one to look at.
  const episode = episodes.find(({ sort }) => String(sort) === chosen)?.sort ?? null;
  const prepare = useMemo(() => emotionsOf(view, clauses, episode), [view, clauses, episode]);
  return (
    <FigureModule
      id={module.id}
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
            onChange={(sort) => choose(sort === null ? undefined : String(sort))}
            wholeLabel={wholeLabelOf(clauses)}
          />
        )
      }
    />
  );
};
