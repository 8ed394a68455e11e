/** The filters of a panel, one at a time: their names at the side, the editor of the open one beside them. */
import { type Clause, type FilterId, filterDefinition } from '@cvm/contract';
import { Badge } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Tabbed, TabPanel } from '../ui/Tabbed.tsx';
import type { EditorContext } from './editor-props.ts';
import { FilterEditor } from './FilterEditor.tsx';
import classes from './FilterTabs.module.css';
import { clausesOf } from './pending.ts';

/** How many values a filter holds: what stands beside its name. */
const valueCount = (bar: EditorContext, id: FilterId): number =>
  clausesOf(bar.pending, id).reduce(
    (sum, { op, values }) => sum + (op === 'is' || op === 'is_not' ? values.length : 1),
    0,
  );

/** The number alone: the control beside which it stands says it in its name. */
export const Count = ({ count }: { count: number }) =>
  count === 0 ? null : (
    <Badge size="sm" variant="light" className={classes.count} aria-hidden="true">
      {count}
    </Badge>
  );

/** `Date, 1 filter set`; the bare name while nothing is. */
export const withCount = (name: string, count: number, words: string): string =>
  count === 0 ? name : `${name}, ${count} ${words}`;

type Props = {
  bar: EditorContext;
  /** Of the list of filters. */
  label: string;
  ids: readonly FilterId[];
  open: FilterId;
  onOpen: (id: FilterId) => void;
  onEdit: (id: FilterId, clauses: readonly Clause[]) => void;
};

export const FilterTabs = ({ bar, label, ids, open, onOpen, onEdit }: Props) => {
  const narrow = useMediaQuery('(max-width: 600px)', false, { getInitialValueInEffect: false });
  return (
    <Tabbed<FilterId>
      className={classes.tabs}
      label={label}
      atSide={!narrow}
      // The name of one alone stands above it already.
      tabs={
        ids.length > 1
          ? ids.map((id) => {
              const count = valueCount(bar, id);
              const name = filterDefinition(id).label;
              return {
                id,
                label: name,
                name: withCount(name, count, 'chosen'),
                mark: count === 0 ? undefined : <Count count={count} />,
              };
            })
          : []
      }
      open={open}
      onOpen={onOpen}
    >
      {ids.map((id) => (
        <TabPanel
          key={id}
          value={id}
          className={classes.panel ?? ''}
          aria-label={ids.length > 1 ? undefined : filterDefinition(id).label}
        >
          <FilterEditor bar={bar} id={id} onEdit={onEdit} />
        </TabPanel>
      ))}
    </Tabbed>
  );
};
