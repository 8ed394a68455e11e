/**
 * Says once what a control is for: 2000 ms after the page has come, unless it was said before (2-title-reports
 * section 2.9). Closing it, or using the control, remembers that.
 */
import { Button, Popover, Text } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';

const delayMs = 2000;
const key = 'cvm.benchmarkTip';

export const FirstTimeTip = ({ children }: { children: ReactNode }) => {
  const [shown, setShown] = useState(false);
  // The delay is a conversation with the clock; a page that is left before says nothing.
  useEffect(() => {
    if (localStorage.getItem(key) === 'false') return;
    // Whoever has used the control meanwhile is told nothing, least of all above the window that it opened.
    const timer = window.setTimeout(() => setShown(localStorage.getItem(key) !== 'false'), delayMs);
    return () => window.clearTimeout(timer);
  }, []);
  const close = () => {
    setShown(false);
    localStorage.setItem(key, 'false');
  };
  return (
    <Popover
      opened={shown}
      onDismiss={close}
      position="bottom-start"
      width={280}
      // Below whatever is opened: it comes by itself, and may come while a panel of filters is in use.
      zIndex={140}
      shadow="md"
      withArrow
      trapFocus={false}
      withRoles={false}
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <div style={{ maxWidth: '100%' }} onClickCapture={close}>
          {children}
        </div>
      </Popover.Target>
      <Popover.Dropdown role="status">
        <Text size="sm" mb="xs">
          These figures are compared with a benchmark. Choose another one here, or build your own.
        </Text>
        <Button variant="default" onClick={close}>
          Got it
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
};
