/** One comment of the feed: what it says and shows, how it was meant, how it was received. Opening it opens its thread. */
import { formatCount, formatValue, isolated, missing, type Row, ratingLabels } from '@cvm/contract';
import { Badge, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { columnOf } from '../../../charts/prepare/cells.ts';
import { characterName } from '../../../charts/prepare/characters-figure.ts';
import { SeeMore } from '../../SeeMore.tsx';
import classes from './reactions.module.css';

export const textOf = (row: Row, name: string): string => {
  const value = row[name];
  return typeof value === 'string' ? value : '';
};
/** `1 reply`, `1,204 replies`. */
export const counted = (row: Row, name: string, one: string, many: string): string => {
  const count = row[name];
  return typeof count === 'number' ? formatCount(count, one, many) : `${missing} ${many}`;
};

/** The picture of a comment; one that cannot be loaded leaves nothing behind. */
const Picture = ({ src }: { src: string }) => {
  const [broken, setBroken] = useState(false);
  return broken ? null : (
    <img
      className={classes.picture}
      src={src}
      alt="Attached by its writer"
      loading="lazy"
      onError={() => setBroken(true)}
    />
  );
};

const ratingOf = (row: Row): string | null =>
  typeof row.rating === 'number' ? (ratingLabels[row.rating - 1] ?? null) : null;

const Meant = ({ row }: { row: Row }) => {
  const rating = ratingOf(row);
  const emotions = textOf(row, 'emotionName').split('|').filter(Boolean);
  const character = textOf(row, 'characterName');
  if (rating === null && emotions.length === 0 && character === '') return null;
  return (
    <div className={classes.meant}>
      {rating === null ? null : (
        <Badge variant="light" size="sm">
          {rating} {String(row.rating)}★
        </Badge>
      )}
      {emotions.map((emotion) => (
        <Badge key={emotion} variant="default" size="sm" tt="none" fw={500}>
          {emotion}
        </Badge>
      ))}
      {character === '' ? null : (
        <span className={classes.character} title={character}>
          Character: {isolated(characterName(character))}
        </span>
      )}
    </div>
  );
};

/** Another count than the weighted one of a title. */
const engagementsMeaning = columnOf('reactionFeed', 'numEngagements').calculated;

/** "see-more cut at 140" (2-title-reports section 9), in the feed; a thread and paper have all of it. */
const wordsLength = 140;

/** Many of them would push what others say out of sight; one parts two thoughts as well. */
const emptyLines = /(?:[^\S\n]*\n){3,}/g;

type Props = {
  row: Row;
  /** Absent in its own thread, where it is open already. */
  onOpen?: () => void;
};

export const Comment = ({ row, onOpen }: Props) => {
  const words = textOf(row, 'text').replace(emptyLines, '\n\n');
  const picture = textOf(row, 'imageUrl');
  return (
    <>
      <p className={classes.when}>
        <time dateTime={`${textOf(row, 'date').replace(' ', 'T')}Z`}>{formatValue('time', row.date)}</time>
      </p>
      {words === '' ? null : onOpen === undefined ? (
        <p className={classes.words}>{words}</p>
      ) : (
        <SeeMore text={words} length={wordsLength} className={classes.words} />
      )}
      {picture === '' ? null : <Picture src={picture} />}
      <Meant row={row} />
      <p className={classes.received}>
        <span>{counted(row, 'numLikes', 'like', 'likes')}</span>
        <span>{counted(row, 'numShares', 'share', 'shares')}</span>
        <span title={engagementsMeaning}>{counted(row, 'numEngagements', 'engagement', 'engagements')}</span>
        {onOpen === undefined ? (
          <span>{counted(row, 'numComments', 'reply', 'replies')}</span>
        ) : (
          <button type="button" className={classes.open} onClick={onOpen}>
            {counted(row, 'numComments', 'reply', 'replies')}
            <VisuallyHidden>: open the thread of this comment</VisuallyHidden>
          </button>
        )}
      </p>
    </>
  );
};
