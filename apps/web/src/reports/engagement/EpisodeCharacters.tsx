/** The first five characters of one episode of a show, by votes. */
import { useMemo } from 'react';
import { UnknownChoice } from '../../address/UnknownChoice.tsx';
import { useChoice } from '../../address/use-in-address.ts';
import { FigureModule } from '../../charts/FigureModule.tsx';
import { episodeCharactersFigure, shareOfShown } from '../../charts/prepare/characters-figure.ts';
import { useView } from '../../views/use-view.ts';
import type { ModuleContext, Special } from '../model.ts';
import { titleOf } from '../offered.ts';
import { EpisodeSelect } from './EpisodeSelect.tsx';
import { episodesOf } from './episodes.ts';

const furtherDefinitions = [shareOfShown];

/** With its tabs above it as high as the card beside it. */
const height = 407;

type Props = { module: Special<'characters'>; context: ModuleContext };

export const EpisodeCharacters = ({ module, context }: Props) => {
  const { id, view, empty } = module;
  const { clauses, name, filtered } = context;
  const { chosen, choose } = useChoice('charactersOf');
  const { rows } = useView(view, clauses, { keepPrevious: true });
  const episodes = useMemo(() => episodesOf(rows), [rows]);
  // The latest episode until one is chosen, and again when other filters leave the chosen one without votes.
  const episode = (episodes.find(({ sort }) => String(sort) === chosen) ?? episodes.at(-1))?.sort ?? null;
  const prepare = useMemo(() => episodeCharactersFigure(episode), [episode]);
  return (
    <FigureModule
      id={id}
      view={view}
      title={titleOf(module, context.head)}
      prepare={prepare}
      furtherDefinitions={furtherDefinitions}
      clauses={clauses}
      subject={name}
      height={height}
      emptyReason={empty(filtered).reason}
      controls={
        episodes.length === 0 ? null : (
          <>
            <UnknownChoice
              name="charactersOf"
              known={episodes.map(({ sort }) => String(sort))}
              instead={episodes.at(-1)?.name ?? ''}
            />
            <EpisodeSelect
              label="Hottest characters of"
              episodes={episodes}
              value={episode}
              onChange={(sort) => choose(sort === null ? undefined : String(sort))}
            />
          </>
        )
      }
    />
  );
};
