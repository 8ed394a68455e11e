/** The caller's saved reports, as cached queries. */
import { type ReportSummaryAnswer, reportEndpoints } from '@cvm/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../api/client.ts';
import { orGone } from '../../api/or-gone.ts';

const key = (userId: string) => ['reports', userId] as const;

export const useSavedReports = (userId: string) =>
  useQuery({
    queryKey: key(userId),
    queryFn: async ({ signal }): Promise<ReportSummaryAnswer[]> =>
      (await ask(reportEndpoints.listReports, { params: { userId }, signal })).data,
  });

/** Deletes a report, then reads the list anew. */
export const useDeleteReport = (userId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (uuid: string) => orGone(ask(reportEndpoints.deleteReport, { params: { uuid }, body: { userId } })),
    onSuccess: () => client.invalidateQueries({ queryKey: key(userId) }),
  });
};
