/** The characters of a show by votes: of all episodes together, or the first five of one. */
import { Tabs } from '@mantine/core';
import { useMemo, useState } from 'react';
import { FigureModule } from '../../charts/FigureModule.tsx';
import { episodeCharactersFigure } from '../../charts/prepare/characters-figure.ts';
import { useView } from '../../views/use-view.ts';
import { emptyReason } from '../sections.ts';
import { EpisodeSelect } from './EpisodeSelect.tsx';
import classes from './engagement.module.css';
import { episodesOf } from './episodes.ts';
import { favorites } from './modules.ts';
import type { PartProps } from './part.ts';

const { title } = favorites.show;
const height = 407;

const ByEpisode = ({ clauses, subject, filtered }: PartProps) => {
  const view = 'characterVoteEpisodeRank';
  const [chosen, setChosen] = useState<number | null>(null);
  const { rows } = useView(view, clauses, { keepPrevious: true });
  const episodes = useMemo(() => episodesOf(rows), [rows]);
  // The latest episode until one is chosen, and again when other filters leave the chosen one without votes.
  const episode = episodes.some(({ sort }) => sort === chosen) ? chosen : (episodes.at(-1)?.sort ?? null);
  const prepare = useMemo(() => episodeCharactersFigure(episode), [episode]);
  return (
    <FigureModule
      view={view}
      title={title}
      prepare={prepare}
      clauses={clauses}
      subject={subject}
      height={height}
      emptyReason={emptyReason('character votes', filtered)}
      controls={
        episodes.length === 0 ? null : (
          <EpisodeSelect label="Hottest characters of" episodes={episodes} value={episode} onChange={setChosen} />
        )
      }
    />
  );
};

export const HottestCharacters = (props: PartProps) => (
  <Tabs defaultValue="overall" keepMounted={false} className={classes.tabbed}>
    <Tabs.List aria-label={title}>
      <Tabs.Tab value="overall">OVERALL</Tabs.Tab>
      <Tabs.Tab value="episode">BY EPISODE</Tabs.Tab>
    </Tabs.List>
    <Tabs.Panel value="overall">
      <FigureModule
        {...favorites.show}
        clauses={props.clauses}
        subject={props.subject}
        height={height}
        emptyReason={emptyReason('character votes', props.filtered)}
      />
    </Tabs.Panel>
    <Tabs.Panel value="episode">
      <ByEpisode {...props} />
    </Tabs.Panel>
  </Tabs>
);
