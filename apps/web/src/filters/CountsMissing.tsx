import { Text } from '@mantine/core';

/** Stands below options that lack the numbers of their members: they must not look as if nobody were counted. */
export const CountsMissing = () => (
  <Text size="xs" c="dimmed" mt={6} role="status">
    How many members each has could not be loaded.
  </Text>
);
