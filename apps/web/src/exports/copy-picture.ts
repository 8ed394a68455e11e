/** A picture into the clipboard, and word of it. It is handed over unfinished: browsers want to be asked within the click. */
import { showSuccess } from '../ui/toasts.ts';

/** Rejects where the browser does not let a page write pictures, or the picture fails. */
export const copyPicture = async (picture: Promise<Blob>): Promise<void> => {
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
  showSuccess({ message: 'The picture is in the clipboard.' });
};
