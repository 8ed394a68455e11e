/** Names of exported files, for downloads whose answer carries none and for files made in the browser. */
import dayjs from 'dayjs';

/** `cvmi_{view}_{title}_{MMDDYYYY}.{extension}`; characters that file systems refuse become `-`. */
export const exportFileName = (view: string, title: string, extension: string, day: Date = new Date()): string => {
  const plain = title
    .trim()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `cvmi_${view}_${plain}_${dayjs(day).format('MMDDYYYY')}.${extension}`;
};
