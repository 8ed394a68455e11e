/**
 * Whoever leaves a saved report with changes is asked first: by a link, the way back or by logging out, and by the browser where
 * the tab is closed.
 */
import { Button, Group, Modal, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { askBeforeLeaving } from '../../session/leaving.ts';
import { readSession } from '../../session/session.ts';

type Place = { readonly pathname: string; readonly search: object };

const publicationOf = ({ search }: Place): unknown => ('publication' in search ? search.publication : undefined);

/** How the report is shown stands in its address, too; a publication of it is another page. */
const isAnotherPage = (current: Place, next: Place): boolean =>
  current.pathname !== next.pathname || publicationOf(current) !== publicationOf(next);

export const LeaveGuard = () => {
  const [asked, setAsked] = useState<{ answer: (leaves: boolean) => void } | null>(null);
  const ask = useCallback(() => new Promise<boolean>((answer) => setAsked({ answer })), []);
  useEffect(() => askBeforeLeaving(ask), [ask]);
  useBlocker({
    // Without a session nothing can be saved any more.
    shouldBlockFn: async ({ current, next }) =>
      readSession() !== null && isAnotherPage(current, next) && !(await ask()),
  });
  const answer = (leaves: boolean) => {
    setAsked(null);
    asked?.answer(leaves);
  };
  return (
    <Modal opened={asked !== null} onClose={() => answer(false)} title="Leave this report?" size="sm" centered>
      <Text size="sm">What you changed in it is not saved and will be lost.</Text>
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={() => answer(true)}>
          Leave Without Saving
        </Button>
        <Button data-autofocus onClick={() => answer(false)}>
          Stay
        </Button>
      </Group>
    </Modal>
  );
};
