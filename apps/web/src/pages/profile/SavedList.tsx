/** A searchable list of what a user saved, each entry with its way to be deleted, which asks first. */
import { comparedText, formatValue } from '@cvm/contract';
import { ActionIcon, Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTyped } from '../../address/use-in-address.ts';
import { binNote } from '../../saved-reports/saved-reports.ts';
import { usePageAccess } from '../../session/access.ts';
import { useForeign } from '../../session/session.ts';
import { askToDelete } from '../../ui/ask-to-delete.tsx';
import { SearchIcon, TrashIcon } from '../../ui/icons.tsx';
import { StateMessage } from '../../ui/StateMessage.tsx';
import { showError } from '../../ui/toasts.ts';
import { ViewEmpty, ViewError } from '../../views/states.tsx';
import classes from './profile.module.css';

type Saved = { uuid: string; name: string; dateModified: string };

type Props<T extends Saved> = {
  kind: 'report' | 'segment';
  list: UseQueryResult<T[]>;
  deletion: UseMutationResult<unknown, Error, string>;
  /** What stands under the name. */
  note?: (entry: T) => string;
  /** Where an entry is opened; it is so where the user may go there. */
  linkOf?: (entry: T) => string;
  /** Where a new one is made. */
  create?: { label: string; path: string };
  empty: { icon: ReactNode; title: string; text: string };
};

/** By a part of the name, in any case. */
export const named = <T extends Saved>(entries: readonly T[], search: string): T[] =>
  entries.filter(({ name }) => comparedText(name).includes(comparedText(search)));

const Create = ({ create }: Pick<Props<Saved>, 'create'>) => {
  const { allows } = usePageAccess();
  if (create === undefined || !allows(create.path)) return null;
  return (
    <Button component={Link} to={create.path} variant="default">
      {create.label}
    </Button>
  );
};

const Entry = <T extends Saved>({ entry, ...props }: Props<T> & { entry: T }) => {
  const { kind, deletion, note, linkOf } = props;
  const { allows } = usePageAccess();
  const path = linkOf?.(entry);
  const remove = () =>
    askToDelete(
      kind,
      entry.name,
      () => deletion.mutate(entry.uuid, { onError: (error) => showError({ message: error.message }) }),
      kind === 'report' ? binNote : undefined,
    );
  const foreign = useForeign();
  const busy = deletion.isPending && deletion.variables === entry.uuid;
  return (
    <li className={classes.entry}>
      <div className={classes.entryText}>
        <Text fw={500} truncate="end">
          {path === undefined || !allows(path) ? (
            entry.name
          ) : (
            <Link to={path} className={classes.entryLink}>
              {entry.name}
            </Link>
          )}
        </Text>
        {note === undefined ? null : (
          <Text size="xs" c="dimmed" truncate="end">
            {note(entry)}
          </Text>
        )}
      </div>
      <Text size="sm" c="dimmed" className={classes.entryDate}>
        {formatValue('longDate', entry.dateModified)}
      </Text>
      {foreign === null ? (
        <ActionIcon variant="subtle" color="gray" aria-label={`Delete ${entry.name}`} loading={busy} onClick={remove}>
          <TrashIcon />
        </ActionIcon>
      ) : null}
    </li>
  );
};

const Entries = <T extends Saved>({ entries, ...props }: Props<T> & { entries: readonly T[] }) => {
  const { typed: search, type: setSearch } = useTyped();
  const found = named(entries, search);
  return (
    <>
      <Group justify="space-between">
        <TextInput
          size="xs"
          w={280}
          maw="100%"
          aria-label={`Search ${props.kind}s`}
          placeholder={`Search ${props.kind}s`}
          leftSection={<SearchIcon size={14} />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <Create create={props.create} />
      </Group>
      {found.length === 0 ? (
        <ViewEmpty reason={`None of your ${props.kind}s has '${search.trim()}' in its name.`} />
      ) : (
        <ul className={classes.list} aria-label={`Your ${props.kind}s`}>
          {found.map((entry) => (
            <Entry key={entry.uuid} entry={entry} {...props} />
          ))}
        </ul>
      )}
    </>
  );
};

const RowsSkeleton = () => (
  <Stack gap="xs" role="status" aria-label="Loading">
    {['a', 'b', 'c'].map((row) => (
      <Skeleton key={row} height={44} />
    ))}
  </Stack>
);

export const SavedList = <T extends Saved>(props: Props<T>) => {
  const { list, empty } = props;
  if (list.data === undefined)
    return list.error === null ? (
      <RowsSkeleton />
    ) : (
      <ViewError error={list.error} onRetry={() => void list.refetch()} />
    );
  if (list.data.length > 0) return <Entries {...props} entries={list.data} />;
  return (
    <StateMessage {...empty}>
      <Create create={props.create} />
    </StateMessage>
  );
};
