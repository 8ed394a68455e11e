/** A filter whose options only the data knows: titles, networks, studios, platforms, genres, origins, languages. */
import { filterDefinition, type Option, type OptionKind, valueName } from '@cvm/contract';
import { Button } from '@mantine/core';
import { useDebouncedValue, useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { CountryFlag } from '../ui/CountryFlag.tsx';
import { BulkNames } from './BulkNames.tsx';
import type { ListItem } from './ChoiceList.tsx';
import type { EditorProps } from './editor-props.ts';
import { JoinChoice } from './JoinChoice.tsx';
import { SearchList } from './SearchList.tsx';
import { optionKindOf, titleKindOf, useOptionPages } from './use-options.ts';

/** A pause in typing before the server is asked. */
const typingMs = 200;

const kindWords: Record<string, string> = { series: 'Show', movie: 'Movie' };

const listItem = (kind: OptionKind, { value, label, kind: titleKind }: Option): ListItem => ({
  value,
  label,
  ...(kind === 'originating_country' ? { icon: <CountryFlag code={value} /> } : {}),
  ...(kind === 'title' && titleKind !== undefined ? { note: kindWords[titleKind] ?? titleKind } : {}),
});

const Options = ({ bar, kind, ...props }: EditorProps & { kind: OptionKind }) => {
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search.trim(), typingMs);
  const { data, error, isFetching, isError, hasNextPage, fetchNextPage, refetch } = useOptionPages(kind, asked);
  const [isBulk, { toggle: toggleBulk }] = useDisclosure(false);
  const titleKind = titleKindOf(kind);
  return (
    <>
      <SearchList
        {...props}
        label={filterDefinition(props.id).label}
        items={(data?.pages ?? []).flatMap((page) => page.data).map((option) => listItem(kind, option))}
        itemOf={(value) => listItem(kind, { value, label: valueName(props.id, value, bar.labels) })}
        search={search}
        onSearch={setSearch}
        status={
          isError && !isFetching
            ? { error: error.message, retry: () => void refetch() }
            : isFetching || asked !== search.trim()
              ? 'loading'
              : 'ready'
        }
        onEnd={
          hasNextPage
            ? () => {
                if (!isFetching) void fetchNextPage();
              }
            : undefined
        }
      />
      {bar.definition.seeds === true ? <JoinChoice {...props} /> : null}
      {titleKind === null ? null : (
        <Button variant="subtle" flex="none" aria-expanded={isBulk} onClick={toggleBulk}>
          {isBulk ? 'Hide the List of Names' : 'Enter a List of Names'}
        </Button>
      )}
      {titleKind !== null && isBulk ? <BulkNames {...props} kind={titleKind} /> : null}
    </>
  );
};

export const OptionFilter = (props: EditorProps) => {
  const kind = optionKindOf(props.id);
  if (kind === null) throw new Error(`The filter "${props.id}" has no options to ask for.`);
  return <Options {...props} kind={kind} />;
};
