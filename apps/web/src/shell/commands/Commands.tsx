/**
 * The window of commands: one field, and below it the pages, titles, segments and actions that match what is typed. Arrows
 * move among them, Enter takes the one that is marked, which is the first as soon as it answers what is typed; Esc closes.
 */
import { formatCount, pages, searchQueryMax } from '@cvm/contract';
import { Combobox, type ComboboxStore, Modal, TextInput, useCombobox, VisuallyHidden } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { Offers } from '../../search/Offers.tsx';
import { useTypeAhead } from '../../search/type-ahead.ts';
import { useSegments } from '../../segments/segments.ts';
import { usePageAccess } from '../../session/access.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import classes from './commands.module.css';
import { type Command, useCommands } from './use-commands.ts';

/** Every word of the text is in the label or the note. */
const matches = ({ label, note }: Command, text: string): boolean => {
  const words = `${label} ${note}`.toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word));
};

const groups = ['Favorites', 'Recently viewed', 'Pages', 'Segments', 'Actions'] as const;
const nameOf = ({ group, label, note, path = '' }: Command): string => [group, label, note, path].join(' ');

const CommandOption = (command: Command) => (
  <Combobox.Option value={nameOf(command)} aria-label={[command.label, command.note].filter(Boolean).join(', ')}>
    <span className={classes.command}>
      {command.label}
      <span className={classes.note}>{command.note}</span>
    </span>
  </Combobox.Option>
);

const none = { offers: [], state: 'Nothing matches.', error: null, isSearching: false };

/** Titles, networks and actors, for users who may search. */
const useTitles = (text: string) => {
  const { allows, gemOnly } = usePageAccess();
  const mayAsk = allows(pages.searchResults.path) && !gemOnly;
  const titles = useTypeAhead(mayAsk ? text : '');
  return text.trim() === '' || !mayAsk ? none : titles;
};

/** What is not among the offers, as it could not be loaded. */
const Missing = ({ what, error }: { what: string; error: Error | null }) =>
  error === null ? null : (
    <p className={classes.note} role="status">
      {what} could not be loaded, and are not among these.
    </p>
  );

/** What answers the text: commands of the portal, and titles as they come. */
const useOffered = (text: string, onShortcuts: () => void) => {
  const found = useCommands(onShortcuts).filter((command) => matches(command, text.trim()));
  const { offers, state, error, isSearching } = useTitles(text);
  /** Every offer is one of what was typed before: none is marked, or Enter would open another title than the one typed. */
  const isBehind = isSearching && found.length === 0;
  return { found, offers, titles: offers.flat(), state, error, isBehind };
};

type Offered = ReturnType<typeof useOffered>;

/** Marks the first offer of every other list. */
const useMark = ({ selectFirstOption, resetSelectedOption }: ComboboxStore, { found, titles, isBehind }: Offered) => {
  const values = [...found.map(nameOf), ...titles.map(({ value }) => value)].join('\n');
  // The marked option is known by its place in the list, which is another list now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is what changed.
  useEffect(() => {
    if (isBehind) resetSelectedOption();
    else selectFirstOption();
  }, [values, isBehind]);
};

/** Whether Enter was pressed before there was anything to take: the first title that comes is taken. */
const useAwaited = ({ titles, isBehind }: Offered, take: (value: string) => void) => {
  const [isAwaited, setIsAwaited] = useState(false);
  // What comes is an answer, of which no handler is told.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is what came.
  useEffect(() => {
    if (!isAwaited || isBehind) return;
    setIsAwaited(false);
    const first = titles.find(({ isOpen }) => isOpen);
    if (first !== undefined) take(first.value);
  }, [isAwaited, isBehind]);
  return setIsAwaited;
};

const OfferedList = ({ found, offers, state }: Offered) => (
  <Combobox.Options className={classes.list} aria-label="What can be gone to or done" tabIndex={0}>
    {found.length === 0 && offers.length === 0 ? <Combobox.Empty>{state}</Combobox.Empty> : null}
    {groups.map((group) => {
      const own = found.filter((command) => command.group === group);
      return own.length === 0 ? null : (
        <Combobox.Group key={group} label={group}>
          {own.map((command) => (
            <CommandOption key={nameOf(command)} {...command} />
          ))}
        </Combobox.Group>
      );
    })}
    <Offers offers={offers} />
  </Combobox.Options>
);

type Props = { onClose: () => void; onShortcuts: () => void };

export const Commands = ({ onClose, onShortcuts }: Props) => {
  const [text, setText] = useState('');
  const router = useRouter();
  const offered = useOffered(text, onShortcuts);
  const { found, titles, isBehind } = offered;
  const segments = useSegments();
  const combobox = useCombobox({ opened: true });
  useMark(combobox, offered);
  const take = (value: string) => {
    onClose();
    const offer = titles.find((one) => one.value === value);
    if (offer !== undefined) void router.navigate({ to: offer.path });
    else found.find((command) => nameOf(command) === value)?.run();
  };
  const setIsAwaited = useAwaited(offered, take);
  const onKey = ({ key }: KeyboardEvent) => {
    // The kit keeps Escape to the list, which is always open here.
    if (key === 'Escape') onClose();
    if (key === 'Enter') setIsAwaited(isBehind && combobox.getSelectedOptionIndex() === -1);
  };
  return (
    <Modal opened onClose={onClose} title="Go to or do" size={560} yOffset="10vh">
      <Combobox store={combobox} onOptionSubmit={take}>
        <Combobox.EventsTarget withExpandedAttribute>
          <TextInput
            data-autofocus
            aria-label="Page, title, segment or action"
            placeholder="A page, a title, a segment, an action"
            maxLength={searchQueryMax}
            autoComplete="off"
            leftSection={<SearchIcon size={14} />}
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setIsAwaited(false);
            }}
            onKeyDown={onKey}
          />
        </Combobox.EventsTarget>
        <VisuallyHidden role="status">{formatCount(found.length + titles.length, 'offer')}</VisuallyHidden>
        <OfferedList {...offered} />
        <Missing what="Titles, networks and actors" error={offered.error} />
        <Missing what="Your segments" error={segments.isLoadingError ? segments.error : null} />
      </Combobox>
    </Modal>
  );
};
