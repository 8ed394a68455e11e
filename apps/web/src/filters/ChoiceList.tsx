/**
 * A short list of options, all on screen: arrow keys move, Space or Enter cycles the state. In: the options and the
 * filter's clauses. Out: the clauses after a change.
 */
import { UnstyledButton } from '@mantine/core';
import { useRovingIndex } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import type { EditorProps } from './editor-props.ts';
import classes from './OptionList.module.css';
import { OptionMark } from './OptionMark.tsx';
import { OptionSummary } from './OptionSummary.tsx';
import { nextState, optionState, stateLabel, withOption } from './option-state.ts';

export type ListItem = { value: string; label: string; icon?: ReactNode; note?: string };

type Props = Pick<EditorProps, 'id' | 'clauses' | 'excludes' | 'onChange'> & {
  label: string;
  items: readonly ListItem[];
};

export const ChoiceList = ({ id, label, items, clauses, excludes, onChange }: Props) => {
  const [announcement, setAnnouncement] = useState('');
  const { getItemProps } = useRovingIndex({ total: items.length, orientation: 'vertical' });
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a scrolling list. */}
      <div className={classes.list} role="group" aria-label={label}>
        {items.map((item, index) => {
          const state = optionState(clauses, item.value);
          const cycle = () => {
            const next = nextState(state, excludes);
            onChange(withOption(id, clauses, item.value, next));
            setAnnouncement(`${item.label}, ${next}`);
          };
          return (
            <UnstyledButton
              key={item.value}
              className={classes.option}
              data-state={state}
              aria-label={`${item.label}, ${state}`}
              aria-pressed={state !== 'empty'}
              {...getItemProps({ index, onClick: cycle })}
            >
              <OptionMark state={state} />
              <span className={classes.name}>{stateLabel(item.label, state)}</span>
            </UnstyledButton>
          );
        })}
      </div>
      <OptionSummary clauses={clauses} excludes={excludes} announcement={announcement} />
    </>
  );
};
