/** The memes made of one moment, most liked first. */
import { type Clause, formatValue, type Row, viewDefinition } from '@cvm/contract';
import { Center, Loader, Modal } from '@mantine/core';
import { useMemo, useState } from 'react';
import { ViewBlocked, ViewEmpty, ViewError } from '../../../views/states.tsx';
import { useView } from '../../../views/use-view.ts';
import { counted, textOf } from './Comment.tsx';
import classes from './moments.module.css';
import type { Moment } from './moments.ts';

const Picture = ({ src }: { src: string }) => {
  const [broken, setBroken] = useState(false);
  return broken ? null : (
    <img className={classes.picture} src={src} alt="The moment" loading="lazy" onError={() => setBroken(true)} />
  );
};

export const Meme = ({ row }: { row: Row }) => {
  const [picture, words] = [textOf(row, 'memeUrl'), textOf(row, 'commentText')];
  return (
    <li className={classes.meme}>
      {picture === '' ? null : <Picture src={picture} />}
      <div>
        {words === '' ? null : <p className={classes.words}>{words}</p>}
        <p className={classes.quiet}>
          {counted(row, 'likes', 'like', 'likes')} · {counted(row, 'replies', 'reply', 'replies')} ·{' '}
          {counted(row, 'shares', 'share', 'shares')} · {formatValue('time', row.commentDate)}
        </p>
      </div>
    </li>
  );
};

const accepted = viewDefinition('memes').filters;

const List = ({ clauses, screencapId }: { clauses: readonly Clause[]; screencapId: string }) => {
  const asked = useMemo(
    (): Clause[] => [
      { id: 'screencapId', op: 'is', values: [screencapId], join: 'or' },
      ...clauses.filter(({ id }) => accepted.includes(id)),
    ],
    [clauses, screencapId],
  );
  const { status, rows, meta, error, retry, blockedMessage } = useView('memes', asked);
  if (status === 'loading')
    return (
      <Center h={200} role="status" aria-label="Fetching Data...">
        <Loader />
      </Center>
    );
  if (status === 'error') return <ViewError error={error} onRetry={retry} />;
  if (status === 'blocked') return <ViewBlocked message={blockedMessage} />;
  if (status === 'empty') return <ViewEmpty meta={meta} reason="No meme of this moment is inside the filters." />;
  return (
    <ul className={classes.memes}>
      {rows.map((row) => (
        <Meme key={textOf(row, 'commentId')} row={row} />
      ))}
    </ul>
  );
};

type Props = { clauses: readonly Clause[]; moment: Moment | null; onClose: () => void };

export const Memes = ({ clauses, moment, onClose }: Props) => (
  <Modal
    opened={moment !== null}
    onClose={onClose}
    title={moment?.words ?? 'Memes'}
    size="lg"
    closeButtonProps={{ 'aria-label': 'Close the memes' }}
    transitionProps={{ duration: 0 }}
  >
    {moment === null || moment.screencapId === null ? null : (
      <List clauses={clauses} screencapId={moment.screencapId} />
    )}
  </Modal>
);
