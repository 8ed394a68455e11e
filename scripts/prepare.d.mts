/** What must be there before the portal can run; see prepare.mjs. */
export function ensureBuild(): Promise<void>;
