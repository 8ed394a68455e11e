/** A panel of the bar: its button, and the menu with its filters, one at a time. Esc closes and gives the focus back. */
import { type FilterId, type FilterPanel, filterDefinition } from '@cvm/contract';
import { Badge, Button, Group, Popover, Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { ChevronDownIcon } from '../ui/icons.tsx';
import { ApplyButton } from './ApplyButton.tsx';
import classes from './FilterBar.module.css';
import { FilterEditor } from './FilterEditor.tsx';
import { clausesOf } from './pending.ts';
import { ReasonButton } from './ReasonButton.tsx';
import type { FilterBarState } from './use-filter-bar.ts';
import { panelLabels } from './visible-panels.ts';

type Props = {
  bar: FilterBarState;
  panel: FilterPanel;
  ids: readonly FilterId[];
  /** The filter that is shown; null = closed. */
  open: FilterId | null;
  onOpen: (id: FilterId | null) => void;
};

/** Wide enough for names beside the list of filters, and never wider than the screen. */
const menuWidth = 'min(600px, calc(100vw - 24px))';

/** How many values a filter holds: what stands beside its name. */
const valueCount = (bar: FilterBarState, id: FilterId): number =>
  clausesOf(bar.pending, id).reduce(
    (sum, { op, values }) => sum + (op === 'is' || op === 'is_not' ? values.length : 1),
    0,
  );

/** The number alone: the control beside which it stands says it in its name. */
const Count = ({ count }: { count: number }) =>
  count === 0 ? null : (
    <Badge size="sm" variant="light" className={classes.count} aria-hidden="true">
      {count}
    </Badge>
  );

/** `Date, 1 filter set`; the bare name while nothing is. */
const withCount = (name: string, count: number, words: string): string =>
  count === 0 ? name : `${name}, ${count} ${words}`;

const Menu = ({ bar, panel, ids, open, onOpen }: Props & { open: FilterId }) => {
  const narrow = useMediaQuery('(max-width: 600px)', false, { getInitialValueInEffect: false });
  const { label } = filterDefinition(open);
  const set = clausesOf(bar.pending, open).length > 0;
  return (
    <>
      <Tabs
        className={classes.tabs}
        classNames={{ list: classes.tabList, tab: classes.tab, tabLabel: classes.tabLabel, panel: classes.tabPanel }}
        orientation={narrow ? 'horizontal' : 'vertical'}
        value={open}
        onChange={(value) => onOpen(ids.find((id) => id === value) ?? open)}
        keepMounted={false}
      >
        {ids.length > 1 && (
          <Tabs.List aria-label={`${panelLabels[panel]} filters`}>
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
            <FilterEditor bar={bar} id={id} onEdit={bar.edit} />
          </Tabs.Panel>
        ))}
      </Tabs>
      <Group className={classes.footer} justify="space-between">
        <ReasonButton
          variant="subtle"
          disabledReason={set ? null : `${label} is not set`}
          onClick={() => bar.edit(open, [])}
        >
          Clear {label}
        </ReasonButton>
        {!bar.definition.autoApply && (
          <ApplyButton
            changed={bar.changed.length}
            onApply={() => {
              bar.apply();
              onOpen(null);
            }}
          />
        )}
      </Group>
    </>
  );
};

export const PanelMenu = ({ bar, panel, ids, open, onOpen }: Props) => {
  const count = ids.filter((id) => clausesOf(bar.pending, id).length > 0).length;
  return (
    <Popover
      opened={open !== null}
      onChange={(opened) => onOpen(opened ? (ids[0] ?? null) : null)}
      position="bottom-start"
      width={menuWidth}
      shadow="md"
      offset={4}
      trapFocus
      returnFocus
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <Button
          variant="default"
          className={classes.panelButton}
          aria-label={withCount(panelLabels[panel], count, count === 1 ? 'filter set' : 'filters set')}
          data-changed={ids.some((id) => bar.changed.includes(id)) || undefined}
          rightSection={<ChevronDownIcon size={14} />}
          onClick={() => onOpen(open === null ? (ids[0] ?? null) : null)}
        >
          {panelLabels[panel]}
          <Count count={count} />
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.menu}>
        {open !== null && <Menu bar={bar} panel={panel} ids={ids} open={open} onOpen={onOpen} />}
      </Popover.Dropdown>
    </Popover>
  );
};
