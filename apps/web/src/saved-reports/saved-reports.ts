/** The caller's saved reports, as cached queries: list, bin, one of them with its revisions, save, delete, and the link that is handed on. */
import {
  type AskedOf,
  type BinnedReportAnswer,
  binDays,
  type ColleagueAnswer,
  formatMoment,
  type ListedReportAnswer,
  pages,
  pathOf,
  type ReportAnswer,
  type ReportRevisionAnswer,
  reportEndpoints,
} from '@cvm/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Answer, ask, call, isRefused } from '../api/client.ts';
import { orGone } from '../api/or-gone.ts';
import { linkNotCopied, toClipboard } from '../ui/clipboard.ts';
import { showError, showLinkCopied } from '../ui/toasts.ts';

/** Where the user has none yet, in every list of them. */
export const noReports = {
  title: 'You have no reports created.',
  text: 'Create a custom report in the report builder to see it listed here!',
} as const;

const listKey = (userId: string) => ['reports', userId] as const;
const reportKey = (uuid: string) => ['report', uuid] as const;

export const useSavedReports = (userId: string) =>
  useQuery({
    queryKey: listKey(userId),
    queryFn: async ({ signal }): Promise<ListedReportAnswer[]> =>
      (await ask(reportEndpoints.listReports, { params: { userId }, signal })).data,
  });

const sharedKey = ['shared-reports'] as const;

/** The reports that colleagues share with the user. */
export const useSharedReports = () =>
  useQuery({
    queryKey: sharedKey,
    queryFn: async ({ signal }): Promise<ListedReportAnswer[]> =>
      (await ask(reportEndpoints.listSharedReports, { signal })).data,
  });

const colleaguesKey = (uuid: string) => ['report-colleagues', uuid] as const;

/** The people of the user's organization, with what a report of the user allows them. */
export const useColleagues = (uuid: string) =>
  useQuery({
    queryKey: colleaguesKey(uuid),
    queryFn: async ({ signal }): Promise<ColleagueAnswer[]> =>
      (await ask(reportEndpoints.listColleagues, { params: { uuid }, signal })).data,
  });

/** Changes what one colleague may do. The call names all of them: the others keep what they have now, which another tab may have changed. */
export const useShareReport = (uuid: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ userId, access }: Pick<ColleagueAnswer, 'userId' | 'access'>) => {
      const { data: now } = await ask(reportEndpoints.listColleagues, { params: { uuid } });
      const shares = now
        .map((one) => (one.userId === userId ? { userId, access } : { userId: one.userId, access: one.access }))
        .flatMap((one) => (one.access === null ? [] : [{ userId: one.userId, access: one.access }]));
      return ask(reportEndpoints.shareReport, { params: { uuid }, body: { shares } });
    },
    onSettled: () => client.invalidateQueries({ queryKey: colleaguesKey(uuid) }),
  });
};

const report = reportEndpoints.readReport.answer.transform(({ data }) => data);

