/**
 * A range of days: a preset, or Custom with a calendar and two typed ends. Only whole, possible ranges leave the
 * editor; days outside the limits of the filter and of the user cannot be chosen, and the reason stands there.
 */
import { allTime, type Clause, filterDefinition, type PageFilters, type Permissible } from '@cvm/contract';
import { Group, Radio, Stack, Text, TextInput, Tooltip } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import dayjs from 'dayjs';
import { useState } from 'react';
import classes from './DateFilter.module.css';
import { DayPicker } from './DayPicker.tsx';
import {
  type DateLimits,
  dateLimits,
  dayProblem,
  dayText,
  presetClauses,
  presetsOf,
  rangeClauses,
  rangeOf,
  typedDay,
} from './date-limits.ts';
import { endsEarly } from './days-windows.ts';
import type { EditorProps } from './editor-props.ts';
import { OptionsFailed } from './OptionsFailed.tsx';

const custom = 'custom';

type RangeProps = {
  from: string;
  to: string;
  limits: DateLimits;
  onChange: (from: string, to: string) => void;
};

const RangePicker = ({ from, to, limits, onChange }: RangeProps) => {
  const [month, setMonth] = useState(to === '' ? limits.max : typedDay(to));
  /** The calendar shows the month of a day that is typed. */
  const follow = (day: string): string => {
    if (dayProblem(day, limits) === null && day !== '') setMonth(typedDay(day));
    return day;
  };
  return (
    <div className={classes.range}>
      <Group gap={8} align="flex-start" wrap="nowrap">
        <TextInput
          size="xs"
          label="From"
          placeholder="MM-DD-YYYY"
          value={from}
          error={dayProblem(from, limits)}
          onChange={(event) => onChange(follow(event.currentTarget.value.trim()), to)}
        />
        <TextInput
          size="xs"
          label="To"
          placeholder="MM-DD-YYYY"
          value={to}
          error={
            dayProblem(to, limits) ?? (from !== '' && to !== '' && typedDay(from) > typedDay(to) ? endsEarly : null)
          }
          onChange={(event) => onChange(from, follow(event.currentTarget.value.trim()))}
        />
      </Group>
      <DatePicker
        type="range"
        size="xs"
        allowSingleDateInRange
        hideOutsideDates
        minDate={limits.min}
        maxDate={limits.max}
        date={month}
        onDateChange={setMonth}
        value={[from === '' ? null : typedDay(from), to === '' ? null : typedDay(to)]}
        onChange={([start, end]) => onChange(dayText(start ?? ''), dayText(end ?? ''))}
        classNames={{ weekday: classes.weekday ?? '' }}
      />
    </div>
  );
};

type PickerProps = Omit<EditorProps, 'bar' | 'excludes'> & { page: PageFilters; permissible: Permissible };

const selected = (clauses: readonly Clause[]): string => {
  const [clause] = clauses;
  if (clause === undefined) return allTime;
  return clause.op === 'between' ? custom : (clause.values[0] ?? custom);
};

const DatesPicker = ({ page, id, clauses, permissible, onChange }: PickerProps) => {
  const today = dayjs().format('YYYY-MM-DD');
  const limits = dateLimits(id, permissible, today, page.future);
  const [clause] = clauses;
  const [isCustom, setCustom] = useState(clause?.op === 'between');
  // What is typed is kept as it is: only a whole range becomes the filter.
  const [typed, setTyped] = useState<{ from: string; to: string } | null>(null);
  const held = rangeOf(clause, permissible.dataThrough ?? today);
  const { from, to } = typed ?? { from: dayText(held.from), to: dayText(held.to) };
  const choose = (value: string) => {
    setCustom(value === custom);
    setTyped(value === custom ? { from: dayText(held.from), to: dayText(held.to) } : null);
    if (value !== custom) onChange(presetClauses(id, value));
    // Without a range before, the one that the picker begins with is the choice.
    else if (clause === undefined) onChange(rangeClauses(id, held.from, held.to, limits) ?? []);
  };
  const change = (start: string, end: string) => {
    setTyped({ from: start, to: end });
    const next = rangeClauses(id, typedDay(start), typedDay(end), limits);
    if (next !== null) onChange(next);
  };
  return (
    <div className={classes.dates}>
      <Radio.Group
        // The tab above shows the name; hidden, it still names the group.
        label={filterDefinition(id).label}
        labelProps={{ style: { display: 'none' } }}
        value={isCustom ? custom : selected(clauses)}
        onChange={choose}
      >
        <Stack gap={10}>
          {presetsOf(id, permissible, page.datePresets?.[id], clause).map(({ value, label, disabledReason }) => (
            <Tooltip key={value} label={disabledReason} disabled={disabledReason === null}>
              <div>
                <Radio size="xs" value={value} label={label} disabled={disabledReason !== null} />
              </div>
            </Tooltip>
          ))}
          <Radio size="xs" value={custom} label="Custom" />
        </Stack>
      </Radio.Group>
      {isCustom ? <RangePicker from={from} to={to} limits={limits} onChange={change} /> : null}
      {limits.reason === null ? null : (
        <Text className={classes.reason} size="xs" c="dimmed">
          {limits.reason}
        </Text>
      )}
    </div>
  );
};

export const DateFilter = ({ bar, ...props }: EditorProps) => {
  const { definition, permissible, permissibleError, retryPermissible } = bar;
  if (permissible === null)
    return permissibleError === null ? (
      <Text c="dimmed">Loading…</Text>
    ) : (
      <OptionsFailed error={permissibleError} onRetry={retryPermissible} />
    );
  if (definition.singleDate === true) return <DayPicker {...props} permissible={permissible} />;
  return <DatesPicker {...props} page={definition} permissible={permissible} />;
};
