/** The kinds of toast and how long each stays (1-foundation sections 8 and 9, 3-reports-and-admin section 9). */
import { notifications } from '@mantine/notifications';
import { createElement, Fragment, type ReactNode } from 'react';

const infoMs = 8000;
/** Of success and error; the default of the toasts' place, too. */
export const toastMs = 3000;
/** Of a link that was copied, which the specification calls the share toast. */
const copiedMs = 2000;
/** How long a toast takes to come and to go. */
export const toastTransitionMs = 200;

/** `id` keeps a toast from being shown twice. */
type Toast = { title?: string; message: string; id?: string };

export const showError = ({ title = 'Error', ...toast }: Toast): void => {
  notifications.show({ ...toast, title, color: 'red', autoClose: toastMs });
};

export const showSuccess = ({ title = 'Success', ...toast }: Toast): void => {
  notifications.show({ ...toast, title, color: 'green', autoClose: toastMs });
};

export const showLinkCopied = (): void => {
  notifications.show({ message: 'Link copied to clipboard', color: 'green', autoClose: copiedMs });
};

/** Something that was waited for is there; stays until it is closed. Its `action` is what can be done with it. */
export const showReady = ({ message, action, ...toast }: Toast & { id: string; action: ReactNode }): void => {
  const content = createElement(Fragment, null, createElement('div', { style: { marginBottom: 6 } }, message), action);
  notifications.show({ ...toast, message: content, color: 'green', autoClose: false });
};

export const closeToast = (id: string): void => {
  notifications.hide(id);
};

/** Something to read, that neither went well nor wrong. */
export const showInfo = (toast: Toast): void => {
  notifications.show({ ...toast, autoClose: infoMs });
};

/** How long what was on its way can be read before its success takes its place. */
const successDelayMs = 1000;

const succeedLate = (success: Parameters<typeof notifications.update>[0]): void => {
  setTimeout(() => notifications.update(success), successDelayMs);
};

/** Stays while something is on its way; then it becomes its success, or goes where the failure is told elsewhere. */
export const showLoading = (message: string): { succeed: (message: string) => void; close: () => void } => {
  const id = notifications.show({ title: 'Loading', message, loading: true, autoClose: false, withCloseButton: false });
  const success = { title: 'Success', loading: false, color: 'green', autoClose: toastMs, withCloseButton: true };
  return {
    succeed: (done) => succeedLate({ id, message: done, ...success }),
    close: () => {
      notifications.hide(id);
    },
  };
};

/** A report that is being saved, and what came of it, word for word (3-reports-and-admin sections 4 and 8). */
export const showSaving = (): { succeed: () => void; fail: () => void; close: () => void } => {
  const id = notifications.show({ message: 'Saving...', loading: true, autoClose: false, withCloseButton: false });
  const done = { id, loading: false, autoClose: toastMs, withCloseButton: true };
  return {
    succeed: () =>
      succeedLate({
        ...done,
        title: 'Saved',
        message: 'View, edit and share from My Reports screen.',
        color: 'green',
      }),
    fail: () => {
      notifications.update({ ...done, title: 'Oops', message: 'Something went wrong! Try again :)', color: 'red' });
    },
    /** Where what came of it is told elsewhere. */
    close: () => {
      notifications.hide(id);
    },
  };
};
