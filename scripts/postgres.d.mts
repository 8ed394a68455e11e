/** A throw-away PostgreSQL server; see postgres.mjs. */
export function startPostgres(): Promise<{ url: string; stop(): Promise<void> }>;
