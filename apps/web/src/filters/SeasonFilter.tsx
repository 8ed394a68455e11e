/** Seasons of the show that the page or its filters are about; without one show there is nothing to choose from. */
import { filterDefinition } from '@cvm/contract';
import { Text } from '@mantine/core';
import { ViewBlocked } from '../views/states.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import type { EditorProps } from './editor-props.ts';
import { OptionsFailed } from './OptionsFailed.tsx';
import { seasonName, subjectShow, useSeasons } from './use-episodes.ts';

export const noShowReason = 'Choose one show to see its seasons and episodes.';

const Seasons = ({ show, bar: _, ...props }: EditorProps & { show: string }) => {
  const { seasons, answer } = useSeasons(show);
  if (answer.status === 'loading') return <Text c="dimmed">Loading…</Text>;
  if (answer.error !== null) return <OptionsFailed error={answer.error} onRetry={answer.retry} />;
  if (answer.status === 'blocked') return <ViewBlocked message={answer.blockedMessage} />;
  if (answer.status === 'empty') return <Text c="dimmed">This show was not found.</Text>;
  if (seasons.length === 0) return <Text c="dimmed">This show has no seasons yet.</Text>;
  return (
    <ChoiceList
      {...props}
      label={filterDefinition(props.id).label}
      items={seasons.map((value) => ({ value, label: seasonName(value) }))}
    />
  );
};

export const SeasonFilter = (props: EditorProps) => {
  const show = subjectShow(props.bar.about, props.bar.pending);
  return show === null ? <Text c="dimmed">{noShowReason}</Text> : <Seasons key={show} {...props} show={show} />;
};