/** One report, whoever owns it. Read when it is opened and once it is saved, and not else while it is worked on. */
export const useReport = (uuid: string) =>
  useQuery({
    queryKey: reportKey(uuid),
    queryFn: ({ signal }): Promise<Answer<ReportAnswer>> =>
      call(reportEndpoints.readReport, { params: { uuid }, signal }, report),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** What the report was before each save; `revision` is the one it is at, with which there are more of them. */
export const useReportRevisions = (uuid: string, revision: number) =>
  useQuery({
    queryKey: ['report-revisions', uuid, revision],
    queryFn: async ({ signal }): Promise<ReportRevisionAnswer[]> =>
      (await ask(reportEndpoints.listReportRevisions, { params: { uuid }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** The report as it is at the moment, beside the one that is worked on. */
export const useLatestReport = (uuid: string) =>
  useQuery({
    queryKey: ['latest-report', uuid],
    queryFn: async ({ signal }): Promise<ReportAnswer> =>
      (await ask(reportEndpoints.readReport, { params: { uuid }, signal })).data,
    gcTime: 0,
  });

const binKey = ['report-bin'] as const;

export const useReportBin = () =>
  useQuery({
    queryKey: binKey,
    queryFn: async ({ signal }): Promise<BinnedReportAnswer[]> => (await ask(reportEndpoints.listBin, { signal })).data,
  });

/** Something done to a report by its id, after which list and bin are read anew, refused or not: another tab may have been there before. */
const useListChange = (userId: string, change: (uuid: string) => Promise<unknown>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => Promise.all([listKey(userId), binKey].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
};

/** Takes a report out of the bin. */
export const useRestoreReport = (userId: string) =>
  useListChange(userId, (uuid) => ask(reportEndpoints.restoreReport, { params: { uuid } }));

/** Files a report under these tags and no others. */
export const useTagReport = (userId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ uuid, tags }: { uuid: string; tags: readonly string[] }) =>
      ask(reportEndpoints.tagReport, { params: { uuid }, body: { tags: [...tags] } }),
    onSettled: () => client.invalidateQueries({ queryKey: listKey(userId) }),
  });
};

/** Deletes a report of the bin for good. */
export const useDeleteForGood = (userId: string) =>
  useListChange(userId, (uuid) => orGone(ask(reportEndpoints.deleteForGood, { params: { uuid } })));

/** What stands below the question before a report is deleted. */
export const binNote = `It becomes final after ${binDays} days: until then the report can be restored from the bin of My Reports.`;

/** Puts a report into the bin. */
export const useDeleteReport = (userId: string) =>
  useListChange(userId, (uuid) => orGone(ask(reportEndpoints.deleteReport, { params: { uuid }, body: { userId } })));

type Written = {
  readonly body: AskedOf<typeof reportEndpoints.createReport>['body'];
  /** The report that is saved over and the revision that was begun from; null = a new one. */
  readonly over: { readonly uuid: string; readonly revision: number } | null;
};

type Saved = { readonly uuid: string; readonly revision: number };

const write = ({ body, over }: Written): Promise<Saved> =>
  over === null
    ? ask(reportEndpoints.createReport, { body })
    : ask(reportEndpoints.saveReport, { params: { uuid: over.uuid }, body: { ...body, revision: over.revision } });

/** What was asked to be saved, in the words that a report is read in. */
const contentOf = ({
  name,
  view,
  fields,
  pivots,
  calculated,
  filters,
  sorts,
}: Written['body'] | ReportAnswer): string => JSON.stringify([name, view, fields, pivots, calculated, filters, sorts]);

/**
 * A save whose answer did not come may have been made all the same: what there is of it, null = nothing. Asked again unseen it would
 * make a second report, or meet itself as somebody else's change.
 */
const madeBy = async ({ body, over }: Written, userId: string): Promise<Saved | null> => {
  const uuids =
    over === null
      ? (await ask(reportEndpoints.listReports, { params: { userId } })).data.filter(({ name }) => name === body.name)
      : [over];
  for (const { uuid } of uuids) {
    const latest = (await ask(reportEndpoints.readReport, { params: { uuid } })).data;
    if (latest.revision === (over?.revision ?? 0) + 1 && contentOf(latest) === contentOf(body))
      return { uuid, revision: latest.revision };
  }
  return null;
};

/** Saves over a report, or a new one where there is no uuid; gives the uuid and the revision. The list and the report are read anew. */
export const useSaveReport = (userId: string) => {
  const client = useQueryClient();
  /** A save of which it is not known what came of it. */
  const unanswered = useRef<Written>(null);
  return useMutation({
    mutationFn: async (written: Written): Promise<Saved> => {
      const before = unanswered.current;
      const isOfSame = before?.over?.uuid === written.over?.uuid && before?.over?.revision === written.over?.revision;
      const made = before === null || !isOfSame ? null : await madeBy(before, userId);
      const isSame = before !== null && contentOf(before.body) === contentOf(written.body);
      unanswered.current = written;
      try {
        const saved =
          made !== null && isSame
            ? made
            : await write(made === null || written.over === null ? written : { ...written, over: made });
        unanswered.current = null;
        return saved;
      } catch (error) {
        if (isRefused(error)) unanswered.current = null;
        throw error;
      }
    },
    onSuccess: ({ uuid }) =>
      Promise.all(
        [listKey(userId), sharedKey, reportKey(uuid)].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
};

/** 'Saved November 22, 2026 at 9:05 PM by Ada Moreau': when a report was saved, and by whom where that is known. */
export const savedAt = (date: string, by: string | null): string =>
  `Saved ${formatMoment(date)}${by === null ? '' : ` by ${by}`}`;

export const reportPagePath = (uuid: string): string => pathOf(pages.savedReport, { uuid });

/** Copies the link to a path on the host of this portal. */
export const copyLink = async (path: string): Promise<void> => {
  const copied = await toClipboard(`${window.location.origin}${path}`);
  if (copied) showLinkCopied();
  else showError({ message: linkNotCopied });
};

/** Copies the link of a report, which shows it as of now. */
export const copyReportLink = (uuid: string): Promise<void> => copyLink(reportPagePath(uuid));
