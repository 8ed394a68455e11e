/**
 * The saved segments, each to be chosen and, chosen again, to be left (1-foundation section 4). One that does not apply
 * to the page says so. In: the page and the chosen segment. Out: the segment that was chosen, null for none.
 */
import { type FilterLabels, formatValue, type PageFilters } from '@cvm/contract';
import { Skeleton, Text, Tooltip, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { clauseLabel } from '../filters/clause-label.ts';
import { OptionMark } from '../filters/OptionMark.tsx';
import { OptionsFailed } from '../filters/OptionsFailed.tsx';
import { panelRule } from '../filters/panel-rule.ts';
import { useFilterLabels } from '../filters/use-options.ts';
import classes from './Segments.module.css';
import { segmentProblem } from './segment-fit.ts';
import { type Segment, useSegments } from './segments.ts';

type Props = {
  page: PageFilters;
  selected: string | null;
  onChoose: (segment: Segment | null) => void;
  /** What else can be done with a segment. */
  actionsOf?: (segment: Segment) => ReactNode;
};

/** What a segment holds, in one line. */
const previewOf = (page: PageFilters, { clauses }: Segment, labels: FilterLabels): string =>
  clauses
    .map((clause) => clauseLabel(page, clause, labels, panelRule(clauses, { panelAvailable: true, limits: {} })).full)
    .join(' · ');

type ItemProps = Props & { segment: Segment; labels: FilterLabels };

const Item = ({ page, selected, onChoose, actionsOf, segment, labels }: ItemProps) => {
  const problem = segmentProblem(page, segment);
  const pressed = segment.uuid === selected;
  // A link may have chosen one that cannot be: it can be left.
  const isClosed = problem !== null && !pressed;
  const preview = segment.problem ?? previewOf(page, segment, labels);
  return (
    <li className={classes.item}>
      <Tooltip label={problem ?? preview}>
        <UnstyledButton
          className={classes.choose}
          aria-label={segment.name}
          aria-pressed={pressed}
          aria-disabled={isClosed || undefined}
          aria-description={problem ?? preview}
          onClick={isClosed ? undefined : () => onChoose(pressed ? null : segment)}
        >
          <OptionMark state={pressed ? 'included' : 'empty'} />
          <span className={classes.words}>
            <span className={classes.name}>{segment.name}</span>
            <span className={classes.preview}>{preview}</span>
          </span>
          <span className={classes.date}>{formatValue('longDate', segment.dateModified.slice(0, 10))}</span>
        </UnstyledButton>
      </Tooltip>
      {actionsOf?.(segment)}
    </li>
  );
};

const places = [0, 1, 2, 3];

export const SegmentList = (props: Props) => {
  const { data, error, refetch } = useSegments();
  // Benchmarks are segments, too, and are chosen elsewhere.
  const segments = (data ?? []).filter(({ options }) => !options.isBenchmark);
  const labels = useFilterLabels(segments.flatMap(({ clauses }) => clauses));
  if (data === undefined && error !== null) return <OptionsFailed error={error} onRetry={() => void refetch()} />;
  if (data === undefined)
    return (
      <div className={classes.list} role="status" aria-label="Loading segments">
        {places.map((place) => (
          <Skeleton key={place} height={36} my={6} />
        ))}
      </div>
    );
  if (segments.length === 0)
    return (
      <div className={classes.empty}>
        <Text fw={600}>No saved segments yet</Text>
        <Text size="sm" c="dimmed">
          Save a set of filters under a name to apply it on any page again.
        </Text>
      </div>
    );
  return (
    <ul className={classes.list} aria-label="Saved segments">
      {segments.map((segment) => (
        <Item key={segment.uuid} {...props} segment={segment} labels={labels} />
      ))}
    </ul>
  );
};
