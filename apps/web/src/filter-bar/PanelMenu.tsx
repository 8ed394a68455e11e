/** A panel of the bar: its button, and the menu with its filters, one at a time. Esc closes and gives the focus back. */
import { type FilterId, type FilterPanel, filterDefinition } from '@cvm/contract';
import { Button, Group, Popover } from '@mantine/core';
import { Count, FilterTabs, withCount } from '../filters/FilterTabs.tsx';
import { clausesOf } from '../filters/pending.ts';
import { ReasonButton } from '../filters/ReasonButton.tsx';
import { panelLabels } from '../filters/visible-panels.ts';
import { ChevronDownIcon } from '../ui/icons.tsx';
import { ApplyButton } from './ApplyButton.tsx';
import classes from './FilterBar.module.css';
import type { FilterBarState } from './use-filter-bar.ts';

type Props = {
  bar: FilterBarState;
  panel: FilterPanel;
  ids: readonly FilterId[];
  /** The filter that is shown; null = closed. */
  open: FilterId | null;
  onOpen: (id: FilterId | null) => void;
};

/** How a panel of the bar opens: as wide as what stands in it, and never wider than the screen. */
export const menuProps = {
  position: 'bottom-start',
  width: 'max-content',
  shadow: 'md',
  offset: 4,
  trapFocus: true,
  returnFocus: true,
  transitionProps: { duration: 0 },
} as const;

const Menu = ({ bar, panel, ids, open, onOpen }: Props & { open: FilterId }) => {
  const { label } = filterDefinition(open);
  const set = clausesOf(bar.pending, open).length > 0;
  return (
    <>
      <FilterTabs
        bar={bar}
        label={`${panelLabels[panel]} filters`}
        ids={ids}
        open={open}
        onOpen={onOpen}
        onEdit={bar.edit}
      />
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
  const set = ids.filter((id) => clausesOf(bar.pending, id).length > 0);
  const count = set.length;
  // What is set is what there is to see in it.
  const first = set[0] ?? ids[0] ?? null;
  return (
    <Popover opened={open !== null} onChange={(opened) => onOpen(opened ? first : null)} {...menuProps}>
      <Popover.Target>
        <Button
          variant="default"
          className={classes.panelButton}
          aria-label={withCount(panelLabels[panel], count, count === 1 ? 'filter set' : 'filters set')}
          data-changed={ids.some((id) => bar.changed.includes(id)) || undefined}
          rightSection={<ChevronDownIcon size={14} />}
          onClick={() => onOpen(open === null ? first : null)}
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
