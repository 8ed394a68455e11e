/** A hit: picture, name, and what tells it from others of its name. A picture that is broken or missing is initials. */
import type { SearchGroup, SearchHit } from '@cvm/contract';
import { Avatar, Text } from '@mantine/core';
import classes from './search.module.css';

export const HitLabel = ({ group, hit }: { group: SearchGroup; hit: SearchHit }) => (
  <span className={classes.hit}>
    <Avatar
      src={hit.image}
      // The name stands beside it.
      alt=""
      name={hit.name}
      size={28}
      radius={group === 'actor' ? 'xl' : 'sm'}
      color="gray"
      // A logo is wide, and no logo any more where its ends are cut off.
      styles={{ image: { objectFit: group === 'network' ? 'contain' : 'cover' } }}
      aria-hidden="true"
    />
    <span className={classes.hitText}>
      <Text component="span" size="sm" truncate="end" display="block">
        {hit.name}
      </Text>
      {hit.note === null ? null : (
        <Text component="span" size="xs" c="dimmed" truncate="end" display="block">
          {hit.note}
        </Text>
      )}
    </span>
  </span>
);
