/**
 * A long list of options with a search above it: type to narrow, arrow keys move through the list, Enter cycles the
 * state. What was chosen when the list opened stands first; the rest is drawn as its end comes into sight. In: the options
 * that match the search. Out: the clauses after a change. Who fetches the options decides what `status` says.
 */
import { searchQueryMax } from '@cvm/contract';
import { Button, Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import { type KeyboardEvent, type UIEvent, useId, useState } from 'react';
import type { ListItem } from './ChoiceList.tsx';
import type { EditorProps } from './editor-props.ts';
import classes from './OptionList.module.css';
import { OptionMark } from './OptionMark.tsx';
import { OptionSummary } from './OptionSummary.tsx';
import {
  afterDeed,
  deedLabels,
  deedState,
  nextState,
  type OptionDeed,
  optionDeeds,
  optionState,
  stateLabel,
  withOption,
} from './option-state.ts';

type Props = Pick<EditorProps, 'id' | 'clauses' | 'excludes' | 'onChange'> & {
  label: string;
  /** The options that match `search`. */
  items: readonly ListItem[];
  /** An option that may not be among them, for those chosen before. */
  itemOf: (value: string) => ListItem;
  search: string;
  onSearch: (search: string) => void;
  status: 'loading' | 'ready' | { error: string; retry: () => void };
  /** The end of the list is in sight; absent = there are no others. */
  onEnd?: (() => void) | undefined;
};

const nearEnd = 80;

/** More than is in sight of any list; all countries at once would be four fifths of what the menu takes to open. */
const drawnAtOnce = 40;

export const SearchList = ({
  id,
  label,
  items,
  itemOf,
  clauses,
  excludes,
  search,
  onSearch,
  onChange,
  status,
  onEnd,
}: Props) => {
  // Without a loop: the end of the list may be the end of a page, and the next one is on its way.
  const combobox = useCombobox({ opened: true, loop: false });
  const listId = useId();
  const [announcement, setAnnouncement] = useState('');
  const [chosenFirst] = useState(() => clauses.flatMap(({ values }) => values));
  const [most, setMost] = useState(drawnAtOnce);
  const matching =
    search === '' ? [...chosenFirst.map(itemOf), ...items.filter(({ value }) => !chosenFirst.includes(value))] : items;
  const shown = matching.slice(0, most);
  const cycle = (value: string) => {
    const next = nextState(optionState(clauses, value), excludes);
    onChange(withOption(id, clauses, value, next));
    setAnnouncement(`${shown.find((item) => item.value === value)?.label ?? value}, ${next}`);
  };
  const act = (value: string, deed: OptionDeed) => {
    onChange(afterDeed(id, clauses, value, deed));
    setAnnouncement(`${shown.find((item) => item.value === value)?.label ?? value}, ${deedState(deed)}`);
  };
  const deedOf = ({ altKey, ctrlKey, metaKey }: KeyboardEvent): OptionDeed | null => {
    if (ctrlKey || metaKey) return 'only';
    return altKey && excludes ? 'exclude' : null;
  };
  /** Ctrl or Cmd with Enter is Only, Alt with Enter is Exclude, of the option that is marked, else of the first match. */
  const deedByKey = (event: KeyboardEvent): boolean => {
    const deed = event.key === 'Enter' ? deedOf(event) : null;
    const marked = combobox.getSelectedOptionIndex();
    const item = shown[marked === -1 && search !== '' ? 0 : marked];
    if (deed === null || item === undefined) return false;
    event.preventDefault();
    event.stopPropagation();
    act(item.value, deed);
    return true;
  };
  // After a search the first match is meant, without an arrow key first.
  const chooseFirst = (event: KeyboardEvent) => {
    const { key } = event;
    if (deedByKey(event)) return;
    if (key === 'Enter' && search !== '' && combobox.getSelectedOptionIndex() === -1) combobox.selectFirstOption();
  };
  const scrolled = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent<HTMLElement>) => {
    if (scrollHeight - scrollTop - clientHeight >= nearEnd) return;
    if (most < matching.length) setMost(most + drawnAtOnce);
    else onEnd?.();
  };
  const drawn = (item: ListItem) => {
    const place = shown.indexOf(item) + 1;
    const state = optionState(clauses, item.value);
    return (
      <Combobox.Option
        key={item.value}
        value={item.value}
        className={classes.option}
        data-state={state}
        active={state !== 'empty'}
        aria-selected={state !== 'empty'}
        aria-label={`${item.label}, ${state}`}
        aria-description={item.note}
        // Of all, drawn or not; how many the server has is not known.
        aria-posinset={place}
        aria-setsize={onEnd === undefined ? matching.length : -1}
      >
        <OptionMark state={state} />
        {item.icon}
        <span className={classes.name}>{stateLabel(item.label, state)}</span>
        {item.note === undefined ? null : <span className={classes.note}>{item.note}</span>}
        {/* For pointers: a list of options holds no buttons, and keyboards have keys for both. */}
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
                act(item.value, deed);
              }}
            />
          ))}
        </span>
      </Combobox.Option>
    );
  };
  const groups = [...new Set(shown.flatMap(({ group }) => group ?? []))];
  return (
    <Combobox store={combobox} onOptionSubmit={cycle} resetSelectionOnOptionHover={false}>
      <Combobox.EventsTarget withExpandedAttribute aria-controls={listId}>
        <TextInput
          size="xs"
          aria-label={`Search ${label}`}
          placeholder={`Search ${label}`}
          value={search}
          maxLength={searchQueryMax}
          rightSection={status === 'loading' ? <Loader size={14} aria-label="Loading" /> : null}
          onChange={(event) => {
            combobox.resetSelectedOption();
            onSearch(event.currentTarget.value);
          }}
          onKeyDownCapture={chooseFirst}
        />
      </Combobox.EventsTarget>
      <Combobox.Options
        id={listId}
        className={classes.list}
        aria-label={label}
        aria-multiselectable
        onScroll={scrolled}
      >
        {shown.filter(({ group }) => group === undefined).map(drawn)}
        {groups.map((group) => (
          <Combobox.Group key={group} label={group} className={classes.group ?? ''}>
            {shown.filter((item) => item.group === group).map(drawn)}
          </Combobox.Group>
        ))}
      </Combobox.Options>
      <ListMessage status={status} empty={shown.length === 0} search={search} />
      <OptionSummary clauses={clauses} excludes={excludes} announcement={announcement} keys />
    </Combobox>
  );
};

const ListMessage = ({ status, empty, search }: Pick<Props, 'status' | 'search'> & { empty: boolean }) => {
  if (typeof status === 'object')
    return (
      <div className={classes.message} role="alert">
        <span>{status.error}</span>
        <Button variant="default" onClick={status.retry}>
          Retry
        </Button>
      </div>
    );
  if (!empty || status === 'loading') return null;
  return (
    <p className={classes.message}>
      {search === '' ? 'There is nothing to choose here.' : `Nothing matches "${search}".`}
    </p>
  );
};
