/** Why another name cannot be saved as it stands; null when it can. */

/** @param read what the call that saves it finds of the name */
export const renameProblem = (
  read: { readonly error?: { readonly issues: readonly { readonly message: string }[] } | undefined },
  name: string,
  current: string,
): string | null => {
  if (read.error !== undefined) return read.error.issues[0]?.message ?? 'This name cannot be saved.';
  return name.trim() === current ? 'Nothing has changed.' : null;
};
