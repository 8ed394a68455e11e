/** Whoever leaves a saved report with changes is asked first: by a link or the way back, and by the browser where the tab is closed. */
import { Button, Group, Modal, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { readSession } from '../../session/session.ts';

type Place = { readonly pathname: string; readonly search: object };

const publicationOf = ({ search }: Place): unknown => ('publication' in search ? search.publication : undefined);

/** How the report is shown stands in its address, too; a publication of it is another page. */
const isAnotherPage = (current: Place, next: Place): boolean =>
  current.pathname !== next.pathname || publicationOf(current) !== publicationOf(next);

export const LeaveGuard = () => {
  const { status, proceed, reset } = useBlocker({
    // Without a session nothing can be saved any more.
    shouldBlockFn: ({ current, next }) => readSession() !== null && isAnotherPage(current, next),
    withResolver: true,
  });
  return (
    <Modal opened={status === 'blocked'} onClose={() => reset?.()} title="Leave this report?" size="sm" centered>
      <Text size="sm">What you changed in it is not saved and will be lost.</Text>
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={() => proceed?.()}>
          Leave Without Saving
        </Button>
        <Button data-autofocus onClick={() => reset?.()}>
          Stay
        </Button>
      </Group>
    </Modal>
  );
};
