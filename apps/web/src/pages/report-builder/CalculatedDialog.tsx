/**
 * Making a calculated field or changing one: what it is made of, what it is compared with, and its name. What makes no sense is
 * said beside the part that is wrong, and cannot be added.
 */
import { type CalculatedField, calculatedLabelMax, type DimensionName } from '@cvm/contract';
import { Autocomplete, Button, Group, Modal, Select, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AnswerRow } from './answer.ts';
import type { Draft } from './builder.ts';
import { surroundingOf } from './builder.ts';
import {
  type Entered,
  emptyEntry,
  entryOf,
  fieldFrom,
  isArithmetic,
  operandsOf,
  operationLabels,
  type Problem,
  wordsOf,
} from './calculated.ts';
import { fieldLabel } from './fields.ts';
import { rowChoices, unknownValue } from './row-choices.ts';

type Props = {
  draft: Draft;
  /** The rows on screen, of which an index is held against one. */
  answer: readonly AnswerRow[];
  /** The one that is changed; null = a new one. */
  field: CalculatedField | null;
  onSave: (field: CalculatedField) => void;
  onClose: () => void;
};

type PartProps = {
  entered: Entered;
  draft: Draft;
  answer: readonly AnswerRow[];
  change: (next: Partial<Entered>) => void;
  options: readonly { value: string; label: string }[];
  errorAt: (...parts: Problem['part'][]) => string | undefined;
};

/** What is wrong stands above a field: its list opens below it, as soon as it has the focus. */
const order: ('label' | 'description' | 'error' | 'input')[] = ['label', 'description', 'error', 'input'];

const shared = { size: 'xs', comboboxProps: { withinPortal: true }, inputWrapperOrder: order } as const;

const FieldSelect = ({
  label,
  value,
  onPick,
  options,
  error,
}: {
  label: string;
  value: string;
  onPick: (value: string) => void;
  options: PartProps['options'];
  error: string | undefined;
}) => (
  <Select
    label={label}
    data={[...options]}
    value={options.some((option) => option.value === value) ? value : null}
    onChange={(next) => onPick(next ?? '')}
    searchable
    allowDeselect={false}
    placeholder="Choose a measure"
    error={error}
    {...shared}
  />
);

/** The second part of an operation: a measure, or a number that is typed. */
const RightPart = ({ entered, change, options, errorAt }: PartProps) => {
  const named = options.find(({ value }) => value === entered.right);
  return (
    <Autocomplete
      label={entered.op === 'divide' ? 'Divided by' : 'And'}
      description={entered.op === 'divide' || entered.op === 'multiply' ? 'A measure, or a number.' : undefined}
      data={[...new Set(options.map(({ label }) => label))]}
      value={named?.label ?? entered.right}
      onChange={(text) => change({ right: options.find(({ label }) => label === text)?.value ?? text })}
      error={errorAt('right')}
      {...shared}
    />
  );
};

type RowPartProps = Pick<PartProps, 'answer'> & {
  rows: readonly DimensionName[];
  row: readonly string[];
  place: number;
  onPick: (value: string) => void;
};

/** One value of the row: chosen from those on screen, typed where none are there. */
const RowPart = ({ answer, rows, row, place, onPick }: RowPartProps) => {
  const dimension = rows[place];
  const label = dimension === undefined ? 'Value' : fieldLabel(dimension);
  const value = row[place] ?? unknownValue;
  const choices = rowChoices(answer, rows, row, place);
  if (choices.length === 0)
    return (
      <TextInput
        size="xs"
        label={label}
        description="As in the data; empty for the unknown."
        value={value}
        onChange={({ currentTarget }) => onPick(currentTarget.value)}
      />
    );
  // What was chosen before stays to be seen, where the rows on screen do not have it.
  const isKnown = value === unknownValue || choices.some((choice) => choice.value === value);
  return (
    <Select
      label={label}
      data={isKnown ? choices : [...choices, { value, label: value }]}
      value={value === unknownValue && !choices.some((choice) => choice.value === value) ? null : value}
      onChange={(next) => onPick(next ?? unknownValue)}
      searchable
      allowDeselect={false}
      limit={200}
      placeholder="Choose a value"
      nothingFoundMessage="No row on screen has it."
      {...shared}
    />
  );
};

