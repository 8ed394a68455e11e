/** What saving would add to and take away from what the user sees, as the server judges it. */
import {
  type AccessChange,
  type AdminUser,
  countryName,
  type FilterLabels,
  filterDefinition,
  formatCount,
  isFilterId,
  valueName,
} from '@cvm/contract';
import { Alert, Skeleton, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useFilterLabels } from '../../../filters/use-options.ts';
import { useAccessPreview } from '../calls.ts';
import { listed } from '../listed.ts';
import classes from './AccessPreview.module.css';
import { type AccessForm, storedAccess } from './access-form.ts';

type Line = { sign: 'Adds' | 'Takes away'; what: string; values: readonly string[] };

const windowText = (months: number | null): string =>
  months === null ? 'all-time' : `the last ${formatCount(months, 'month')}`;

/** More months are more data; all-time is the most. From a user who is not there yet nothing is taken away. */
const windowLine = ({ before, after }: AccessChange['months'], isNew: boolean): Line[] => {
  if (before === after) return [];
  if (isNew) return [{ sign: 'Adds', what: 'History', values: [windowText(after)] }];
  const more = after === null || (before !== null && after > before);
  return [
    {
      sign: more ? 'Adds' : 'Takes away',
      what: 'History',
      values: [`${windowText(before)} becomes ${windowText(after)}`],
    },
  ];
};

type Both = { added: readonly string[]; removed: readonly string[] };

const bothLines = (what: string, { added, removed }: Both): Line[] => [
  ...(added.length > 0 ? [{ sign: 'Adds' as const, what, values: added }] : []),
  ...(removed.length > 0 ? [{ sign: 'Takes away' as const, what, values: removed }] : []),
];

const dataName = (category: string, value: string, labels: FilterLabels): string => {
  if (value === '*') return 'all others';
  if (category === 'country') return countryName(value);
  return isFilterId(category) ? valueName(category, value, labels) : value;
};

/** A report that is locked is one taken away, although the change adds a lock. */
const swapped = ({ added, removed }: Both): Both => ({ added: removed, removed: added });

const linesOf = (change: AccessChange, labels: FilterLabels, isNew: boolean): Line[] => [
  ...bothLines('Pages', change.pages),
  ...bothLines('Views', change.views),
  ...change.data.flatMap(({ category, added, removed }) => {
    const label = isFilterId(category) ? filterDefinition(category).label : category;
    const named = (values: readonly string[]) => values.map((value) => dataName(category, value, labels));
    return bothLines(`Data by ${label}`, { added: named(added), removed: isNew ? [] : named(removed) });
  }),
  ...windowLine(change.months, isNew),
  ...bothLines('Reports (lock)', swapped(change.blockedReports)),
  ...bothLines('Looks (lock)', swapped(change.blockedLooks)),
];

const dataClauses = ({ data }: AccessChange) =>
  data.flatMap(({ category, added, removed }) => {
    const values = [...added, ...removed].filter((value) => value !== '*');
    return isFilterId(category) && values.length > 0
      ? [{ id: category, op: 'is' as const, values, join: 'or' as const }]
      : [];
  });

const Lines = ({ change, isNew }: { change: AccessChange; isNew: boolean }) => {
  const labels = useFilterLabels(dataClauses(change));
  const lines = linesOf(change, labels, isNew);
  if (lines.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {isNew ? 'The user sees nothing yet.' : 'The user sees the same as before.'}
      </Text>
    );
  return (
    <ul className={classes.lines}>
      {lines.map(({ sign, what, values }) => (
        <li key={`${sign} ${what}`} data-sign={sign}>
          <span className={classes.sign}>{sign}</span>
          <span>
            <strong>{what}:</strong> {listed(values)}
          </span>
        </li>
      ))}
    </ul>
  );
};

const settleMs = 400;

export const AccessPreview = ({ user, form }: { user: AdminUser | null; form: AccessForm }) => {
  const { lookerUserInfo, ...blocked } = storedAccess(form);
  const body = { ...(user === null ? {} : { userId: user.userId }), ...lookerUserInfo, ...blocked };
  // By its text: the object is another one with every keystroke.
  const [settled] = useDebouncedValue(JSON.stringify(body), settleMs);
  const { data, error } = useAccessPreview(JSON.parse(settled) as typeof body, true);
  return (
    <Stack gap={6} component="section" aria-label="What this changes" aria-live="polite">
      <Text size="sm" fw={600}>
        What this changes
      </Text>
      {data !== undefined ? (
        // What was answered stays where it is only asked again and cannot be: nothing moves under what a failed save says.
        <Lines change={data} isNew={user === null} />
      ) : error !== null ? (
        <Alert color="red" variant="light" p="xs">
          {error.message}
        </Alert>
      ) : (
        <Skeleton height={40} />
      )}
    </Stack>
  );
};
