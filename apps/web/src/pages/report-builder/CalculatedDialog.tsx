/**
 * Making a calculated field or changing one: what it is made of, what it is compared with, and its name. What makes no sense is
 * said beside the part that is wrong, and cannot be added.
 */
import type { CalculatedField } from '@cvm/contract';
import { Autocomplete, Button, Group, Modal, Select, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
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

type Props = {
  draft: Draft;
  /** The one that is changed; null = a new one. */
  field: CalculatedField | null;
  onSave: (field: CalculatedField) => void;
  onClose: () => void;
};

type PartProps = {
  entered: Entered;
  draft: Draft;
  change: (next: Partial<Entered>) => void;
  options: readonly { value: string; label: string }[];
  errorAt: (...parts: Problem['part'][]) => string | undefined;
};

const shared = { size: 'xs', comboboxProps: { withinPortal: true } } as const;

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

const IndexParts = ({ entered, draft, change, errorAt }: PartProps) => {
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
      {entered.row?.map((value, place) => (
        <TextInput
          key={rows[place] ?? place}
          size="xs"
          label={rows[place] === undefined ? 'Value' : fieldLabel(rows[place])}
          description="As in the data; empty for the unknown."
          value={value}
          onChange={({ currentTarget }) => change({ row: entered.row?.with(place, currentTarget.value) ?? null })}
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

export const CalculatedDialog = ({ draft, field, onSave, onClose }: Props) => {
  const [entered, setEntered] = useState(() => (field === null ? emptyEntry(draft) : entryOf(field)));
  const [isTried, setTried] = useState(false);
  const made = fieldFrom(draft, entered, field?.name ?? null);
  const problem = 'problem' in made ? made.problem : null;
  const errorAt = (...parts: Problem['part'][]): string | undefined =>
    isTried && problem !== null && parts.includes(problem.part) ? problem.message : undefined;
  const change = (next: Partial<Entered>) => setEntered((before) => ({ ...before, ...next }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if ('field' in made) onSave(made.field);
  };
  return (
    <Modal opened onClose={onClose} title={field === null ? 'Calculated field' : field.label} size="sm" centered>
      <form onSubmit={submit}>
        <Stack gap="sm">
          <Select
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
            change={change}
            options={operandsOf(draft, field?.name ?? null)}
            errorAt={errorAt}
          />
          <TextInput
            label="Name"
            size="xs"
            value={entered.label}
            maxLength={60}
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
