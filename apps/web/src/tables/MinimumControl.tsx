/** The minimum of a ranking by a rate: how many people a row must rest on, and how many rows rest on fewer. */
import { formatCount, formatValue } from '@cvm/contract';
import { Group, NumberInput, Text } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useChangeSearch } from '../change-search.ts';
import { countedBy, type Minimum } from './rates.ts';

/** What the address says of it; absent = the page's own. */
export const useMinimum = (): { asked: string | undefined; setMinimum: (least: number) => void } => {
  const asked = useSearch({ strict: false, select: ({ minimum }) => minimum });
  const changeSearch = useChangeSearch();
  const setMinimum = (least: number) => changeSearch((search) => ({ ...search, minimum: String(least) }));
  return { asked, setMinimum };
};

type Props = {
  minimum: Minimum;
  /** Rows on fewer people. */
  below: number;
  /** What a row is: `show`. */
  rowLabel: string;
  /** Counts of people in the table are sums of weights, which is not what the minimum is of. */
  isWeighted: boolean;
  onChange: (least: number) => void;
};

type Below = Pick<Props, 'minimum' | 'below' | 'rowLabel' | 'isWeighted'>;

const counted = ({ minimum: { base }, isWeighted }: Pick<Props, 'minimum' | 'isWeighted'>): string =>
  `${countedBy(base)}${isWeighted ? ' before weighting' : ''}`;

const fewerText = (told: Below): string =>
  `${formatCount(told.below, told.rowLabel)} with fewer than ${formatValue('count', told.minimum.least)} ${counted(told)}`;

/** Of a picture or a file, which has the ranked rows. */
export const leftOutText = (told: Below): string => `${fewerText(told)} ${told.below === 1 ? 'is' : 'are'} not listed.`;

const belowText = (told: Below): string =>
  told.below === 0
    ? `All ${told.rowLabel}s reach it.`
    : `${fewerText(told)} ${told.below === 1 ? 'stands' : 'stand'} grey below the others, without a rank.`;

export const MinimumControl = (props: Props) => {
  const { minimum, onChange } = props;
  const words = `Minimum ${counted(props)}`;
  return (
    <Group gap="xs" mb="xs">
      <Text component="label" size="sm" htmlFor="minimum">
        {words}
      </Text>
      <NumberInput
        id="minimum"
        size="xs"
        w={76}
        min={0}
        step={10}
        allowNegative={false}
        allowDecimal={false}
        value={minimum.least}
        onChange={(value) => onChange(Math.max(0, Math.trunc(Number(value) || 0)))}
      />
      <Text size="sm" c="dimmed" role="status">
        {belowText(props)}
      </Text>
    </Group>
  );
};
