/** The users of the portal, for those who administrate it. */
import {
  type AdminUser,
  adminRole,
  defaultUserSort,
  readOnlyMessage,
  type UserSort,
  userSearchMax,
  usersAtOnceMax,
} from '@cvm/contract';
import { Button, Group, Menu, Pagination, Select, Text, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { ReasonButton } from '../../filters/ReasonButton.tsx';
import { useSession } from '../../session/session.ts';
import { SortProblem } from '../../tables/SortProblem.tsx';
import tableClasses from '../../tables/table.module.css';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ViewEmpty, ViewError } from '../../views/states.tsx';
import { AdminAccessDialog } from './AdminAccessDialog.tsx';
import { AdminTabs } from './AdminTabs.tsx';
import { BulkDialog } from './BulkDialog.tsx';
import { downloadUsers, useUsers } from './calls.ts';
import { DowntimeDialog } from './DowntimeDialog.tsx';
import { FileMenu } from './FileMenu.tsx';
import { OrganizationsDialog } from './OrganizationsDialog.tsx';
import { UserDialog } from './UserDialog.tsx';
import { UserTable } from './UserTable.tsx';
import { useAddress } from './use-address.ts';
import { defaultSize, pageSizes, rangeText, readList } from './user-list.ts';

/** Closed, or what is open over the list. */
type Dialog =
  | { kind: 'create' }
  | { kind: 'edit'; user: AdminUser }
  | { kind: 'bulk' | 'downtime' | 'access' | 'organizations' }
  | null;

/** Why those that are selected cannot be edited together; null when they can. */
const selectionProblem = (selected: number): string | null => {
  if (selected < 2) return 'Select 2 or more users first.';
  return selected > usersAtOnceMax ? `No more than ${usersAtOnceMax} users can be edited at once.` : null;
};

type ActionsProps = { readOnly: boolean; selected: number; search: string; onOpen: (dialog: Dialog) => void };

const Actions = ({ readOnly, selected, search, onOpen }: ActionsProps) => {
  const reason = readOnly ? readOnlyMessage : null;
  const bulkReason = reason ?? selectionProblem(selected);
  return (
    <Group gap="xs">
      <ReasonButton variant="default" disabledReason={bulkReason} onClick={() => onOpen({ kind: 'bulk' })}>
        {selected < 2 ? 'Bulk Edit' : `Bulk Edit (${selected})`}
      </ReasonButton>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" rightSection={<ChevronDownIcon size={12} />}>
            Other actions
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {readOnly ? <Menu.Label>{readOnlyMessage}</Menu.Label> : null}
          <Menu.Item disabled={readOnly} onClick={() => onOpen({ kind: 'downtime' })}>
            Manage Downtime Message
          </Menu.Item>
          <Menu.Item disabled={readOnly} onClick={() => onOpen({ kind: 'access' })}>
            Manage Admin Access
          </Menu.Item>
          <Menu.Item disabled={readOnly} onClick={() => onOpen({ kind: 'organizations' })}>
            Manage Organizations
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <FileMenu ask={(format) => downloadUsers(format, search)} formats={['csv', 'xlsx']} name="users" />
      <ReasonButton disabledReason={reason} onClick={() => onOpen({ kind: 'create' })}>
        Add New
      </ReasonButton>
    </Group>
  );
};

type DialogsProps = {
  dialog: Dialog;
  /** Of the page that is shown, as they are now. */
  users: readonly AdminUser[];
  selected: ReadonlySet<string>;
  readOnly: boolean;
  onClose: () => void;
};

const Dialogs = ({ dialog, users, selected, readOnly, onClose }: DialogsProps) => {
  const ownId = useSession()?.profile.userId;
  const opened = dialog?.kind === 'edit' ? dialog.user : null;
  const edited = users.find(({ userId }) => userId === opened?.userId) ?? opened;
  return (
    <>
      {dialog?.kind === 'create' ? <UserDialog user={null} readOnly={false} own={false} onClose={onClose} /> : null}
      {edited === null ? null : (
        <UserDialog user={edited} readOnly={readOnly} own={edited.userId === ownId} onClose={onClose} />
      )}
      {dialog?.kind === 'bulk' ? <BulkDialog ids={selected} onClose={onClose} /> : null}
      <DowntimeDialog opened={dialog?.kind === 'downtime'} onClose={onClose} />
      <OrganizationsDialog opened={dialog?.kind === 'organizations'} onClose={onClose} />
      <AdminAccessDialog opened={dialog?.kind === 'access'} onClose={onClose} />
    </>
  );
};

/** How many there are is null while they are not known. */
type FootProps = { page: number; size: number; count: number | null; shown: number };

