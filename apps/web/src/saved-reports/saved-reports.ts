/** The caller's saved reports, as cached queries: list, one of them, save, delete, and the link that is handed on. */
import {
  type AskedOf,
  pages,
  pathOf,
  type ReportAnswer,
  type ReportSummaryAnswer,
  reportEndpoints,
} from '@cvm/contract';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Answer, ask, call } from '../api/client.ts';
import { orGone } from '../api/or-gone.ts';
import { showError } from '../ui/toasts.ts';

const listKey = (userId: string) => ['reports', userId] as const;
const reportKey = (uuid: string) => ['report', uuid] as const;

export const useSavedReports = (userId: string) =>
  useQuery({
    queryKey: listKey(userId),
    queryFn: async ({ signal }): Promise<ReportSummaryAnswer[]> =>
      (await ask(reportEndpoints.listReports, { params: { userId }, signal })).data,
  });

/** One report, whoever owns it. Read when it is opened and once it is saved, and not else while it is worked on. */
export const useReport = (uuid: string) =>
  useQuery({
    queryKey: reportKey(uuid),
    queryFn: ({ signal }): Promise<Answer<ReportAnswer>> =>
      call(reportEndpoints.readReport, { params: { uuid }, signal }, ({ data }) => data),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Deletes a report, then reads the list anew. */
export const useDeleteReport = (userId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (uuid: string) => orGone(ask(reportEndpoints.deleteReport, { params: { uuid }, body: { userId } })),
    onSuccess: () => client.invalidateQueries({ queryKey: listKey(userId) }),
  });
};

type Written = { readonly uuid: string | null; readonly body: AskedOf<typeof reportEndpoints.createReport>['body'] };

/** Saves over a report, or a new one where there is no uuid; gives the uuid. The list and the report are read anew. */
export const useSaveReport = (userId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ uuid, body }: Written): Promise<string> => {
      const saved =
        uuid === null
          ? await ask(reportEndpoints.createReport, { body })
          : await ask(reportEndpoints.saveReport, { params: { uuid }, body });
      return saved.uuid;
    },
    onSuccess: (uuid) =>
      Promise.all([listKey(userId), reportKey(uuid)].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
};

export const reportPagePath = (uuid: string): string => pathOf(pages.savedReport, { uuid });

/** 3-reports-and-admin section 9, Share toast. */
const copiedMs = 2000;

/** Copies the link of a report, on the host of this portal. */
export const copyReportLink = async (uuid: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(`${window.location.origin}${reportPagePath(uuid)}`);
    notifications.show({ message: 'Link copied to clipboard', color: 'green', autoClose: copiedMs });
  } catch (error) {
    showError({ message: error instanceof Error ? error.message : 'The link could not be copied.' });
  }
};
