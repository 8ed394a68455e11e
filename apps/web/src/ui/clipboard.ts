/** Puts a text into the clipboard. False: the browser does not let it, as on a portal that is not reached over https. */
export const toClipboard = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.warn('Nothing was copied:', error);
    return false;
  }
};

export const linkNotCopied = 'The link could not be copied: your browser did not allow it.';
