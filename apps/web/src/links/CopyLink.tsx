/** Copies a link to what is on screen: filters, tab and sort are all in the address. */
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { showError } from '../ui/toasts.ts';
import { linkTo } from './permalinks.ts';

const copiedMs = 2000;

/** To the clipboard, with a word that it is there. */
export const copyLink = async (): Promise<void> => {
  const { origin, pathname, search } = window.location;
  try {
    await navigator.clipboard.writeText(await linkTo(origin, `${pathname}${search}`));
    notifications.show({ message: 'Link copied to clipboard', color: 'green', autoClose: copiedMs });
  } catch (error) {
    const message = error instanceof Error ? error.message : 'The link could not be copied.';
    showError({ message });
  }
};

export const CopyLink = () => (
  <Button variant="subtle" onClick={() => void copyLink()}>
    Copy Link
  </Button>
);
