/** The box before an option: empty, ticked when included, crossed out when excluded. */

import classes from './OptionList.module.css';
import type { OptionState } from './option-state.ts';

const drawings: Record<Exclude<OptionState, 'empty'>, string> = {
  included: 'm3 8.5 3.2 3.2L13 4.8',
  excluded: 'M4 8h8',
};

export const OptionMark = ({ state }: { state: OptionState }) => (
  <span className={classes.mark} data-state={state} aria-hidden="true">
    {state === 'empty' ? null : (
      <svg
        width="12"
        height="12"
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        aria-hidden="true"
      >
        <path d={drawings[state]} strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    )}
  </span>
);
