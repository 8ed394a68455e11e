/** In the place of an editor whose options could not be fetched. */
import { Button, Group, Text } from '@mantine/core';
import { isRefusal } from '../views/refusal.ts';

export const OptionsFailed = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <Group role="alert">
    <Text>{error.message}</Text>
    {isRefusal(error) ? null : (
      <Button variant="default" onClick={onRetry}>
        Retry
      </Button>
    )}
  </Group>
);
