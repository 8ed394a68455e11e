/** The headings of a built table, by which it is sorted. */
import { meaningOf } from '@cvm/contract';
import { UnstyledButton } from '@mantine/core';
import { Fragment } from 'react';
import tableClasses from '../../tables/table.module.css';
import { ariaSort } from '../../ui/aria-sort.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../../ui/icons.tsx';
import { usePrinting } from '../../ui/use-printing.ts';
import { type AnswerColumn, partLabels, type SortBy } from './answer.ts';
import type { Draft } from './builder.ts';
import { headingOf, isFigure, isRight } from './cells.ts';
import { dimensionColumn } from './dimension-column.ts';
import classes from './result-table.module.css';

type Props = {
  draft: Draft;
  columns: readonly AnswerColumn[];
  sort: SortBy | null;
  onSort: (sort: SortBy) => void;
  /** The number of each row stands before it. */
  isNumbered: boolean;
};

/** Longer ones may not fit a line. */
const wholeMax = 12;

/** Lines break between words: `18-24` and a date are one each, which browsers would part at a hyphen. */
const Words = ({ text }: { text: string }) => (
  <span>
    {text.split(' ').map((word, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word has nothing but its place.
      <Fragment key={place}>
        {place === 0 ? '' : ' '}
        {word.includes('-') && word.length <= wholeMax ? <span className={classes.whole}>{word}</span> : word}
      </Fragment>
    ))}
  </span>
);

type HeadProps = Pick<Props, 'sort' | 'onSort'> & {
  column: AnswerColumn;
  label: string;
  rowSpan: number;
  index: number;
  second: boolean;
};

const HeadCell = ({ column, label, rowSpan, index, second, sort, onSort }: HeadProps) => {
  const direction = sort?.name === column.name ? sort.direction : null;
  const first = isRight(column) ? 'desc' : 'asc';
  const sorted = direction !== null || undefined;
  // Browsers repeat the head of a table on each page, but no button in it.
  const printing = usePrinting();
  const content = (
    <>
      <Words text={label} />
      <span className={tableClasses.arrow}>
        {direction === 'asc' ? <ArrowUpIcon size={12} /> : <ArrowDownIcon size={12} />}
      </span>
    </>
  );
  const toggle = () =>
    onSort({ name: column.name, direction: direction === null ? first : direction === 'asc' ? 'desc' : 'asc' });
  const className = [isRight(column) ? tableClasses.numeric : '', second ? classes.second : ''].join(' ');
  if (column.part !== null)
    return (
      <th scope="col" rowSpan={rowSpan} aria-colindex={index} className={className}>
        <Words text={label} />
      </th>
    );
  return (
    <th
      scope="col"
      rowSpan={rowSpan}
      aria-colindex={index}
      data-first={index === 1 || undefined}
      aria-sort={direction === null ? 'none' : ariaSort[direction]}
      className={className}
      data-hint={meaningOf(column) ?? undefined}
    >
      {printing ? (
        <span className={tableClasses.sort} data-sorted={sorted}>
          {content}
        </span>
      ) : (
        <UnstyledButton className={tableClasses.sort} onClick={toggle} data-sorted={sorted}>
          {content}
        </UnstyledButton>
      )}
    </th>
  );
};

/** Of a column on screen. */
export const width = (column: AnswerColumn): number => {
  if (isFigure(column)) return 132;
  return column.field === 'title' ? 230 : column.type === 'date' ? 120 : 168;
};

/** The measures in their order, each with the columns it has. */
const measureGroups = (columns: readonly AnswerColumn[]): { label: string; span: number; key: string }[] => {
  const groups: { label: string; span: number; key: string }[] = [];
  for (const column of columns.filter(isFigure)) {
    const last = groups.at(-1);
    if (last?.key === column.field) last.span += 1;
    else groups.push({ label: column.title, span: 1, key: column.field });
  }
  return groups;
};

const labelIn = ({ draft }: Pick<Props, 'draft'>, column: AnswerColumn): string => {
  if (column.at === null) return column.part === null ? column.label : partLabels[column.part];
  const heading = headingOf(draft, column, dimensionColumn);
  return column.part === null ? heading : `${heading}: ${partLabels[column.part]}`;
};

/** Of the first column, which stays when the others are scrolled. */
export const firstWidth = ([first]: readonly AnswerColumn[]): number =>
  first === undefined || isFigure(first) ? 0 : width(first);

/** One line of headings, or two where there are pivots: the measures, and below each its places. */
export const ResultHead = (props: Props) => {
  const { columns, draft } = props;
  const isPivoted = draft.pivots.length > 0;
  const dimensions = columns.filter((column) => !isFigure(column));
  const head = (column: AnswerColumn, rowSpan: number, second: boolean) => (
    <HeadCell
      key={column.name}
      column={column}
      label={labelIn(props, column)}
      rowSpan={rowSpan}
      index={columns.indexOf(column) + 1}
      second={second}
      sort={props.sort}
      onSort={props.onSort}
    />
  );
  const number = props.isNumbered ? (
    <th scope="col" rowSpan={isPivoted ? 2 : 1} className={tableClasses.numeric}>
      #
    </th>
  ) : null;
  if (!isPivoted)
    return (
      <thead>
        <tr>
          {number}
          {columns.map((column) => head(column, 1, false))}
        </tr>
      </thead>
    );
  return (
    <thead>
      <tr>
        {number}
        {dimensions.map((column) => head(column, 2, false))}
        {measureGroups(columns).map(({ label, span, key }) => (
          <th key={key} scope="colgroup" colSpan={span} className={classes.group}>
            <span style={{ left: firstWidth(columns) + 12 }}>{label}</span>
          </th>
        ))}
      </tr>
      <tr>{columns.filter(isFigure).map((column) => head(column, 1, true))}</tr>
    </thead>
  );
};
