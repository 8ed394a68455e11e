/** The filters of a panel, one at a time: their names at the side, the editor of the open one beside them. */
import { type Clause, type FilterId, filterDefinition } from '@cvm/contract';
import { Badge, Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
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
    <Tabs
      className={classes.tabs}
      classNames={{ list: classes.tabList, tab: classes.tab, tabLabel: classes.tabLabel, panel: classes.tabPanel }}
      orientation={narrow ? 'horizontal' : 'vertical'}
      value={open}
      onChange={(value) => onOpen(ids.find((id) => id === value) ?? open)}
      keepMounted={false}
    >
      {ids.length > 1 && (
        <Tabs.List aria-label={label}>
          {ids.map((id) => {
            const count = valueCount(bar, id);
            const name = filterDefinition(id).label;
            return (
              <Tabs.Tab
                key={id}
                value={id}
                aria-label={withCount(name, count, 'chosen')}
                rightSection={<Count count={count} />}
              >
                {name}
              </Tabs.Tab>
            );
          })}
        </Tabs.List>
      )}
      {ids.map((id) => (
        <Tabs.Panel key={id} value={id} aria-label={ids.length > 1 ? undefined : filterDefinition(id).label}>
          <FilterEditor bar={bar} id={id} onEdit={onEdit} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
};