const IndexParts = ({ entered, draft, answer, change, errorAt }: PartProps) => {
  const { rows } = surroundingOf(draft);
  return (
    <>
      <Select
        label="Against"
        data={[
          { value: 'total', label: 'The total of the column' },
          { value: 'row', label: 'A row of the report' },
        ]}
        value={entered.row === null ? 'total' : 'row'}
        onChange={(value) => change({ row: value === 'row' ? rows.map(() => '') : null })}
        allowDeselect={false}
        error={errorAt('against')}
        {...shared}
      />
      {entered.row?.map((_, place) => (
        <RowPart
          key={rows[place] ?? place}
          {...{ answer, rows, place }}
          row={entered.row ?? []}
          onPick={(value) => change({ row: entered.row?.with(place, value) ?? null })}
        />
      ))}
    </>
  );
};

const PeriodPart = ({ entered, change, errorAt }: PartProps) => (
  <Select
    label="Against"
    data={[
      { value: 'previous', label: 'The period before, as many days' },
      { value: 'last_year', label: 'The same days a year before' },
    ]}
    value={entered.period}
    onChange={(value) => change({ period: value === 'last_year' ? 'last_year' : 'previous' })}
    allowDeselect={false}
    error={errorAt('period')}
    {...shared}
  />
);

const Parts = (props: PartProps) => {
  const { entered, change, options, errorAt } = props;
  return (
    <>
      <FieldSelect
        label={isArithmetic(entered.op) ? 'Measure' : 'Of'}
        value={entered.left}
        onPick={(left) => change({ left })}
        options={options}
        error={errorAt('left', 'of')}
      />
      {isArithmetic(entered.op) ? (
        <RightPart {...props} />
      ) : entered.op === 'index' ? (
        <IndexParts {...props} />
      ) : (
        <PeriodPart {...props} />
      )}
    </>
  );
};

export const CalculatedDialog = ({ draft, answer, field, onSave, onClose }: Props) => {
  const [entered, setEntered] = useState(() => (field === null ? emptyEntry(draft) : entryOf(field)));
  const [isTried, setTried] = useState(false);
  const made = fieldFrom(draft, entered, field?.name ?? null);
  const problems = isTried && 'problems' in made ? made.problems : [];
  const errorAt = (...parts: Problem['part'][]): string | undefined =>
    problems.find(({ part }) => parts.includes(part))?.message;
  const change = (next: Partial<Entered>) => setEntered((before) => ({ ...before, ...next }));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if ('field' in made) return onSave(made.field);
    // The parts that are wrong say so by then, and the first is read out as it gets the focus.
    flushSync(() => setTried(true));
    event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <Modal
      opened
      // A click beside it must not throw away what was typed.
      closeOnClickOutside={false}
      onClose={onClose}
      title={field === null ? 'Calculated field' : field.label}
      size="sm"
      centered
    >
      <form onSubmit={submit}>
        <Stack gap="sm">
          <Select
            data-autofocus
            label="Calculation"
            data={[...operationLabels]}
            value={entered.op}
            onChange={(value) => change({ op: operationLabels.find((one) => one.value === value)?.value ?? 'divide' })}
            allowDeselect={false}
            {...shared}
          />
          <Parts
            entered={entered}
            draft={draft}
            answer={answer}
            change={change}
            options={operandsOf(draft, field?.name ?? null)}
            errorAt={errorAt}
          />
          <TextInput
            label="Name"
            size="xs"
            value={entered.label}
            maxLength={calculatedLabelMax}
            onChange={({ currentTarget }) => change({ label: currentTarget.value })}
            error={errorAt('label', 'name')}
          />
          <Text size="sm" c="dimmed" role="status">
            {'field' in made ? wordsOf(draft, made.field) : ''}
          </Text>
        </Stack>
        <Group justify="flex-end" gap="xs" mt="md">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">{field === null ? 'Add' : 'Change'}</Button>
        </Group>
      </form>
    </Modal>
  );
};
