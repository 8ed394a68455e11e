/**
 * The filter bar of a page: one button per panel, each opening a menu with its filters; under it a line of what is
 * applied and what waits; Reset, Clear All and Apply. Pages that apply at once have no Apply.
 */
import { type FilterId, type FilterPanel, type PageFiltersId, panelOf } from '@cvm/contract';
import { Group } from '@mantine/core';
import { memo, useState } from 'react';
import { ReasonButton } from '../filters/ReasonButton.tsx';
import type { AppliedFilters } from '../filters/use-filters.ts';
import { useKept } from '../filters/use-kept.ts';
import { visiblePanels } from '../filters/visible-panels.ts';
import { CopyLink } from '../links/CopyLink.tsx';
import { ApplyButton, nothingChanged } from './ApplyButton.tsx';
import { ClauseChips } from './ClauseChips.tsx';
import classes from './FilterBar.module.css';
import { FilterProblems, KeptFilters } from './FilterProblems.tsx';
import { LeftOut } from './LeftOut.tsx';
import { PanelMenu } from './PanelMenu.tsx';
import { SavedFilters } from './SavedFilters.tsx';
import { UnheldValues } from './UnheldValues.tsx';
import { type FilterBarState, useFilterBar } from './use-filter-bar.ts';

type Props = {
  page: PageFiltersId;
  /** The filters of a page that keeps them itself. */
  filters?: AppliedFilters;
};

/** The bar of a page that knows its state itself, because more than the bar changes it. */
export const FilterBarOf = ({ bar }: { bar: FilterBarState }) => {
  const { page } = bar;
  const [open, setOpen] = useState<FilterId | null>(null);
  const panels = visiblePanels(bar.definition, bar.permissible);
  const unchanged = bar.changed.length === 0;
  const kept = useKept(bar.filters.kept, bar.about);
  const openPanel: FilterPanel | null = open === null ? null : panelOf(page, open);
  return (
    <section className={classes.bar} aria-label="Filters">
      <div className={classes.row}>
        <Group gap={6}>
          {panels.map(({ panel, ids }) => (
            <PanelMenu
              key={panel}
              bar={bar}
              panel={panel}
              ids={ids}
              open={openPanel === panel ? open : null}
              onOpen={setOpen}
            />
          ))}
          <SavedFilters bar={bar} />
        </Group>
        <Group gap={6} className={classes.actions}>
          <CopyLink />
          {!bar.definition.autoApply && (
            <ReasonButton variant="subtle" disabledReason={unchanged ? nothingChanged : null} onClick={bar.reset}>
              Reset
            </ReasonButton>
          )}
          <ReasonButton
            variant="subtle"
            disabledReason={
              bar.filters.isDefault && bar.pending.length === 0 && unchanged ? 'There is nothing to clear' : null
            }
            onClick={bar.clearAll}
          >
            Clear All
          </ReasonButton>
          {!bar.definition.autoApply && <ApplyButton changed={bar.changed.length} onApply={bar.apply} />}
        </Group>
      </div>
      <FilterProblems problems={[...bar.filters.problems, ...kept.problems]} onRemove={bar.filters.removeText} />
      <ClauseChips bar={bar} onOpen={setOpen} />
      <LeftOut bar={bar} />
      <UnheldValues clauses={bar.filters.applied} />
      <KeptFilters texts={kept.texts} />
    </section>
  );
};

const Bar = ({ page, filters }: Props) => <FilterBarOf bar={useFilterBar(page, { held: filters })} />;

/**
 * Another page is another bar: nothing that waits on one page is carried to the next. Drawn anew when its filters are others, not
 * with each answer of the page.
 */
export const FilterBar = memo((props: Props) => <Bar key={props.page} {...props} />);
