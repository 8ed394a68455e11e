/** Runtime in minutes: ranges to choose from, and any other range, ends included. */
import { filterDefinition, runtimePresets, valueName } from '@cvm/contract';
import { Group, NumberInput } from '@mantine/core';
import { useState } from 'react';
import { ChoiceList } from './ChoiceList.tsx';
import { endsEarly } from './days-windows.ts';
import type { EditorProps } from './editor-props.ts';
import classes from './OptionList.module.css';
import { withOption } from './option-state.ts';
import { ReasonButton } from './ReasonButton.tsx';

/** Why two typed numbers of minutes are no range yet; null = they are one. */
const runtimeProblem = (from: number | string, to: number | string): string | null => {
  if (from === '' || to === '') return 'Enter both ends of the range.';
  return Number(from) > Number(to) ? endsEarly : null;
};

const bounds = {
  min: 0,
  max: 999,
  allowDecimal: false,
  allowNegative: false,
  clampBehavior: 'strict',
  hideControls: true,
} as const;

export const RuntimeFilter = ({ bar: _, ...props }: EditorProps) => {
  const { id, clauses, onChange } = props;
  const [from, setFrom] = useState<number | string>('');
  const [to, setTo] = useState<number | string>('');
  const presets = runtimePresets.map(({ value }): string => value);
  const others = clauses.flatMap(({ values }) => values).filter((value) => !presets.includes(value));
  const add = () => {
    onChange(withOption(id, clauses, `${from}-${to}`, 'included'));
    setFrom('');
    setTo('');
  };
  return (
    <>
      <ChoiceList
        {...props}
        label={filterDefinition(id).label}
        items={[...presets, ...others].map((value) => ({ value, label: valueName(id, value) }))}
      />
      <Group className={classes.custom} gap={8} align="flex-end" wrap="nowrap">
        <NumberInput size="xs" label="From minute" value={from} onChange={setFrom} {...bounds} />
        <NumberInput size="xs" label="To minute" value={to} onChange={setTo} {...bounds} />
        <ReasonButton variant="default" flex="none" disabledReason={runtimeProblem(from, to)} onClick={add}>
          Add Range
        </ReasonButton>
      </Group>
    </>
  );
};
