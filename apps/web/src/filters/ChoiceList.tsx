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
import {
  afterDeed,
  deedLabels,
  deedState,
  nextState,
  optionDeeds,
  optionState,
  stateLabel,
  withOption,
} from './option-state.ts';

export type ListItem = {
  value: string;
  label: string;
  icon?: ReactNode;
  note?: string;
  /** Stands after the others, under this heading. */
  group?: string;
};

type Props = Pick<EditorProps, 'id' | 'clauses' | 'excludes' | 'onChange'> & {
  label: string;
  items: readonly ListItem[];
  /** Begins the list with `All`, which holds while nothing is chosen and takes every choice back. */
  withAll?: boolean;
};

const all = 'All';

export const ChoiceList = ({ id, label, items, clauses, excludes, onChange, withAll = false }: Props) => {
  const [announcement, setAnnouncement] = useState('');
  const before = withAll ? 1 : 0;
  const { getItemProps } = useRovingIndex({ total: before + items.length, orientation: 'vertical' });
  const allState = clauses.length === 0 ? 'included' : 'empty';
  const chooseAll = () => {
    onChange([]);
    setAnnouncement(`${all}, included`);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a scrolling list. */}
      <div className={classes.list} role="group" aria-label={label}>
        {withAll ? (
          <UnstyledButton
            className={classes.option}
            data-state={allState}
            aria-label={`${all}, ${allState}`}
            aria-pressed={allState === 'included'}
            {...getItemProps({ index: 0, onClick: chooseAll })}
          >
            <OptionMark state={allState} />
            <span className={classes.name}>{all}</span>
          </UnstyledButton>
        ) : null}
        {items.map((item, index) => {
          const state = optionState(clauses, item.value);
          const cycle = () => {
            const next = nextState(state, excludes);
            onChange(withOption(id, clauses, item.value, next));
            setAnnouncement(`${item.label}, ${next}`);
          };
          return (
            <div key={item.value} className={classes.line}>
              <UnstyledButton
                className={classes.option}
                data-state={state}
                aria-label={`${item.label}, ${state}`}
                aria-description={item.note}
                aria-pressed={state !== 'empty'}
                {...getItemProps({ index: before + index, onClick: cycle })}
              >
                <OptionMark state={state} />
                <span className={classes.name}>{stateLabel(item.label, state)}</span>
                {item.note === undefined ? null : <span className={classes.note}>{item.note}</span>}
              </UnstyledButton>
              {optionDeeds(excludes).map((deed) => (
                <UnstyledButton
                  key={deed}
                  className={classes.deed}
                  aria-label={`${deedLabels[deed]} ${item.label}`}
                  onClick={() => {
                    onChange(afterDeed(id, clauses, item.value, deed));
                    setAnnouncement(`${item.label}, ${deedState(deed)}`);
                  }}
                >
                  {deedLabels[deed]}
                </UnstyledButton>
              ))}
            </div>
          );
        })}
      </div>
      <OptionSummary clauses={clauses} excludes={excludes} announcement={announcement} />
    </>
  );
};
