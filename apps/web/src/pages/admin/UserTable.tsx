/** The users as a sortable table with a checkbox per row; a click on a row opens the user. */
import { type AdminUser, formatValue, type UserColumn, type UserSort, userText } from '@cvm/contract';
import { Badge, Checkbox, Skeleton, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import tableClasses from '../../tables/table.module.css';
import { ariaSort } from '../../ui/aria-sort.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../../ui/icons.tsx';
import { ScrollRegion } from '../../ui/ScrollRegion.tsx';
import { nameOf } from './calls.ts';
import { userColumns } from './user-list.ts';
import classes from './user-table.module.css';

type HeadProps = { sort: UserSort; onSort: (sort: UserSort) => void };

const HeadCell = ({ name, label, sort, onSort }: HeadProps & { name: UserColumn; label: string }) => {
  const direction = sort.column === name ? sort.direction : null;
  const toggle = () => onSort({ column: name, direction: direction === 'asc' ? 'desc' : 'asc' });
  return (
    <th scope="col" aria-sort={direction === null ? 'none' : ariaSort[direction]}>
      <UnstyledButton className={tableClasses.sort} onClick={toggle} data-sorted={direction !== null || undefined}>
        <span>{label}</span>
        <span className={tableClasses.arrow}>
          {direction === 'desc' ? <ArrowDownIcon size={12} /> : <ArrowUpIcon size={12} />}
        </span>
      </UnstyledButton>
    </th>
  );
};

const cells: Partial<Record<UserColumn, (user: AdminUser) => ReactNode>> = {
  status: ({ disabled }) => (
    <Badge variant="light" color={disabled ? 'gray' : 'accent'} radius="sm" tt="none" className={classes.badge}>
      {disabled ? 'Disabled' : 'Active'}
    </Badge>
  ),
  lastLogin: ({ lastLogin }) => (lastLogin === null ? 'Never' : formatValue('date', lastLogin.slice(0, 10))),
};

type RowProps = { user: AdminUser; selected: boolean; onSelect: (on: boolean) => void; onOpen: () => void };

const UserRow = ({ user, selected, onSelect, onOpen }: RowProps) => (
  // The button in the row does the same for keyboards and screen readers.
  <tr onClick={onOpen} className={classes.row} data-selected={selected || undefined}>
    {/* biome-ignore lint/a11y/useKeyWithClickEvents: keeps a click beside the box from opening the user. */}
    <td className={classes.check} onClick={(event) => event.stopPropagation()}>
      <Checkbox
        size="xs"
        aria-label={`Select ${user.email}`}
        checked={selected}
        onChange={(event) => onSelect(event.currentTarget.checked)}
      />
    </td>
    {userColumns.map(({ name }) => (
      <td key={name}>
        {name === 'email' ? (
          <UnstyledButton
            className={tableClasses.link}
            aria-label={`Open ${nameOf(user)}, ${user.email}`}
            onClick={(event) => {
              event.stopPropagation();
              onOpen();
            }}
          >
            {user.email}
          </UnstyledButton>
        ) : (
          <span className={tableClasses.text}>{cells[name]?.(user) ?? (userText(name, user) || '--')}</span>
        )}
      </td>
    ))}
  </tr>
);

const skeletonRows = Array.from({ length: 10 }, (_, index) => index);

const SkeletonBody = () => (
  <tbody aria-hidden="true">
    {skeletonRows.map((row) => (
      <tr key={row}>
        <td />
        {userColumns.map(({ name }) => (
          <td key={name}>
            <Skeleton height={12} width={name === 'email' ? '70%' : '50%'} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);

type Props = HeadProps & {
  /** The users of this page; null while they are on their way. */
  users: readonly AdminUser[] | null;
  /** They are of another question than the one that is asked now. */
  outdated: boolean;
  selected: ReadonlySet<string>;
  onSelect: (userIds: readonly string[], on: boolean) => void;
  onOpen: (user: AdminUser) => void;
};

export const UserTable = ({ users, outdated, selected, onSelect, onOpen, ...head }: Props) => {
  const ids = (users ?? []).map(({ userId }) => userId);
  const chosen = ids.filter((id) => selected.has(id)).length;
  return (
    <ScrollRegion label="Users" className={tableClasses.scroll}>
      <table
        className={`${tableClasses.table} ${classes.table} ${outdated ? tableClasses.outdated : ''}`}
        aria-label="Users"
        aria-busy={users === null || outdated}
      >
        <thead>
          <tr>
            <th scope="col" className={classes.check}>
              <Checkbox
                size="xs"
                aria-label="Select all users of this page"
                checked={ids.length > 0 && chosen === ids.length}
                indeterminate={chosen > 0 && chosen < ids.length}
                onChange={(event) => onSelect(ids, event.currentTarget.checked)}
              />
            </th>
            {userColumns.map(({ name, label }) => (
              <HeadCell key={name} name={name} label={label} {...head} />
            ))}
          </tr>
        </thead>
        {users === null ? (
          <SkeletonBody />
        ) : (
          <tbody>
            {users.map((user) => (
              <UserRow
                key={user.userId}
                user={user}
                selected={selected.has(user.userId)}
                onSelect={(on) => onSelect([user.userId], on)}
                onOpen={() => onOpen(user)}
              />
            ))}
          </tbody>
        )}
      </table>
    </ScrollRegion>
  );
};
