/** What an answer covers, in one line: sample size, days, panel; a small sample is marked, never hidden. */
import {
  formatCount,
  isViewId,
  type Meta,
  type Reliance,
  relianceOf,
  smallSampleSentence,
  smallSampleWords,
  viewDefinition,
} from '@cvm/contract';
import { Badge, Group, Text, Tooltip } from '@mantine/core';
import type { Sample } from './model.ts';
import { nounOf, sampleWords } from './prepare/sample.ts';
import { type Answered, daysText, filtersText, growthText, panelText, reachText } from './scope.ts';

const SmallSampleBadge = ({ reliance }: { reliance: Reliance }) => (
  <Tooltip label={smallSampleSentence(reliance)}>
    <Badge size="sm" variant="default" tt="none" fw={500} tabIndex={0}>
      {smallSampleWords}
    </Badge>
  </Tooltip>
);

type IndicatorProps = {
  /** Null while it is not known. */
  sample: Pick<Sample, 'count' | 'effective'> | null;
  /** The answer is on its way. */
  pending: boolean;
};

/** Whether a sample can be relied on: quiet where it can, marked where it cannot. */
export const SampleIndicator = ({ sample, pending }: IndicatorProps) => {
  const reliance = sample === null ? null : relianceOf(sample);
  if (reliance === 'tiny' || reliance === 'small') return <SmallSampleBadge reliance={reliance} />;
  const words = pending ? 'Calculating...' : reliance === 'sufficient' ? 'Sufficient' : null;
  return words === null ? null : (
    <Text size="xs" c="dimmed" truncate>
      {words}
    </Text>
  );
};

type Props = {
  meta: (Meta & Pick<Answered, 'columns'>) | null;
  /** What a row is: their number is told first. */
  rowLabel?: string | undefined;
  /** The same of many; absent = with an s. */
  rowsLabel?: string | undefined;
  /** What is said before all else. */
  lead?: string | null | undefined;
  /** Says the filters too, where no filter bar does. */
  filters?: boolean;
  size?: 'xs' | 'sm';
};

export const SampleNote = ({ meta, rowLabel, rowsLabel, lead = null, filters = false, size = 'sm' }: Props) => {
  if (meta === null) return <Text size={size}>&nbsp;</Text>;
  const sample: Sample = {
    count: meta.sampleSize,
    noun: nounOf(meta),
    effective: meta.effectiveSampleSize,
    isSum: false,
  };
  const parts = [
    lead,
    // Rows that are kept back are not none.
    rowLabel === undefined || meta.suppressed !== undefined ? null : formatCount(meta.rows, rowLabel, rowsLabel),
    sampleWords(sample),
    ...(filters ? filtersText(meta, meta.names) : []),
    isViewId(meta.view) ? daysText(viewDefinition(meta.view), meta.range) : null,
    panelText(meta),
    ...reachText(meta),
  ].filter((part) => part !== null);
  const reliance = relianceOf(sample);
  const noGrowth = growthText(meta);
  return (
    <Group gap="xs">
      <Text size={size} c="dimmed">
        {parts.join(' · ')}
      </Text>
      {noGrowth === null ? null : (
        <Text size={size} c="dimmed">
          {noGrowth}.
        </Text>
      )}
      {reliance === 'tiny' || reliance === 'small' ? <SmallSampleBadge reliance={reliance} /> : null}
    </Group>
  );
};
