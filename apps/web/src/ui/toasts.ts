/** The three kinds of toast and how long each stays (1-foundation sections 8 and 9). */
import { notifications } from '@mantine/notifications';

const infoMs = 8000;
/** Of success and error; the default of the toasts' place, too. */
export const toastMs = 3000;

/** `id` keeps a toast from being shown twice. */
type Toast = { title?: string; message: string; id?: string };

export const showError = ({ title = 'Error', ...toast }: Toast): void => {
  notifications.show({ ...toast, title, color: 'red', autoClose: toastMs });
};

export const showSuccess = ({ title = 'Success', ...toast }: Toast): void => {
  notifications.show({ ...toast, title, color: 'green', autoClose: toastMs });
};

/** Something to read, that neither went well nor wrong. */
export const showInfo = (toast: Toast): void => {
  notifications.show({ ...toast, autoClose: infoMs });
};
