/** An option of a searched list: its state and name, and what can be done with it at once. */
import type { Clause } from '@cvm/contract';
import { Combobox } from '@mantine/core';
import type { ListItem } from './ChoiceList.tsx';
import classes from './OptionList.module.css';
import { OptionMark } from './OptionMark.tsx';
import { deedLabels, type OptionDeed, optionDeeds, optionState, stateLabel } from './option-state.ts';

type DeedsProps = { excludes: boolean; onDeed: (deed: OptionDeed) => void };

/** For pointers: a list of options holds no buttons, and keyboards have keys for both. */
const Deeds = ({ excludes, onDeed }: DeedsProps) => (
  <span className={classes.deeds} aria-hidden="true">
    {optionDeeds(excludes).map((deed) => (
      // biome-ignore lint/a11y/noStaticElementInteractions: for pointers alone; keyboards have keys of their own.
      // biome-ignore lint/a11y/useKeyWithClickEvents: as above.
      <span
        key={deed}
        className={classes.deed}
        data-deed={deed}
        // Written by the style, so that the option's text is its name alone.
        data-label={deedLabels[deed]}
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => {
          event.stopPropagation();
          onDeed(deed);
        }}
      />
    ))}
  </span>
);

type Props = DeedsProps & {
  item: ListItem;
  clauses: readonly Clause[];
  /** From 1 on, among all options, drawn or not. */
  place: number;
  /** How many there are; -1 = the server has more of them. */
  setSize: number;
};

export const SearchOption = ({ item, clauses, place, setSize, excludes, onDeed }: Props) => {
  const state = optionState(clauses, item.value);
  return (
    <Combobox.Option
      value={item.value}
      className={classes.option}
      data-state={state}
      active={state !== 'empty'}
      aria-selected={state !== 'empty'}
      aria-label={`${item.label}, ${state}`}
      aria-description={item.note}
      aria-posinset={place}
      aria-setsize={setSize}
    >
      <OptionMark state={state} />
      {item.icon}
      <span className={classes.name}>{stateLabel(item.label, state)}</span>
      {item.note === undefined ? null : <span className={classes.note}>{item.note}</span>}
      <Deeds excludes={excludes} onDeed={onDeed} />
    </Combobox.Option>
  );
};
