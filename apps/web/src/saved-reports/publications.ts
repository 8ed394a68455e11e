/** Reports as published, as cached queries: the list of a report, one of them, publish and unpublish, its link and its files. */
import {
  formatValue,
  type PublicationAnswer,
  type PublicationSummaryAnswer,
  type PublishedFormat,
  publicationEndpoints,
} from '@cvm/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Answer, ask, call, download, unlocked } from '../api/client.ts';
import { orGone } from '../api/or-gone.ts';
import { copyLink, reportPagePath } from './saved-reports.ts';

const listKey = (uuid: string) => ['publications', uuid] as const;

/** What was published of a report, the last first. */
export const usePublications = (uuid: string) =>
  useQuery({
    queryKey: listKey(uuid),
    queryFn: async ({ signal }): Promise<PublicationSummaryAnswer[]> =>
      (await ask(publicationEndpoints.listPublications, { params: { uuid }, signal })).data,
  });

const published = publicationEndpoints.readPublication.answer.transform(({ data }) => data);

/** A report as published. What was kept does not change; what has changed since is asked each time it is opened. */
export const usePublication = (uuid: string, publication: string) =>
  useQuery({
    queryKey: ['publication', uuid, publication],
    queryFn: ({ signal }): Promise<Answer<PublicationAnswer>> =>
      call(publicationEndpoints.readPublication, { params: { uuid, publication }, signal }, published),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

const useListChange = <T>(uuid: string, change: (given: T) => Promise<unknown>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: listKey(uuid) }),
  });
};

/** Keeps the answer of the revision that is given. */
export const usePublish = (uuid: string) =>
  useListChange(uuid, (revision: number) =>
    ask(publicationEndpoints.publishReport, { params: { uuid }, body: { revision } }),
  );

export const useUnpublish = (uuid: string) =>
  useListChange(uuid, (publication: string) =>
    orGone(ask(publicationEndpoints.unpublishReport, { params: { uuid, publication } })),
  );

export const publicationPath = (uuid: string, publication: string): string =>
  `${reportPagePath(uuid)}?publication=${publication}`;

/** Copies the link of a report as published, on the host of this portal. */
export const copyPublicationLink = (uuid: string, publication: string): Promise<void> =>
  copyLink(publicationPath(uuid, publication));

/** `Published November 12, 2026 by Ada Moreau, from data of November 10, 2026.` */
export const publishedSentence = ({
  datePublished,
  publishedBy,
  dataThrough,
}: Pick<PublicationSummaryAnswer, 'datePublished' | 'publishedBy' | 'dataThrough'>): string => {
  const by = publishedBy === null ? '' : ` by ${publishedBy}`;
  return `Published ${formatValue('longDate', datePublished)}${by}, from data of ${formatValue('longDate', dataThrough)}.`;
};

type FileOf = {
  readonly uuid: string;
  readonly publication: string;
  readonly format: PublishedFormat;
  /** Rows without a real difference are left out. */
  readonly realOnly: boolean;
};

/** A file of the kept figures. */
export const publicationFile = async (
  { uuid, publication, format, realOnly }: FileOf,
  { signal, onBytes }: { readonly signal: AbortSignal; readonly onBytes: (count: number) => void },
): Promise<Blob> => {
  const query = { resultFormat: format, ...(realOnly ? { real_only: 'true' as const } : {}) };
  const asked = { params: { uuid, publication }, query, signal };
  return unlocked(await download(publicationEndpoints.downloadPublication, asked, onBytes)).blob;
};
