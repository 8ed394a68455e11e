/** Copies a link to what is on screen: filters, tab and sort are all in the address. */
import { Button } from '@mantine/core';
import { linkNotCopied, toClipboard } from '../ui/clipboard.ts';
import { showError, showLinkCopied } from '../ui/toasts.ts';
import { linkTo } from './permalinks.ts';

/** To the clipboard, with a word that it is there. */
export const copyLink = async (): Promise<void> => {
  const { origin, pathname, search } = window.location;
  try {
    const copied = await toClipboard(await linkTo(origin, `${pathname}${search}`));
    if (copied) showLinkCopied();
    else showError({ message: linkNotCopied });
  } catch (error) {
    showError({ message: error instanceof Error ? error.message : linkNotCopied });
  }
};

export const CopyLink = () => (
  <Button variant="subtle" onClick={() => void copyLink()}>
    Copy Link
  </Button>
);
