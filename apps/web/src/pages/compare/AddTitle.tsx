/** Adds a show or movie to those that stand side by side, by the search of the portal. */
import { Autocomplete } from '@mantine/core';
import { memo, useState } from 'react';
import { useTypeAhead } from '../../search/type-ahead.ts';
import type { ComparedTitle } from '../../titles/compared.ts';

type Props = { chosen: readonly ComparedTitle[]; onAdd: (title: ComparedTitle) => void };

export const AddTitle = memo(({ chosen, onAdd }: Props) => {
  const [text, setText] = useState('');
  const { offers, state } = useTypeAhead(text);
  const found = offers.flat().flatMap(({ hit, group, value, isOpen }) => {
    const kind = group === 'show' || group === 'movie' ? group : null;
    if (kind === null) return [];
    return [{ kind, id: hit.id, value, label: [hit.name, hit.note].filter(Boolean).join(', '), disabled: !isOpen }];
  });
  const titles = found.filter(({ kind, id }) => !chosen.some((one) => one.kind === kind && one.id === id));
  const isNothing = text.trim() !== '' && titles.length === 0;
  const nothing = found.length > 0 ? 'Already compared' : offers.length > 0 ? 'No shows or movies of that name' : state;
  return (
    <Autocomplete
      size="xs"
      w={260}
      aria-label="Add a show or movie"
      placeholder="Add a show or movie"
      description={isNothing ? nothing : undefined}
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
