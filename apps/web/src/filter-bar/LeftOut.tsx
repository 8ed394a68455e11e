/** What the applied filters name and the user may not see: figures are without it, which must not go without a word. */
import { Text } from '@mantine/core';
import { leftOutSentences } from '../filters/entitlement.ts';
import classes from './FilterBar.module.css';
import type { FilterBarState } from './use-filter-bar.ts';

export const LeftOut = ({ bar }: { bar: FilterBarState }) => {
  const sentences = leftOutSentences(bar.permissible, bar.filters.applied, bar.labels);
  return sentences.length === 0 ? null : (
    <Text className={classes.none} size="sm" role="status">
      {sentences.join(' ')}
    </Text>
  );
};
