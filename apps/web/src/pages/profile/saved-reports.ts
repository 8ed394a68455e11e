/** The caller's saved reports, as cached queries. */
import { deletedReportSchema, type ReportAnswer, reportListSchema } from '@cvm/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';

const key = (userId: string) => ['reports', userId] as const;

export const useSavedReports = (userId: string) =>
  useQuery({
    queryKey: key(userId),
    queryFn: async ({ signal }): Promise<ReportAnswer[]> => {
      const answer = await call('get', `custom-reports/${userId}`, reportListSchema, { signal });
      if (answer.blocked) throw new Error(answer.message);
      return answer.data.data;
    },
  });

/** Deletes a report, then reads the list anew. */
export const useDeleteReport = (userId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (uuid: string) => {
      const answer = await call('delete', `custom-report/${uuid}`, deletedReportSchema, { body: { userId } });
      if (answer.blocked) throw new Error(answer.message);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: key(userId) }),
  });
};
