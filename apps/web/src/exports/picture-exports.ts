/** A picture as an export menu offers it: as a file, and into the clipboard. */
import { copyPicture } from './copy-picture.ts';
import { saveFile } from './save-file.ts';

/** @param make draws the PNG, each time it is asked for */
export const pictureExports = (make: () => Promise<Blob>, fileName: () => string) => [
  { label: 'PNG', save: async () => saveFile(await make(), fileName()) },
  { label: 'Copy as picture', save: () => copyPicture(make()) },
];
