/**
 * The search box of the header: hits while one types, 4 per group; arrows move among them, Enter opens the one that is
 * marked or else the page of all results, Esc closes, a click outside clears. `/` comes here from anywhere.
 */
import { formatCount, searchQueryMax } from '@cvm/contract';
import { Combobox, TextInput, useCombobox, VisuallyHidden } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { searchPath } from '../paths.ts';
import { hotkeys } from '../shortcuts.ts';
import { SearchIcon } from '../ui/icons.tsx';
import { Offers } from './Offers.tsx';
import classes from './search.module.css';
import { useTypeAhead } from './type-ahead.ts';

/** What is typed, what answers it, and where it leads. */
const useSearchBox = () => {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const router = useRouter();
  const { offers, state, outdated } = useTypeAhead(text);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const clear = () => {
    setText('');
    combobox.closeDropdown();
  };
  const leave = (path: string) => {
    clear();
    input.current?.blur();
    void router.navigate({ to: path });
  };
  const open = (value: string) => {
    const offer = offers.flat().find((one) => one.value === value);
    if (offer !== undefined) leave(offer.path);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') leave(searchPath(text.trim()));
  };
  const type = (next: string) => {
    setText(next);
    combobox.resetSelectedOption();
    if (next.trim() === '') combobox.closeDropdown();
    else combobox.openDropdown();
  };
  return { text, input, offers, state, outdated, combobox, clear, open, submit, type };
};

type Hits = Pick<ReturnType<typeof useSearchBox>, 'offers' | 'state' | 'outdated'>;

const HitList = ({ offers, state, outdated }: Hits) => (
  <Combobox.Options
    mah={420}
    style={{ overflowY: 'auto' }}
    aria-label="Search hits"
    aria-busy={outdated}
    className={outdated ? classes.outdated : undefined}
  >
    {offers.length === 0 ? (
      <Combobox.Empty className={classes.state}>{state}</Combobox.Empty>
    ) : (
      <Offers offers={offers} />
    )}
  </Combobox.Options>
);

/** What is found, for screen readers. */
const foundText = ({ offers, state, outdated }: Hits): string => {
  if (outdated) return '';
  return offers.length === 0 ? state : formatCount(offers.flat().length, 'hit');
};

/** @param isWanted somebody asked for the box before it was here, and is taken to it at once */
export const SearchBox = ({ isWanted = false }: { isWanted?: boolean }) => {
  const { text, input, combobox, clear, open, submit, type, ...hits } = useSearchBox();
  useHotkeys([[hotkeys.search, () => input.current?.focus()]]);
  useEffect(() => {
    if (isWanted) input.current?.focus();
  }, [isWanted, input]);
  return (
    <search className={classes.form} aria-label="Everything">
      <form onSubmit={submit}>
        <Combobox store={combobox} onOptionSubmit={open} width={320} position="bottom-start" shadow="md">
          <Combobox.Target withExpandedAttribute>
            <TextInput
              ref={input}
              size="xs"
              aria-label="Search shows, movies, networks and actors"
              placeholder="Search"
              required
              withAsterisk={false}
              maxLength={searchQueryMax}
              autoComplete="off"
              leftSection={<SearchIcon size={14} />}
              rightSection={text === '' ? <kbd className={classes.key}>/</kbd> : null}
              value={text}
              onChange={(event) => type(event.currentTarget.value)}
              onFocus={() => (text.trim() === '' ? undefined : combobox.openDropdown())}
              onBlur={clear}
            />
          </Combobox.Target>
          <VisuallyHidden role="status">{text.trim() === '' ? '' : foundText(hits)}</VisuallyHidden>
          <Combobox.Dropdown>
            <HitList {...hits} />
          </Combobox.Dropdown>
        </Combobox>
      </form>
    </search>
  );
};