const Foot = ({ page, size, count, shown }: FootProps) => {
  const { change } = useAddress();
  return (
    // Until then nobody knows how far down it stands.
    <Group justify="space-between" mt="sm" style={count === null ? { visibility: 'hidden' } : undefined}>
      <Group gap="xs">
        <Select
          aria-label="Users per page"
          w={74}
          data={pageSizes}
          value={String(size)}
          allowDeselect={false}
          onChange={(next) =>
            change({ size: next === String(defaultSize) ? undefined : (next ?? undefined), page: undefined })
          }
        />
        <Text size="sm" c="dimmed">
          per page
        </Text>
      </Group>
      <Text size="sm" c="dimmed" aria-live="polite">
        {count === null ? '\u00a0' : rangeText((page - 1) * size, shown, count)}
      </Text>
      <Pagination
        size="sm"
        total={Math.max(1, Math.ceil((count ?? 0) / size))}
        value={page}
        onChange={(next) => change({ page: next === 1 ? undefined : String(next) })}
        getControlProps={(control) => ({ 'aria-label': `${control} page` })}
        getItemProps={(number) => ({ 'aria-label': `Page ${number}` })}
      />
    </Group>
  );
};

const useSelection = () => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const select = (ids: readonly string[], on: boolean) =>
    setSelected((before) => new Set([...[...before].filter((id) => !ids.includes(id)), ...(on ? ids : [])]));
  return { selected, select };
};

/** What is open over the list. A window that is there only while it is open leaves it here to give the focus back. */
const useDialog = () => {
  const [dialog, setDialog] = useState<Dialog>(null);
  const opener = useRef<Element>(null);
  const open = (next: Dialog) => {
    opener.current = document.activeElement;
    setDialog(next);
  };
  const close = () => {
    setDialog(null);
    requestAnimationFrame(() => {
      if (document.activeElement === document.body && opener.current instanceof HTMLElement) opener.current.focus();
    });
  };
  return { dialog, open, close };
};

/** The page of the users that the address asks for; how many there are is known once one page of the same search has come. */
const useListed = () => {
  const { address } = useAddress();
  const [counted, setCounted] = useState<{ search: string; count: number } | null>(null);
  const known = counted !== null && counted.search === readList(address, null).search ? counted.count : null;
  const list = readList(address, known);
  const { search, sort, size, page } = list;
  const asked = useUsers({ search, sort, limit: size, offset: (page - 1) * size });
  const { data } = asked;
  if (data !== undefined && (data.search !== counted?.search || data.usersAll !== counted.count))
    setCounted({ search: data.search, count: data.usersAll });
  // A page behind the last has no rows, and the last is on its way.
  const isBehind = asked.isPlaceholderData && data?.users.length === 0;
  return { ...asked, list, count: isBehind ? null : (data?.usersAll ?? null) };
};

const noUsers: readonly AdminUser[] = [];

const UserSearch = ({ search }: { search: string }) => {
  const { change } = useAddress();
  return (
    <TextInput
      size="xs"
      w={320}
      maw="100%"
      my="sm"
      type="search"
      aria-label="Search users"
      placeholder="Search by name, email, organization ..."
      maxLength={userSearchMax}
      value={search}
      onChange={(event) => change({ search: event.currentTarget.value || undefined, page: undefined })}
    />
  );
};

const NobodyFound = () => {
  const { change } = useAddress();
  return (
    <ViewEmpty reason="No user matches this search.">
      <Button variant="default" mt="xs" onClick={() => change({ search: undefined })}>
        Clear search
      </Button>
    </ViewEmpty>
  );
};

/** The page's own order leaves no trace in the address. */
const sortsOf = ({ column, direction }: UserSort): string | undefined =>
  column === defaultUserSort.column && direction === defaultUserSort.direction ? undefined : `${column} ${direction}`;

export default function Admin() {
  const readOnly = adminRole(useSession()?.profile.roles ?? []) !== 'admin';
  const { change } = useAddress();
  const { data, error, refetch, isPlaceholderData, list, count } = useListed();
  const { selected, select } = useSelection();
  const { dialog, open, close } = useDialog();
  const { search, sort, size, page, problem } = list;
  const users = data?.users ?? noUsers;
  const failed = data === undefined ? error : null;
  return (
    <>
      <PageHeader title="Admin" note="Who may sign in, and what each user sees">
        <Actions readOnly={readOnly} selected={selected.size} search={search} onOpen={open} />
      </PageHeader>
      <AdminTabs />
      <UserSearch search={search} />
      <SortProblem problem={problem} />
      <div className={tableClasses.frame}>
        {failed === null ? (
          <UserTable
            users={data === undefined ? null : users}
            outdated={isPlaceholderData}
            sort={sort}
            onSort={(next) => change({ sorts: sortsOf(next), page: undefined })}
            selected={selected}
            onSelect={select}
            onOpen={(user) => open({ kind: 'edit', user })}
          />
        ) : (
          <ViewError error={failed} onRetry={() => void refetch()} />
        )}
        {count === 0 ? <NobodyFound /> : null}
      </div>
      {failed === null ? <Foot page={page} size={size} count={count} shown={users.length} /> : null}
      <Dialogs dialog={dialog} users={users} selected={selected} readOnly={readOnly} onClose={close} />
    </>
  );
}
