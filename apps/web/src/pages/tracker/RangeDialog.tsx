/** The days from release that the chart shows: a window from the list or two numbers, for now or as the default. */
import { Checkbox, Group, Modal, NumberInput, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { DayRange } from '../../charts/prepare/tracker-figure.ts';
import { daysLabel, daysProblem, dayWindows, dayZeroWords } from '../../filters/days-windows.ts';
import { ReasonButton } from '../../filters/ReasonButton.tsx';
import { rangeProblem, rangeText, sameRange } from './days-range.ts';

const custom = 'custom';
const windows = dayWindows.map(([start, end]) => ({ start, end }));
const bounds = { allowDecimal: false, hideControls: true, min: -9999, max: 9999, w: 120 } as const;

type Typed = { start: number | string; end: number | string };

const windowOf = ({ start, end }: Typed): string => {
  const found = windows.find((one) => one.start === Number(start) && one.end === Number(end));
  return found === undefined || start === '' ? custom : rangeText(found);
};

/** Why what is typed is no range: a message of the specification once both days are there. */
const problemOf = ({ start, end }: Typed): string | null => {
  const isWhole = [start, end].every((day) => day !== '' && Number.isInteger(Number(day)));
  return isWhole ? rangeProblem({ start: Number(start), end: Number(end) }) : daysProblem(start, end);
};

type Props = {
  range: DayRange;
  onApply: (range: DayRange, keep: boolean) => void;
  onClose: () => void;
};

type FieldsProps = { typed: Typed; isWrong: boolean; onChange: (typed: Typed) => void };

/** A window from the list, or the two days. */
const RangeFields = ({ typed, isWrong, onChange }: FieldsProps) => {
  const choose = (value: string) => {
    const found = windows.find((one) => rangeText(one) === value);
    if (found !== undefined) onChange(found);
  };
  return (
    <>
      <Radio.Group label="Window" value={windowOf(typed)} onChange={choose}>
        <Group gap="md" mt={6}>
          {windows.map((one) => (
            <Radio key={one.end} size="xs" value={rangeText(one)} label={daysLabel(one.start, one.end)} />
          ))}
          <Radio size="xs" value={custom} label="Custom" />
        </Group>
      </Radio.Group>
      <Group gap="md" align="flex-start">
        <NumberInput
          {...bounds}
          label="Start day"
          value={typed.start}
          error={isWrong}
          onChange={(start) => onChange({ ...typed, start })}
        />
        <NumberInput
          {...bounds}
          label="End day"
          value={typed.end}
          error={isWrong}
          onChange={(end) => onChange({ ...typed, end })}
        />
      </Group>
    </>
  );
};

export const RangeDialog = ({ range, onApply, onClose }: Props) => {
  const [typed, setTyped] = useState<Typed>(range);
  const [keep, setKeep] = useState(false);
  const chosen = { start: Number(typed.start), end: Number(typed.end) };
  const problem = problemOf(typed);
  const apply = () => {
    onApply(chosen, keep);
    onClose();
  };
  return (
    <Modal
      opened
      // A click beside it must not throw away what was typed.
      closeOnClickOutside={false}
      onClose={onClose}
      title="Days From Release"
      size={420}
    >
      <Stack gap="md">
        <RangeFields typed={typed} isWrong={problem !== null} onChange={setTyped} />
        <Text size="sm" c={problem === null ? 'dimmed' : undefined} role="status">
          {problem ?? dayZeroWords}
        </Text>
        <Checkbox
          size="xs"
          label="Store as the default range of this browser"
          checked={keep}
          onChange={(event) => setKeep(event.currentTarget.checked)}
        />
        <Group justify="flex-end">
          <ReasonButton
            disabledReason={problem ?? (sameRange(chosen, range) ? 'The range has not changed' : null)}
            onClick={apply}
          >
            Apply
          </ReasonButton>
        </Group>
      </Stack>
    </Modal>
  );
};
