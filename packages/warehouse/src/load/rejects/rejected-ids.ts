// Why rows with an id were rejected, so that whatever names them can say it. Holds as many as a message needs.
import type { TableName } from '../format.ts';

export type RejectedIds = {
  readonly note: (table: TableName, id: string, reason: string) => void;
  readonly reasonOf: (table: TableName, id: string) => string | undefined;
};

const idsMax = 100_000;

export const rejectedIds = (): RejectedIds => {
  const reasons = new Map<string, string>();
  return {
    note: (table, id, reason) => {
      const key = `${table} ${id}`;
      if (reasons.size < idsMax && !reasons.has(key)) reasons.set(key, reason);
    },
    reasonOf: (table, id) => reasons.get(`${table} ${id}`),
  };
};
