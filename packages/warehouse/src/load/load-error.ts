/** A load that cannot go on because of what it was given or where it runs. The message is one sentence for the operator. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}
