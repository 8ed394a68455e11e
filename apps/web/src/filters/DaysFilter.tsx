/** Days from release: a window from the list, or Custom with two numbers (1-foundation section 3). */
import { type Clause, filterDefinition } from '@cvm/contract';
import { Group, NumberInput, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import classes from './DateFilter.module.css';
import { daysClauses, daysLabel, daysProblem, dayWindows, dayZeroWords } from './days-windows.ts';
import type { EditorProps } from './editor-props.ts';

const custom = 'custom';
const none = 'none';

const windowOf = (clauses: readonly Clause[]): string => {
  const [clause] = clauses;
  if (clause === undefined) return none;
  const value = clause.values.join();
  return dayWindows.some((window) => window.join() === value) ? value : custom;
};

const bounds = { allowDecimal: false, hideControls: true, size: 'xs', min: -9999, max: 9999 } as const;

export const DaysFilter = ({ id, clauses, onChange }: EditorProps) => {
  const held = windowOf(clauses);
  const [isCustom, setCustom] = useState(held === custom);
  const [typed, setTyped] = useState<readonly [number | string, number | string] | null>(null);
  const [start = '', end = ''] = typed ?? clauses[0]?.values ?? [];
  const choose = (value: string) => {
    setCustom(value === custom);
    setTyped(null);
    if (value !== custom) onChange(value === none ? [] : daysClauses(id, ...daysOf(value)));
  };
  const type = (from: number | string, to: number | string) => {
    setTyped([from, to]);
    if (daysProblem(from, to) === null) onChange(daysClauses(id, Number(from), Number(to)));
  };
  const problem = daysProblem(start, end);
  return (
    <div className={classes.dates}>
      <Radio.Group
        label={filterDefinition(id).label}
        labelProps={{ style: { display: 'none' } }}
        value={isCustom ? custom : held}
        onChange={choose}
      >
        <Stack gap={10}>
          <Radio size="xs" value={none} label="Any Day" />
          {dayWindows.map(([from, to]) => (
            <Radio key={to} size="xs" value={`${from},${to}`} label={daysLabel(from, to)} />
          ))}
          <Radio size="xs" value={custom} label="Custom" />
        </Stack>
      </Radio.Group>
      {isCustom ? (
        <div className={classes.range}>
          <Group gap={8} align="flex-start" wrap="nowrap">
            <NumberInput {...bounds} label="From day" value={start} onChange={(value) => type(value, end)} />
            <NumberInput {...bounds} label="To day" value={end} onChange={(value) => type(start, value)} />
          </Group>
          <Text size="xs" c="dimmed" mt={6} role="status">
            {problem ?? dayZeroWords}
          </Text>
        </div>
      ) : null}
    </div>
  );
};

const daysOf = (value: string): [number, number] => {
  const [from = 0, to = 0] = value.split(',').map(Number);
  return [from, to];
};
