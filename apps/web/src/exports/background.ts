/** Files that the server makes in the background, as a cached query: the list, and what is done with one of them. */
import { type AskedOf, type ExportAnswer, exportEndpoints } from '@cvm/contract';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask, downloadReady, unlocked } from '../api/client.ts';
import { orGone } from '../api/or-gone.ts';
import { saveFile } from './save-file.ts';

/** What a file is to hold. */
export type BackgroundExport = AskedOf<typeof exportEndpoints.startExport>['body'];

const listKey = ['exports'] as const;

/** While something is being made; else nobody asks. */
const followMs = 1000;

const isRunning = ({ state }: ExportAnswer): boolean => state === 'running';

/** The files of the user, the last first. A tab that is looked at again asks what others have started. */
export const useExports = () =>
  useQuery({
    queryKey: listKey,
    queryFn: async ({ signal }): Promise<ExportAnswer[]> => (await ask(exportEndpoints.listExports, { signal })).data,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? followMs : false),
  });

/** Has the list asked for anew. */
export const useListAgain = (): (() => void) => {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: listKey });
};

/** The list with this file as it is now. */
const put = (client: QueryClient, one: ExportAnswer): void => {
  client.setQueryData<ExportAnswer[]>(listKey, (list = []) => [one, ...list.filter(({ id }) => id !== one.id)]);
};

/** Has the server make a file; answers when it has begun. */
export const startExport = async (client: QueryClient, body: BackgroundExport): Promise<void> =>
  put(client, (await ask(exportEndpoints.startExport, { body })).data);

const useChange = (change: (id: string) => Promise<unknown>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn: change, onSettled: () => client.invalidateQueries({ queryKey: listKey }) });
};

export const useCancelExport = () => useChange((id) => orGone(ask(exportEndpoints.cancelExport, { params: { id } })));

export const useRepeatExport = () => useChange((id) => ask(exportEndpoints.repeatExport, { params: { id } }));

export const useRemoveExport = () => useChange((id) => orGone(ask(exportEndpoints.deleteExport, { params: { id } })));

/** Hands a file that is ready to the browser's downloads. */
export const fetchExport = async (
  { id, fileName }: Pick<ExportAnswer, 'id' | 'fileName'>,
  { signal, onBytes }: { readonly signal?: AbortSignal; readonly onBytes: (count: number) => void },
): Promise<void> => {
  saveFile(unlocked(await downloadReady(exportEndpoints.fetchExport, { params: { id }, signal }, onBytes)), fileName);
};
