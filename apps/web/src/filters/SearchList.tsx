/**
 * A long list of options with a search above it: type to narrow, arrow keys move through the list, Enter cycles the
 * state. What was chosen when the list opened stands first; the rest is drawn as its end comes into sight. In: the options
 * that match the search. Out: the clauses after a change. Who fetches the options decides what `status` says.
 */
import { searchQueryMax } from '@cvm/contract';
import { Button, Combobox, type ComboboxStore, Loader, TextInput, useCombobox } from '@mantine/core';
import { type KeyboardEvent, type UIEvent, useId, useState } from 'react';
import type { ListItem } from './ChoiceList.tsx';
import type { EditorProps } from './editor-props.ts';
import classes from './OptionList.module.css';
import { OptionSummary } from './OptionSummary.tsx';
import { afterDeed, deedState, nextState, type OptionDeed, optionState, withOption } from './option-state.ts';
import { SearchOption } from './SearchOption.tsx';

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

/** Which options are drawn, of how many. */
const useDrawn = ({ items, itemOf, clauses, search, onEnd }: Props) => {
  const [chosenFirst] = useState(() => clauses.flatMap(({ values }) => values));
  const [most, setMost] = useState(drawnAtOnce);
  const matching =
    search === '' ? [...chosenFirst.map(itemOf), ...items.filter(({ value }) => !chosenFirst.includes(value))] : items;
  const onScroll = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent<HTMLElement>) => {
    if (scrollHeight - scrollTop - clientHeight >= nearEnd) return;
    if (most < matching.length) setMost(most + drawnAtOnce);
    else onEnd?.();
  };
  return { shown: matching.slice(0, most), count: matching.length, onScroll };
};

/** Changes the state of an option, and says so. */
const useChanges = ({ id, clauses, excludes, onChange }: Props, shown: readonly ListItem[]) => {
  const [announcement, setAnnouncement] = useState('');
  const announce = (value: string, state: string) =>
    setAnnouncement(`${shown.find((item) => item.value === value)?.label ?? value}, ${state}`);
  const cycle = (value: string) => {
    const next = nextState(optionState(clauses, value), excludes);
    onChange(withOption(id, clauses, value, next));
    announce(value, next);
  };
  const act = (value: string, deed: OptionDeed) => {
    onChange(afterDeed(id, clauses, value, deed));
    announce(value, deedState(deed));
  };
  return { announcement, cycle, act };
};

/** Ctrl or Cmd with Enter is Only, Alt with Enter is Exclude. */
const deedOf = ({ altKey, ctrlKey, metaKey }: KeyboardEvent, excludes: boolean): OptionDeed | null => {
  if (ctrlKey || metaKey) return 'only';
  return altKey && excludes ? 'exclude' : null;
};

type Keys = Pick<Props, 'search' | 'excludes'> & {
  combobox: ComboboxStore;
  shown: readonly ListItem[];
  act: (value: string, deed: OptionDeed) => void;
};

/** What Enter means is the option that is marked; after a search the first match, without an arrow key first. */
const enterKeys =
  ({ combobox, shown, search, excludes, act }: Keys) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    const marked = combobox.getSelectedOptionIndex();
    const isFirstMeant = marked === -1 && search !== '';
    const deed = deedOf(event, excludes);
    const item = shown[isFirstMeant ? 0 : marked];
    if (deed !== null && item !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      act(item.value, deed);
    } else if (isFirstMeant) combobox.selectFirstOption();
  };

type FieldProps = Pick<Props, 'label' | 'search' | 'onSearch' | 'status'> & {
  listId: string;
  onKeyDown: (event: KeyboardEvent) => void;
};

const SearchField = ({ label, search, onSearch, status, listId, onKeyDown }: FieldProps) => (
  <Combobox.EventsTarget withExpandedAttribute aria-controls={listId}>
    <TextInput
      size="xs"
      aria-label={`Search ${label}`}
      placeholder={`Search ${label}`}
      value={search}
      maxLength={searchQueryMax}
      rightSection={status === 'loading' ? <Loader size={14} aria-label="Loading" /> : null}
      onChange={(event) => onSearch(event.currentTarget.value)}
      onKeyDownCapture={onKeyDown}
    />
  </Combobox.EventsTarget>
);

export const SearchList = (props: Props) => {
  const { label, clauses, excludes, search, onSearch, status, onEnd } = props;
  // Without a loop: the end of the list may be the end of a page, and the next one is on its way.
  const combobox = useCombobox({ opened: true, loop: false });
  const listId = useId();
  const { shown, count, onScroll } = useDrawn(props);
  const { announcement, cycle, act } = useChanges(props, shown);
  const drawn = (item: ListItem) => (
    <SearchOption
      key={item.value}
      {...{ item, clauses, excludes }}
      place={shown.indexOf(item) + 1}
      setSize={onEnd === undefined ? count : -1}
      onDeed={(deed) => act(item.value, deed)}
    />
  );
  const groups = [...new Set(shown.flatMap(({ group }) => group ?? []))];
  return (
    <Combobox store={combobox} onOptionSubmit={cycle} resetSelectionOnOptionHover={false}>
      <SearchField
        {...{ label, search, status, listId }}
        onSearch={(next) => {
          combobox.resetSelectedOption();
          onSearch(next);
        }}
        onKeyDown={enterKeys({ combobox, shown, search, excludes, act })}
      />
      <Combobox.Options
        id={listId}
        className={classes.list}
        aria-label={label}
        aria-multiselectable
        onScroll={onScroll}
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
