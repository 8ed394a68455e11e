/** The segments to choose from, and the way into their window: a panel of the bar, and a button of a builder. */
import { Button, Group, Popover } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonButton } from '../filters/ReasonButton.tsx';
import { SegmentList } from '../segments/SegmentList.tsx';
import { SegmentWindow } from '../segments/SegmentWindow.tsx';
import { startOf } from '../segments/segment-start.ts';
import { type Segment, segmentsQuery } from '../segments/segments.ts';
import { useForeign } from '../session/session.ts';
import { ChevronDownIcon } from '../ui/icons.tsx';
import classes from './FilterBar.module.css';
import { menuProps } from './PanelMenu.tsx';
import type { FilterBarState } from './use-filter-bar.ts';

type Window = 'list' | 'create';

type Props = {
  bar: FilterBarState;
  /** What the button says. */
  label?: string;
};

export const SavedFilters = ({ bar, label = 'Saved Filters' }: Props) => {
  const [opened, setOpened] = useState(false);
  const [window, setWindow] = useState<Window | null>(null);
  const { segment } = bar.filters;
  const foreign = useForeign();
  const { data: segments } = useQuery({ ...segmentsQuery, enabled: segment !== null });
  const name = segments?.find(({ uuid }) => uuid === segment)?.name;
  const choose = (chosen: Segment | null) => {
    if (chosen === null) bar.clearAll();
    else bar.filters.applySegment(chosen.uuid, chosen.clauses);
  };
  const openWindow = (view: Window) => {
    setOpened(false);
    setWindow(view);
  };
  return (
    <>
      <Popover opened={opened} onChange={setOpened} {...menuProps}>
        <Popover.Target>
          <Button
            variant="default"
            aria-label={name === undefined ? label : `${label}, ${name} chosen`}
            className={classes.saved}
            classNames={{ label: classes.savedName ?? '' }}
            rightSection={<ChevronDownIcon size={14} />}
            onClick={() => setOpened(!opened)}
          >
            {name === undefined ? label : `${label}: ${name}`}
          </Button>
        </Popover.Target>
        <Popover.Dropdown className={classes.menu}>
          {/* Not before it is opened: most pages are left without a look at the segments. */}
          {opened && (
            <>
              <SegmentList page={bar.definition} selected={segment} onChoose={choose} />
              <Group className={classes.footer} justify="space-between">
                <Button variant="subtle" onClick={() => openWindow('list')}>
                  Manage Segments
                </Button>
                <ReasonButton disabledReason={foreign} onClick={() => openWindow('create')}>
                  Create Segment
                </ReasonButton>
              </Group>
            </>
          )}
        </Popover.Dropdown>
      </Popover>
      {window === null ? null : (
        <SegmentWindow
          page={bar.definition}
          view={window === 'list' ? 'list' : { edit: null }}
          start={startOf(bar.pending)}
          selected={segment}
          onChoose={choose}
          onClose={() => setWindow(null)}
        />
      )}
    </>
  );
};
