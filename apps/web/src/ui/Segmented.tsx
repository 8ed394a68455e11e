/** One of a few, all in sight: the one control of its kind. What is chosen by it stays in its place; what has a panel of its own is chosen by tabs (`Tabbed`). */
import { SegmentedControl } from '@mantine/core';
import classes from './Segmented.module.css';

type Props<Value extends string> = {
  /** What is chosen, for screen readers. */
  label: string;
  choices: readonly { readonly value: Value; readonly label: string; readonly disabled?: boolean }[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean;
};

export const Segmented = <Value extends string>({ label, choices, value, onChange, disabled }: Props<Value>) => (
  <SegmentedControl<Value>
    classNames={{
      root: classes.segmented ?? '',
      indicator: classes.indicator ?? '',
      label: classes.label ?? '',
      input: classes.input ?? '',
    }}
    size="xs"
    aria-label={label}
    data={[...choices]}
    value={value}
    onChange={onChange}
    {...(disabled === undefined ? {} : { disabled })}
  />
);
