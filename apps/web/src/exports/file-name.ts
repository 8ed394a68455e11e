/** Names of exported files, for downloads whose answer carries none and for files made in the browser. */
import { exportFileName as fileNameOf } from '@cvm/contract';

export const exportFileName = (view: string, title: string | null, extension: string, now: Date = new Date()): string =>
  fileNameOf(view, title, extension, now);
