/** See run-folder.mjs. */
export declare const makeRunFolder: () => string;
