/**
 * The comments of a title, most engaged with or newest first: a list of any length of which the part in sight is drawn,
 * fetched page by page as it is scrolled.
 */
import { type Clause, formatCount, formatValue, type Row } from '@cvm/contract';
import { Loader, Skeleton } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type MouseEvent, useEffect, useMemo, useState } from 'react';
import { UnknownChoice } from '../../../address/UnknownChoice.tsx';
import { ExportMenu } from '../../../exports/ExportMenu.tsx';
import { noRowsReason } from '../../../exports/no-rows.ts';
import { FilterProblems } from '../../../filter-bar/FilterProblems.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { ViewBlocked, ViewEmpty, ViewError } from '../../../views/states.tsx';
import { useView } from '../../../views/use-view.ts';
import { useViewPages, type ViewPages } from '../../../views/use-view-pages.ts';
import type { Empty, ModuleContext, Special } from '../../model.ts';
import { Comment, textOf } from './Comment.tsx';
import { ReactionFilters } from './ReactionFilters.tsx';
import classes from './reactions.module.css';
import { Thread } from './Thread.tsx';
import { type FeedSort, feedSorts, isFeedSort, useReactions } from './use-reactions.ts';

const pageSize = 50;
/** "13 placeholders; list height 1233" (2-title-reports section 2.7). */
const placeholders = 13;
const placeholderHeight = 1233 / placeholders;
/** The next page is fetched when so many comments are left below. */
const runway = 15;

const Placeholders = () => (
  <div role="status" aria-label="Fetching Data...">
    <p className={classes.fetching}>
      <Loader size={12} /> Fetching Data...
    </p>
    {Array.from({ length: placeholders }, (_, place) => place).map((place) => (
      <div key={place} className={classes.placeholder} style={{ height: placeholderHeight }} aria-hidden="true">
        <Skeleton height={10} width={110} />
        <Skeleton height={12} width={`${88 - ((place * 17) % 40)}%`} />
        <Skeleton height={10} width={220} />
      </div>
    ))}
  </div>
);

/** A click anywhere in a comment opens its thread; the button stays what keyboards and screen readers are given. */
const isOpening = ({ target }: MouseEvent<HTMLElement>): boolean =>
  target instanceof HTMLElement && target.closest('a, button') === null && window.getSelection()?.isCollapsed !== false;

type ListProps = {
  pages: ViewPages;
  scroller: HTMLElement | null;
  onOpen: (row: Row) => void;
};

const Comments = ({ pages, scroller, onOpen }: ListProps) => {
  const { rows, hasMore, fetchingMore, fetchMore } = pages;
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => placeholderHeight,
    getItemKey: (index) => textOf(rows[index] ?? {}, 'commentId') || index,
    overscan: 6,
  });
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  const isNear = last >= rows.length - runway;
  // Scrolling is what asks for more; the list that is drawn tells how far it has come.
  useEffect(() => {
    // A sheet has no end that could be scrolled to: it would fetch them all.
    if (window.matchMedia('print').matches) return;
    if (isNear && hasMore && !fetchingMore) fetchMore();
  }, [isNear, hasMore, fetchingMore, fetchMore]);
  return (
    <div
      role="feed"
      aria-label="Comments"
      aria-busy={fetchingMore}
      className={classes.track}
      style={{ height: virtual.getTotalSize() }}
    >
      {items.map(({ index, key, start }) => {
        const row = rows[index];
        if (row === undefined) return null;
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: for pointers alone; the comment has a button that opens its thread.
          <article
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            aria-posinset={index + 1}
            aria-setsize={hasMore ? -1 : rows.length}
            aria-label={`Comment ${formatValue('count', index + 1)}`}
            className={classes.comment}
            style={{ transform: `translateY(${start}px)` }}
            onClick={(click) => {
              if (isOpening(click)) onOpen(row);
            }}
          >
            <Comment row={row} onOpen={() => onOpen(row)} />
          </article>
        );
      })}
    </div>
  );
};

const Body = ({ pages, scroller, onOpen, nothing }: ListProps & { nothing: ReturnType<Empty> }) => {
  if (pages.status === 'loading') return <Placeholders />;
  if (pages.status === 'error') return <ViewError error={pages.error} onRetry={pages.retry} />;
  if (pages.status === 'blocked') return <ViewBlocked message={pages.blockedMessage} />;
  if (pages.status === 'empty') return <ViewEmpty meta={pages.meta} title={nothing.title} reason={nothing.reason} />;
  return <Comments pages={pages} scroller={scroller} onOpen={onOpen} />;
};

/** Every comment is one with an image or one without. */
const useTotal = (clauses: readonly Clause[]): string => {
  const { status, rows, meta } = useView('reactionCounts', clauses, { keepPrevious: true });
  if ((status !== 'data' && status !== 'empty') || meta?.suppressed !== undefined) return '';
  const all = rows
    .filter(({ what }) => what !== 'review')
    .reduce((sum, { count }) => sum + (typeof count === 'number' ? count : 0), 0);
  return formatCount(all, 'comment');
};

type Props = { module: Special<'feed'>; context: ModuleContext };

export const Feed = ({ module, context: { subject, about, clauses, filtered } }: Props) => {
  const { selection, problems, removeText, sort, apply, sortBy } = useReactions(subject);
  const narrowed = useMemo(() => [...clauses, ...selection], [clauses, selection]);
  const { sorts } = feedSorts[sort];
  const pages = useViewPages('reactionFeed', narrowed, { sorts, pageSize });
  const total = useTotal(narrowed);
  // As state, not as a ref: the rows are measured by it and mount before it does.
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState<Row | null>(null);
  const choices = (Object.keys(feedSorts) as FeedSort[]).map((value) => ({ value, label: feedSorts[value].label }));
  return (
    <div className={classes.feed}>
      <ReactionFilters clauses={clauses} isShow={subject === 'show'} applied={selection} onApply={apply} />
      <div className={classes.list}>
        <UnknownChoice name="reactionSort" known={Object.keys(feedSorts)} instead={feedSorts.engagements.label} />
        <FilterProblems problems={problems} onRemove={removeText} />
        <div className={classes.listHead}>
          <span className={classes.total} role="status">
            {total}
          </span>
          <Segmented
            label="Order of the comments"
            choices={choices}
            value={sort}
            onChange={(value) => isFeedSort(value) && sortBy(value)}
          />
          <ExportMenu
            view="reactionFeed"
            clauses={narrowed}
            sorts={sorts}
            iconLabel="Export Reactions"
            disabledReason={noRowsReason(pages, 'comments')}
          />
        </div>
        <section
          // Another selection is another list: it begins at its top.
          key={`${sort} ${JSON.stringify(narrowed)}`}
          ref={setScroller}
          aria-label="Comments, scrollable"
          aria-busy={pages.status === 'loading'}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable to be scrolled by keyboard.
          tabIndex={0}
          className={classes.scroller}
        >
          <Body pages={pages} scroller={scroller} onOpen={setOpened} nothing={module.empty(filtered)} />
        </section>
      </div>
      {/* A thread is read whole: it is about the title alone. */}
      <Thread about={about} comment={opened} onClose={() => setOpened(null)} />
    </div>
  );
};
