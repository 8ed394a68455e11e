/** One day, out of those that have data and that the user reaches back to (1-foundation section 5). */
import type { Permissible } from '@cvm/contract';
import { Text } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import dayjs from 'dayjs';
import { useMemo } from 'react';
import { useView } from '../views/use-view.ts';
import classes from './DateFilter.module.css';
import { dateLimits, rangeClauses } from './date-limits.ts';
import type { EditorProps } from './editor-props.ts';
import { OptionsFailed } from './OptionsFailed.tsx';

type Props = Omit<EditorProps, 'bar' | 'excludes'> & { permissible: Permissible };

export const DayPicker = ({ id, clauses, permissible, onChange }: Props) => {
  const { rows, status, error, retry } = useView('dates', []);
  const available = useMemo(() => new Set(rows.map(({ date }) => date)), [rows]);
  if (status === 'loading') return <Text c="dimmed">Loading…</Text>;
  if (error !== null) return <OptionsFailed error={error} onRetry={retry} />;
  const limits = dateLimits(id, permissible, dayjs().format('YYYY-MM-DD'));
  const [day] = clauses[0]?.values ?? [];
  return (
    <div className={classes.dates}>
      <DatePicker
        size="xs"
        hideOutsideDates
        minDate={limits.min}
        maxDate={limits.max}
        excludeDate={(date) => !available.has(date)}
        defaultDate={day ?? limits.max}
        value={day ?? null}
        onChange={(date) => onChange(date === null ? [] : (rangeClauses(id, date, date, limits) ?? []))}
        classNames={{ weekday: classes.weekday ?? '' }}
      />
      <Text className={classes.reason} size="xs" c="dimmed">
        {limits.reason ?? 'Days without data cannot be chosen.'}
      </Text>
    </div>
  );
};
