/** See is-alive.mjs. */
export declare const isAlive: (processId: number) => boolean;
