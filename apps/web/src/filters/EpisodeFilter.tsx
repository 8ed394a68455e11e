/** Episodes of a show: those of the chosen seasons, found by number or name. */
import { comparedText, filterDefinition } from '@cvm/contract';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { ViewBlocked } from '../views/states.tsx';
import type { EditorProps } from './editor-props.ts';
import { clausesOf } from './pending.ts';
import { SearchList } from './SearchList.tsx';
import { noShowReason } from './SeasonFilter.tsx';
import { episodeOptions, subjectShow, useEpisodes } from './use-episodes.ts';

/** So many are drawn at first, and as many more whenever the end of the list is in sight: a show may have hundreds. */
const drawnAtOnce = 60;

const Episodes = ({ show, bar, ...props }: EditorProps & { show: string }) => {
  const [search, setSearch] = useState('');
  const [drawn, setDrawn] = useState(drawnAtOnce);
  const { rows, status, error, retry, blockedMessage } = useEpisodes(show);
  if (status === 'blocked') return <ViewBlocked message={blockedMessage} />;
  const options = episodeOptions(rows, clausesOf(bar.pending, 'season'));
  const wanted = comparedText(search);
  const labels = bar.labels.episode ?? {};
  const found = options.filter(({ label }) => comparedText(label).includes(wanted));
  return (
    <SearchList
      {...props}
      label={filterDefinition(props.id).label}
      items={found.slice(0, drawn)}
      itemOf={(value) => ({ value, label: labels[value] ?? value })}
      search={search}
      onSearch={(text) => {
        setSearch(text);
        setDrawn(drawnAtOnce);
      }}
      onEnd={() => {
        if (drawn < found.length) setDrawn(drawn + drawnAtOnce);
      }}
      status={status === 'loading' ? 'loading' : error === null ? 'ready' : { error: error.message, retry }}
    />
  );
};

export const EpisodeFilter = (props: EditorProps) => {
  const show = subjectShow(props.bar.about, props.bar.pending);
  return show === null ? <Text c="dimmed">{noShowReason}</Text> : <Episodes key={show} {...props} show={show} />;
};
