/** One of a few, all in sight: the one control of its kind. What is chosen by it stays in its place; what has a panel of its own is chosen by tabs (`Tabbed`). */
import { SegmentedControl, Tooltip } from '@mantine/core';
import classes from './Segmented.module.css';

type Choice<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  /** Why it cannot be chosen, told above it; null = it can. */
  readonly disabledReason?: string | null;
};

type Props<Value extends string> = {
  /** What is chosen, for screen readers. */
  label: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean;
};

const offered = <Value extends string>({ value, label, disabledReason = null }: Choice<Value>) =>
  disabledReason === null
    ? { value, label }
    : {
        value,
        disabled: true,
        label: (
          <Tooltip label={disabledReason}>
            <span className={classes.reason}>{label}</span>
          </Tooltip>
        ),
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
    data={choices.map(offered)}
    value={value}
    onChange={onChange}
    {...(disabled === undefined ? {} : { disabled })}
  />
);
