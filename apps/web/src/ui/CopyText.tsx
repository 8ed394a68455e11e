/** The button that copies a text which stands beside it. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { toClipboard } from './clipboard.ts';
import { showError } from './toasts.ts';

type Props = { value: string; label: string; autoFocus?: boolean };

export const CopyText = ({ value, label, autoFocus = false }: Props) => {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    const done = await toClipboard(value);
    setCopied(done);
    if (!done) showError({ message: 'Your browser did not allow it. Select the text and copy it yourself.' });
  };
  return (
    <Button variant="default" onClick={() => void copy()} aria-label={`Copy ${label}`} autoFocus={autoFocus}>
      {copied ? 'Copied' : 'Copy'}
    </Button>
  );
};
