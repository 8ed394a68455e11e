/** One of a show's episodes, chosen from a list that can be searched, or stepped through with two buttons. */
import { ActionIcon, Group, Select, Skeleton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons.tsx';
import { useLateList } from '../../ui/use-late-list.ts';
import { choicesShown, type Episode } from './episodes.ts';

type Props = {
  /** What is shown of the episode, for screen readers. */
  label: string;
  episodes: readonly Episode[];
  /** By its place in the order of episodes; null = the whole show. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** The words for all episodes together; absent = one must be chosen. */
  wholeLabel?: string;
};

const whole = 'whole';

const [buttonSize, selectWidth, gap] = [30, 124, 4];

/** Its place, while it is not known which episodes there are. */
export const EpisodeSelectSkeleton = () => (
  <Skeleton width={2 * (buttonSize + gap) + selectWidth} height={buttonSize} aria-hidden="true" />
);

export const EpisodeSelect = ({ label, episodes, value, onChange, wholeLabel }: Props) => {
  const choices = [
    ...(wholeLabel === undefined ? [] : [{ value: whole, label: wholeLabel }]),
    ...episodes.map(({ sort, name }) => ({ value: String(sort), label: name })),
  ];
  const [search, setSearch] = useState('');
  const place = choices.findIndex((choice) => choice.value === (value === null ? whole : String(value)));
  const list = useLateList(choices.slice(place, place + 1), () => choicesShown(choices, place, search));
  const choose = (choice: string | null | undefined) => {
    if (choice !== null && choice !== undefined) onChange(choice === whole ? null : Number(choice));
  };
  const step = (by: 1 | -1, words: string, icon: ReactNode) => {
    const next = choices[place + by];
    return (
      <ActionIcon
        variant="default"
        size={buttonSize}
        aria-label={words}
        disabled={next === undefined}
        onClick={() => choose(next?.value)}
      >
        {icon}
      </ActionIcon>
    );
  };
  return (
    <Group gap={gap} wrap="nowrap">
      {step(-1, 'Episode before', <ChevronLeftIcon size={14} />)}
      <Select
        aria-label={label}
        {...list}
        value={choices[place]?.value ?? null}
        onChange={choose}
        allowDeselect={false}
        searchable
        searchValue={search}
        onSearchChange={setSearch}
        nothingFoundMessage="No such episode"
        w={selectWidth}
        maxDropdownHeight={320}
      />
      {step(1, 'Episode after', <ChevronRightIcon size={14} />)}
    </Group>
  );
};
