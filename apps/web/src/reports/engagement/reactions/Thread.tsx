/** A comment with its replies, oldest first unless another order is chosen (2-title-reports section 2.7). */
import { type Clause, formatValue, type Row, type Sort } from '@cvm/contract';
import { Button, Loader, Modal, Select, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { ViewBlocked, ViewError } from '../../../views/states.tsx';
import { useViewPages } from '../../../views/use-view-pages.ts';
import { Comment, counted, textOf } from './Comment.tsx';
import classes from './reactions.module.css';

const pageSize = 50;

/** How a thread begins. */
const oldestFirst: readonly Sort[] = [{ column: 'date', direction: 'asc' }];

/** The orders that are offered (2-title-reports section 2.7). */
const orders = {
  top: { label: 'Top Replies', sorts: [{ column: 'numLikes', direction: 'desc' }] },
  newest: { label: 'Newest Replies', sorts: [{ column: 'date', direction: 'desc' }] },
} as const satisfies Record<string, { label: string; sorts: readonly Sort[] }>;
/** Null = none is chosen. */
type Order = keyof typeof orders | null;

const isOrder = (text: string | null): text is Order => text === null || Object.hasOwn(orders, text);

export const Reply = ({ row }: { row: Row }) => (
  <li className={classes.reply}>
    <p className={classes.when}>{formatValue('time', row.date)}</p>
    <p className={classes.words}>{textOf(row, 'text')}</p>
    <p className={classes.received}>{counted(row, 'numLikes', 'like', 'likes')}</p>
  </li>
);

const Replies = ({ about, commentId, order }: { about: Clause; commentId: string; order: Order }) => {
  const clauses = useMemo(
    (): Clause[] => [about, { id: 'parentComment', op: 'is', values: [commentId], join: 'or' }],
    [about, commentId],
  );
  const sorts = order === null ? oldestFirst : orders[order].sorts;
  const pages = useViewPages('reactionFeed', clauses, { sorts, pageSize });
  if (pages.status === 'loading')
    return (
      <p className={classes.fetching} role="status">
        <Loader size={12} /> Fetching Data...
      </p>
    );
  if (pages.status === 'error') return <ViewError error={pages.error} onRetry={pages.retry} />;
  if (pages.status === 'blocked') return <ViewBlocked message={pages.blockedMessage} />;
  if (pages.status === 'empty')
    return (
      <Text size="sm" c="dimmed" role="status">
        No Replies
      </Text>
    );
  return (
    <>
      <ol className={classes.replies}>
        {pages.rows.map((row) => (
          <Reply key={textOf(row, 'commentId')} row={row} />
        ))}
      </ol>
      {pages.hasMore ? (
        <Button variant="default" loading={pages.fetchingMore} onClick={pages.fetchMore}>
          More replies
        </Button>
      ) : null}
    </>
  );
};

/** Each thread begins with its oldest reply, in whatever order the one before was read. */
const Opened = ({ about, comment }: { about: Clause; comment: Row }) => {
  const [order, setOrder] = useState<Order>(null);
  return (
    <>
      <div className={classes.root}>
        <Comment row={comment} />
      </div>
      <Select
        aria-label="Order of the replies"
        placeholder="Oldest first"
        w={170}
        my="sm"
        clearable
        clearButtonProps={{ title: 'Oldest replies first' }}
        data={Object.entries(orders).map(([value, { label }]) => ({ value, label }))}
        value={order}
        onChange={(value) => isOrder(value) && setOrder(value)}
      />
      <Replies about={about} commentId={textOf(comment, 'commentId')} order={order} />
    </>
  );
};

type Props = { about: Clause; comment: Row | null; onClose: () => void };

export const Thread = ({ about, comment, onClose }: Props) => (
  <Modal
    opened={comment !== null}
    onClose={onClose}
    title="Thread"
    size="lg"
    closeButtonProps={{ 'aria-label': 'Close the thread' }}
    transitionProps={{ duration: 0 }}
  >
    {comment === null ? null : <Opened about={about} comment={comment} />}
  </Modal>
);
