/** See one-at-a-time.mjs. */
export declare const oneAtATime: <T>(
  file: string,
  work: () => Promise<T>,
  onWait?: (holder: number) => void,
) => Promise<T>;
