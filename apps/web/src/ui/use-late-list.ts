import { useState } from 'react';

type LateList<Choice> = {
  readonly data: readonly Choice[];
  readonly onFocus: () => void;
  readonly onDropdownOpen: () => void;
};

/**
 * The list of a `Select` or a `MultiSelect`, which draws it even while it is closed: until somebody goes to it, of what is chosen alone.
 * `all` is asked for the others then.
 */
export const useLateList = <Choice>(chosen: readonly Choice[], all: () => readonly Choice[]): LateList<Choice> => {
  const [isUsed, setUsed] = useState(false);
  const use = () => setUsed(true);
  return { data: isUsed ? all() : chosen, onFocus: use, onDropdownOpen: use };
};
