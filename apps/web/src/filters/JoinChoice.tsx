/** Whether a seed audience is that of any of the chosen titles or of every one (1-foundation section 3, separator). */
import type { Clause } from '@cvm/contract';
import { Segmented } from '../ui/Segmented.tsx';
import type { EditorProps } from './editor-props.ts';
import { withJoin } from './option-state.ts';

const joins = [
  { value: 'or', label: 'Any of these (OR)' },
  { value: 'and', label: 'All of these (AND)' },
] as const satisfies { value: Clause['join']; label: string }[];

export const JoinChoice = ({ clauses, onChange }: Pick<EditorProps, 'clauses' | 'onChange'>) => {
  const included = clauses.find(({ op }) => op === 'is');
  // One title is the same either way.
  if (included === undefined || included.values.length < 2) return null;
  return (
    <Segmented<Clause['join']>
      label="Audience of the chosen titles"
      choices={joins}
      value={included.join}
      onChange={(join) => onChange(withJoin(clauses, join))}
    />
  );
};
