/**
 * The form of a builder: the filters of the page by tab, what is chosen so far, and Apply. It stands on the page until
 * something is applied, and in the dialog that changes it afterwards.
 */
import type { FilterId, FilterPanel } from '@cvm/contract';
import { Group, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { nothingChanged } from '../filter-bar/ApplyButton.tsx';
import { ClauseChips } from '../filter-bar/ClauseChips.tsx';
import type { FilterBarState } from '../filter-bar/use-filter-bar.ts';
import { Count, FilterTabs, withCount } from '../filters/FilterTabs.tsx';
import { clausesOf } from '../filters/pending.ts';
import { ReasonButton } from '../filters/ReasonButton.tsx';
import { isComplete } from '../filters/requirements.ts';
import { Tabbed, TabPanel } from '../ui/Tabbed.tsx';
import classes from './builder.module.css';
import { builderTabs } from './builder-tabs.ts';
import type { BuilderWords } from './words.ts';

const tabLabels: Record<FilterPanel, string> = {
  content: 'Content',
  users: 'Demographic',
  date: 'Date',
  metric: 'Metric',
};

/** Why what is chosen cannot be applied; null = it can. */
export const applyProblem = (
  { definition, pending, changed }: Pick<FilterBarState, 'definition' | 'pending' | 'changed'>,
  { requirement }: Pick<BuilderWords, 'requirement'>,
): string | null => {
  if (!isComplete(definition, pending)) return requirement;
  return changed.length === 0 ? nothingChanged : null;
};

type Props = {
  bar: FilterBarState;
  words: BuilderWords;
  /** The filter that is shown first. */
  first?: FilterId | undefined;
  onApplied?: () => void;
  /** Beside Apply. */
  actions?: ReactNode;
};

export const BuilderForm = ({ bar, words, first, onApplied, actions }: Props) => {
  const [open, setOpen] = useState<FilterId | undefined>(first);
  const panels = builderTabs(bar.definition, bar.permissible);
  const shown = panels.find(({ ids }) => open !== undefined && ids.includes(open)) ?? panels[0];
  const problem = applyProblem(bar, words);
  const apply = () => {
    bar.apply();
    onApplied?.();
  };
  return (
    <div className={classes.form}>
      <Tabbed
        className={classes.tabs}
        label={words.name}
        tabs={panels.map(({ panel, ids }) => {
          const count = ids.filter((id) => clausesOf(bar.pending, id).length > 0).length;
          return {
            id: panel,
            label: tabLabels[panel],
            name: withCount(tabLabels[panel], count, count === 1 ? 'filter set' : 'filters set'),
            mark: count === 0 ? undefined : <Count count={count} />,
          };
        })}
        open={shown?.panel ?? null}
        onOpen={(wanted) => setOpen(panels.find(({ panel }) => panel === wanted)?.ids[0])}
      >
        {panels.map(({ panel, ids }) => {
          const [leading] = ids;
          return leading === undefined ? null : (
            <TabPanel key={panel} value={panel} className={classes.panel ?? ''}>
              <FilterTabs
                bar={bar}
                label={`${tabLabels[panel]} filters`}
                ids={ids}
                open={ids.find((id) => id === open) ?? leading}
                onOpen={setOpen}
                onEdit={bar.edit}
              />
            </TabPanel>
          );
        })}
      </Tabbed>
      <ClauseChips bar={bar} onOpen={setOpen} />
      <Text size="sm" c="dimmed">
        {words.hint}
      </Text>
      <Group justify="space-between" gap="xs">
        <Text size="sm" fw={500} role="status">
          {problem === words.requirement ? problem : '\u00a0'}
        </Text>
        <Group gap={6}>
          {actions}
          <ReasonButton disabledReason={problem} data-unsaved={bar.changed.length > 0 || undefined} onClick={apply}>
            {bar.changed.length === 0 ? 'Apply' : `Apply (${bar.changed.length})`}
          </ReasonButton>
        </Group>
      </Group>
    </div>
  );
};
