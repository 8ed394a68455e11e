/** A report without what it asks: lists of many would be megabytes of it. */
import { reports } from './schema/saved.ts';

export type ReportSummary = Omit<typeof reports.$inferSelect, 'definition' | 'version' | 'overdueAt'>;

export const summaryColumns = {
  id: reports.id,
  userId: reports.userId,
  name: reports.name,
  status: reports.status,
  createdAt: reports.createdAt,
  modifiedAt: reports.modifiedAt,
  modifiedBy: reports.modifiedBy,
  revision: reports.revision,
  tags: reports.tags,
  binnedAt: reports.binnedAt,
};
