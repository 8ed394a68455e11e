/** The audit log: who did what, to what, when and from where. */
import {
  type AuditRow,
  auditActionLabel,
  auditActions,
  auditEndpoints,
  auditPersonLabel,
  auditSearchMax,
  emailMax,
} from '@cvm/contract';
import { Box, Button, Group, Select, Skeleton, TextInput } from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask, download } from '../../../api/client.ts';
import { FilterProblems } from '../../../filter-bar/FilterProblems.tsx';
import tableClasses from '../../../tables/table.module.css';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { ViewEmpty, ViewError } from '../../../views/states.tsx';
import { AdminTabs } from '../AdminTabs.tsx';
import { FileMenu } from '../FileMenu.tsx';
import { useAddress } from '../use-address.ts';
import { AuditDetails } from './AuditDetails.tsx';
import { type Asked, readAsked } from './asked.ts';
import classes from './audit.module.css';

const pageSize = 50;

const useAudit = ({ query: asked }: Asked) => {
  const query = { ...asked, limit: pageSize };
  return useQuery({
    queryKey: ['admin', 'audit', query],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => ask(auditEndpoints.searchAudit, { query, signal }),
  });
};

const actionChoices = Object.entries(auditActions).map(([value, label]) => ({ value, label }));

const Filters = ({ query }: Pick<Asked, 'query'>) => {
  const { address, change } = useAddress();
  // With another filter the list begins with the latest entry again.
  const set = (next: Parameters<typeof change>[0]) => change({ ...next, before: undefined });
  return (
    <Group gap="xs" my="sm" align="flex-end" className={classes.filters}>
      <TextInput
        size="xs"
        label="Search"
        type="search"
        placeholder="Any word, address or page"
        maxLength={auditSearchMax}
        value={address.search ?? ''}
        onChange={(event) => set({ search: event.currentTarget.value })}
      />
      <TextInput
        size="xs"
        label="Person"
        placeholder="Email"
        maxLength={emailMax}
        value={address.person ?? ''}
        onChange={(event) => set({ person: event.currentTarget.value.trim() })}
      />
      <Select
        label="Action"
        placeholder="All actions"
        data={actionChoices}
        value={query.action ?? null}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Clear action' }}
        onChange={(action) => set({ action: action ?? undefined })}
      />
      <DatePickerInput
        size="xs"
        type="range"
        label="Days (UTC)"
        placeholder="All days"
        valueFormat="MM-DD-YYYY"
        allowSingleDateInRange
        hideOutsideDates
        clearable
        clearButtonProps={{ 'aria-label': 'Clear days' }}
        styles={{ weekday: { color: 'var(--mantine-color-text)' } }}
        value={[query.from ?? null, query.until ?? null]}
        onChange={([first, last]) => set({ from: first ?? undefined, until: last ?? undefined })}
      />
    </Group>
  );
};

const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

const EntryRow = ({ entry: { at, person, action, target, address, details } }: { entry: AuditRow }) => (
  <tr>
    <td>
      <time dateTime={at}>{moment.format(new Date(at))}</time>
    </td>
    <td>{auditPersonLabel({ person, address })}</td>
    <td>{auditActionLabel(action)}</td>
    <td>
      <span>{target ?? '--'}</span>
      <AuditDetails details={details} />
    </td>
    <td>{address ?? '--'}</td>
  </tr>
);

/** As many as reach below the window, as entries do: what stands under them does not come to move. */
const skeletonRows = Array.from({ length: 32 }, (_, index) => index);

const Skeletons = () => (
  <tbody aria-hidden="true">
    {skeletonRows.map((row) => (
      <tr key={row}>
        <td colSpan={5}>
          <Skeleton height={12} width={`${60 + ((row * 7) % 30)}%`} />
        </td>
      </tr>
    ))}
  </tbody>
);

const columns = ['When (UTC)', 'Who', 'What', 'To what', 'From where'];

/** Outdated: they are of another question than the one that is asked now. */
type EntriesProps = { entries: readonly AuditRow[] | undefined; outdated: boolean };

const Entries = ({ entries, outdated }: EntriesProps) => (
  // Focusable, because a narrow window scrolls it sideways.
  // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
  <section className={tableClasses.scroll} tabIndex={0} aria-label="Entries">
    <table
      className={`${tableClasses.table} ${classes.table} ${outdated ? tableClasses.outdated : ''}`}
      aria-label="Audit Log"
      aria-busy={entries === undefined || outdated}
    >
      <thead>
        <tr>
          {columns.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {entries === undefined ? (
        <Skeletons />
      ) : (
        <tbody>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </tbody>
      )}
    </table>
  </section>
);

const nothing = { search: undefined, person: undefined, action: undefined, from: undefined, until: undefined };

/** Every entry that matches, not those from the page that is looked at. */
const downloadAudit = ({ query: { before: _, ...query } }: Asked) =>
  download(auditEndpoints.searchAudit, { query: { ...query, resultFormat: 'csv' } });

const without = ({ problems }: Asked, removed: string) =>
  Object.fromEntries(problems.filter(({ text }) => text === removed).map(({ key }) => [key, undefined]));

export default function AuditLog() {
  const { address, change } = useAddress();
  const asked = readAsked(address);
  const { data, error, refetch, isPlaceholderData: outdated } = useAudit(asked);
  const last = data?.data.at(-1);
  return (
    <>
      <PageHeader title="Audit Log" note="Who did what, to what, when and from where">
        <FileMenu ask={() => downloadAudit(asked)} formats={['csv']} name="audit" />
      </PageHeader>
      <AdminTabs />
      <Filters query={asked.query} />
      {asked.problems.length === 0 ? null : (
        <Box mb="sm">
          <FilterProblems problems={asked.problems} onRemove={(text) => change(without(asked, text))} />
        </Box>
      )}
      <div className={tableClasses.frame}>
        {error === null ? (
          <Entries entries={data?.data} outdated={outdated} />
        ) : (
          <ViewError error={error} onRetry={() => void refetch()} />
        )}
        {error === null && !outdated && data?.data.length === 0 ? (
          <ViewEmpty reason="No entry matches. Take some of the filters away.">
            <Button variant="default" mt="xs" onClick={() => change({ ...nothing, before: undefined })}>
              Clear filters
            </Button>
          </ViewEmpty>
        ) : null}
      </div>
      {data === undefined ? null : (
        <Group justify="flex-end" mt="sm" gap="xs">
          <Button
            variant="default"
            disabled={address.before === undefined}
            onClick={() => change({ before: undefined }, false)}
          >
            Latest
          </Button>
          <Button
            variant="default"
            disabled={outdated || !data.more || last === undefined}
            onClick={() => change({ before: String(last?.id) }, false)}
          >
            Older
          </Button>
        </Group>
      )}
    </>
  );
}
