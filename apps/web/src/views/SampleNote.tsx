/** What an answer covers, in one line: sample size, days, panel; a small sample is marked, never hidden. */
import { formatValue, type Meta } from '@cvm/contract';
import { Badge, Group, Text, Tooltip } from '@mantine/core';
import { sampleText } from '../tables/cell-text.ts';

/** "Sufficient when population reaches the threshold (default 1000)" (2-title-reports section 5). */
const smallSample = 1000;

export const isSmallSample = (sampleSize: number | null | undefined): boolean =>
  typeof sampleSize === 'number' && sampleSize > 0 && sampleSize < smallSample;

/** `Oct 22, 2026 to Nov 20, 2026` in the product's long form; open ranges say from the first day. */
export const rangeText = ({ from, to }: Meta['range']): string =>
  from === null
    ? `All time to ${formatValue('longDate', to)}`
    : `${formatValue('longDate', from)} to ${formatValue('longDate', to)}`;

const SmallSampleBadge = () => (
  <Tooltip
    label={`Fewer than ${formatValue('count', smallSample)} members are behind these figures: read them with care.`}
  >
    <Badge size="sm" variant="default" tt="none" fw={500} tabIndex={0}>
      Small sample
    </Badge>
  </Tooltip>
);

type IndicatorProps = {
  /** Null while it is not known, and where the view has none. */
  sampleSize: number | null;
  /** The answer is on its way. */
  pending: boolean;
};

/** Whether a sample can be relied on: quiet where it can, marked where it cannot. */
export const SampleIndicator = ({ sampleSize, pending }: IndicatorProps) => {
  if (isSmallSample(sampleSize)) return <SmallSampleBadge />;
  const words = pending ? 'Calculating...' : (sampleSize ?? 0) >= smallSample ? 'Sufficient sample' : null;
  return words === null ? null : (
    <Text size="xs" c="dimmed" truncate>
      {words}
    </Text>
  );
};

/** `effective base 5,213` where weights apply: members of equal weight that would say as much; else null. */
export const effectiveText = ({ effectiveSampleSize }: Pick<Meta, 'effectiveSampleSize'>): string | null =>
  effectiveSampleSize === null ? null : `effective base ${formatValue('count', effectiveSampleSize)}`;

/** Whether figures are weighted, in the words of every note. */
export const panelText = (panel: Meta['panel']): string =>
  panel === 'Balanced' ? 'Balanced panel, weighted figures' : 'Total panel';

type Props = { meta: Meta | null; rowsLabel?: string | undefined; size?: 'xs' | 'sm' };

export const SampleNote = ({ meta, rowsLabel, size = 'sm' }: Props) => {
  if (meta === null) return <Text size={size}>&nbsp;</Text>;
  const parts = [
    rowsLabel === undefined ? null : `${formatValue('count', meta.rows)} ${rowsLabel}`,
    sampleText(meta.sampleSize),
    effectiveText(meta),
    rangeText(meta.range),
    panelText(meta.panel),
  ].filter((part) => part !== null);
  return (
    <Group gap="xs">
      <Text size={size} c="dimmed">
        {parts.join(' · ')}
      </Text>
      {isSmallSample(meta.effectiveSampleSize ?? meta.sampleSize) ? <SmallSampleBadge /> : null}
    </Group>
  );
};
