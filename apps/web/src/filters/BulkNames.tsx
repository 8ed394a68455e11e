/**
 * Titles by a list of names, one per line: Enter looks them up, what is found is included, what is not stays to be
 * corrected (1-foundation section 5).
 */
import { bulkNamesMax, type Clause, type FilterId, optionEndpoints } from '@cvm/contract';
import { Group, Text, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { ask } from '../api/client.ts';
import classes from './OptionList.module.css';
import { withOption } from './option-state.ts';
import { ReasonButton } from './ReasonButton.tsx';
import { learnLabels, type TitleOptionKind } from './use-options.ts';

/** The names of a text, one per line, none twice. */
export const namesOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

const lookUp = (kind: TitleOptionKind, names: readonly string[]) =>
  ask(optionEndpoints.findByNames, { params: { kind }, body: { names } });

/** Why a list cannot be looked up yet; null = it can. */
const listProblem = (names: readonly string[], asking: boolean): string | null => {
  if (asking) return 'The names are being looked up.';
  if (names.length === 0) return 'Enter one name per line.';
  return names.length > bulkNamesMax ? `A list takes up to ${bulkNamesMax} names.` : null;
};

type Props = {
  id: FilterId;
  kind: TitleOptionKind;
  clauses: readonly Clause[];
  onChange: (clauses: readonly Clause[]) => void;
};

export const BulkNames = ({ id, kind, clauses, onChange }: Props) => {
  const client = useQueryClient();
  const [text, setText] = useState('');
  const { mutate, data, error, isPending } = useMutation({ mutationFn: (names: string[]) => lookUp(kind, names) });
  const names = namesOf(text);
  const problem = listProblem(names, isPending);
  const find = () =>
    mutate(names, {
      onSuccess: ({ data: matches, misses }) => {
        learnLabels(client, kind, matches);
        onChange(
          matches.reduce<readonly Clause[]>((next, { value }) => withOption(id, next, value, 'included'), clauses),
        );
        setText(misses.join('\n'));
      },
    });
  const findOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (problem === null) find();
  };
  return (
    <div className={classes.bulk}>
      <Textarea
        size="xs"
        label="Names, one per line"
        description="Enter looks them up; Shift and Enter begins a new line."
        minRows={3}
        maxRows={6}
        autosize
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={findOnEnter}
      />
      <Group justify="space-between" wrap="nowrap" mt={6} align="flex-start">
        <div role="status">
          {error === null ? null : <Text size="xs">{error.message}</Text>}
          {data === undefined ? null : (
            <Text size="xs">
              {data.data.length === 0
                ? 'None found.'
                : `Found and included: ${data.data.map(({ label }) => label).join(', ')}.`}
            </Text>
          )}
          {data === undefined || data.misses.length === 0 ? null : (
            <Text size="xs" fw={600}>
              Not found: {data.misses.join(', ')}.
            </Text>
          )}
        </div>
        <ReasonButton variant="default" flex="none" disabledReason={problem} onClick={find}>
          Find Names
        </ReasonButton>
      </Group>
    </div>
  );
};
