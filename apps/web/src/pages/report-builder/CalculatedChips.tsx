/** The calculated fields of a report beside its values: each opens to be changed or is removed, and a new one is made. */
import { type CalculatedField, calculatedMax } from '@cvm/contract';
import { ActionIcon, Button, CloseIcon } from '@mantine/core';
import { useState } from 'react';
import type { AnswerRow } from './answer.ts';
import type { BuilderAction, Draft } from './builder.ts';
import { CalculatedDialog } from './CalculatedDialog.tsx';
import { wordsOf } from './calculated.ts';
import classes from './drop-areas.module.css';

type Props = { draft: Draft; answer: readonly AnswerRow[]; dispatch: (action: BuilderAction) => void };

export const CalculatedChips = ({ draft, answer, dispatch }: Props) => {
  const [opened, setOpened] = useState<CalculatedField | 'new' | null>(null);
  return (
    <>
      {draft.calculated.length === 0 ? null : (
        <ul className={classes.chips} aria-label="Calculated">
          {draft.calculated.map((field) => (
            <li key={field.name} className={classes.chip} data-measure data-fixed title={wordsOf(draft, field)}>
              <button type="button" className={classes.chipName} onClick={() => setOpened(field)}>
                {field.label}
              </button>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={24}
                aria-label={`Remove ${field.label}`}
                onClick={() => dispatch({ type: 'uncalculate', name: field.name })}
              >
                <CloseIcon size="12px" />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {draft.calculated.length >= calculatedMax ? null : (
        <Button variant="subtle" size="compact-sm" className={classes.calculate} onClick={() => setOpened('new')}>
          Calculate
        </Button>
      )}
      {opened === null ? null : (
        <CalculatedDialog
          draft={draft}
          answer={answer}
          field={opened === 'new' ? null : opened}
          onSave={(field) => {
            dispatch({ type: 'calculate', field });
            setOpened(null);
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
};
