/** Under a list of options: how many are chosen, how choosing works, and the last change for screen readers. */

import type { Clause } from '@cvm/contract';
import { VisuallyHidden } from '@mantine/core';
import classes from './OptionList.module.css';

type Props = {
  clauses: readonly Clause[];
  excludes: boolean;
  announcement: string;
  /** What is done at once has keys, because the list can hold no buttons. */
  keys?: boolean;
};

const keysHint = (excludes: boolean): string =>
  ` Ctrl and Enter: this one only.${excludes ? ' Alt and Enter: exclude it.' : ''}`;

const count = (clauses: readonly Clause[], op: Clause['op']): number =>
  clauses.find((clause) => clause.op === op)?.values.length ?? 0;

export const OptionSummary = ({ clauses, excludes, announcement, keys = false }: Props) => {
  const [included, excluded] = [count(clauses, 'is'), count(clauses, 'is_not')];
  const chosen = [included > 0 ? `${included} included` : '', excluded > 0 ? `${excluded} excluded` : ''].filter(
    Boolean,
  );
  const hint = excludes ? 'Select once to include, twice to exclude.' : 'Select to include.';
  return (
    <p className={classes.summary}>
      {chosen.length > 0 ? chosen.join(', ') : hint}
      {keys ? <VisuallyHidden>{keysHint(excludes)}</VisuallyHidden> : null}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </p>
  );
};
