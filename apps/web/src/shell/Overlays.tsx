/** What may lie over a page, signed in or not: toasts, and the windows that ask a question. Each frame of pages has them. */
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { toastMs, toastTransitionMs } from '../ui/toasts.ts';
import { useFocusBack } from '../ui/use-focus-back.ts';

export const Overlays = () => {
  useFocusBack();
  return (
    <ModalsProvider>
      <Notifications
        position="bottom-right"
        autoClose={toastMs}
        transitionDuration={toastTransitionMs}
        // Every message about downtime is shown (1-foundation section 4); from the sixth on they would wait for the others to be closed.
        limit={Number.POSITIVE_INFINITY}
      />
    </ModalsProvider>
  );
};
