/** Adds a show or movie to those that stand side by side, by the search of the portal. */
import { Autocomplete } from '@mantine/core';
import { memo, useState } from 'react';
import { useTypeAhead } from '../../search/type-ahead.ts';
import type { ComparedTitle } from '../../titles/compared.ts';

type Props = { chosen: readonly ComparedTitle[]; onAdd: (title: ComparedTitle) => void };

export const AddTitle = memo(({ chosen, onAdd }: Props) => {
  const [text, setText] = useState('');
  const { offers, state } = useTypeAhead(text);
  const titles = offers.flat().flatMap(({ hit, group, value, isOpen }) => {
    const kind = group === 'show' || group === 'movie' ? group : null;
    if (kind === null || chosen.some((one) => one.kind === kind && one.id === hit.id)) return [];
    return [{ kind, id: hit.id, value, label: [hit.name, hit.note].filter(Boolean).join(', '), disabled: !isOpen }];
  });
  const isNothing = text.trim() !== '' && offers.length === 0;
  return (
    <Autocomplete
      size="xs"
      w={260}
      aria-label="Add a show or movie"
      placeholder="Add a show or movie"
      description={isNothing ? state : undefined}
      inputWrapperOrder={['input', 'description']}
      value={text}
      onChange={setText}
      data={titles.map(({ value, label, disabled }) => ({ value, label, disabled }))}
      filter={({ options }) => options}
      onOptionSubmit={(chosenValue) => {
        const title = titles.find(({ value }) => value === chosenValue);
        if (title !== undefined) onAdd({ kind: title.kind, id: title.id });
        setText('');
      }}
    />
  );
});
