/** The pages of a table: which rows are shown, how many at once, and the way to the others. */
import { formatValue } from '@cvm/contract';
import { ActionIcon, Group, Select, Text } from '@mantine/core';
import { UnknownChoice } from '../../address/UnknownChoice.tsx';
import { type ChoiceKey, isWhole, useWhole } from '../../address/use-in-address.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons.tsx';
import classes from './pager.module.css';

/** 3-reports-and-admin section 9. */
export const pageSizes = [10, 25, 50, 100] as const;
export const defaultPageSize = 25;

type Shown = {
  /** From 0. */
  readonly page: number;
  readonly size: number;
  readonly setPage: (page: number) => void;
  readonly setSize: (size: number) => void;
  /** Is this the number of a page, as people count them? */
  readonly has: (text: string) => boolean;
};

/** Which page of so many rows the address shows; of one behind the last, the last. */
export const usePage = (pageKey: ChoiceKey, sizeKey: ChoiceKey, count: number): Shown => {
  const { value: asked, put: putPage } = useWhole(pageKey, 1);
  const { value: rowsAtOnce, put: putSize } = useWhole(sizeKey, defaultPageSize);
  const size = pageSizes.find((one) => one === rowsAtOnce) ?? defaultPageSize;
  const pages = Math.max(1, Math.ceil(count / size));
  const page = Math.min(asked, pages) - 1;
  const setPage = (next: number) => putPage(next + 1);
  return {
    page,
    size,
    setPage,
    setSize: (next) => {
      setPage(Math.floor((page * size) / next));
      putSize(next);
    },
    has: (text) => isWhole(text) && Number(text) <= pages,
  };
};

/** Says which page is shown where the address asks for one that there is not. */
export const UnknownPage = ({ name, shown }: { name: ChoiceKey; shown: Shown }) => (
  <div className={classes.unknown}>
    <UnknownChoice name={name} known={shown.has} instead={`Page ${shown.page + 1}`} />
  </div>
);

type Props = {
  page: number;
  size: number;
  count: number;
  onPage: (page: number) => void;
  onSize: (size: number) => void;
};

export const Pager = ({ page, size, count, onPage, onSize }: Props) => {
  const last = Math.max(0, Math.ceil(count / size) - 1);
  const from = count === 0 ? 0 : page * size + 1;
  const number = (value: number) => formatValue('count', value);
  return (
    <Group gap="xs" justify="flex-end" p={8} role="navigation" aria-label="Pages of the table">
      <Text size="sm" c="dimmed" id="rows-per-page" data-screen>
        Rows per page
      </Text>
      <Select
        w={72}
        aria-labelledby="rows-per-page"
        data={pageSizes.map(String)}
        value={String(size)}
        allowDeselect={false}
        onChange={(value) => onSize(Number(value))}
      />
      <Text size="sm" aria-live="polite">
        {number(from)} to {number(Math.min(count, (page + 1) * size))} of {number(count)}
      </Text>
      <ActionIcon variant="default" aria-label="Previous page" disabled={page === 0} onClick={() => onPage(page - 1)}>
        <ChevronLeftIcon size={14} />
      </ActionIcon>
      <ActionIcon variant="default" aria-label="Next page" disabled={page >= last} onClick={() => onPage(page + 1)}>
        <ChevronRightIcon size={14} />
      </ActionIcon>
    </Group>
  );
};
