/** What the administration asks the server, and the orders it gives. */
import {
  type AccessBody,
  type AccessPreviewBody,
  type AdminUser,
  adminEndpoints,
  type DowntimeMessage,
  downtimeEndpoints,
  organizationEndpoints,
  type UserChange,
  type UserSort,
  userIdsMax,
} from '@cvm/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask, download, unlocked } from '../../api/client.ts';
import { orGone } from '../../api/or-gone.ts';
import { saveFile } from '../../exports/save-file.ts';

const usersKey = ['admin', 'users'] as const;
const downtimeKey = ['admin', 'downtime'] as const;
const organizationsKey = ['admin', 'organizations'] as const;
const allOrganizationsKey = [...organizationsKey, 'all'] as const;

export type AskedUsers = { search: string; sort: UserSort; limit: number; offset: number };

/** Only what is searched for stands in the call: nothing typed, nothing asked. */
const searched = (search: string) => (search === '' ? {} : { search });

/**
 * A page of the users, and for which search it was found: that of before stands until the new one has come. It is asked for again
 * whenever it is opened: other administrators change it, too.
 */
export const useUsers = ({ search, sort, limit, offset }: AskedUsers) =>
  useQuery({
    queryKey: [...usersKey, { search, sort, limit, offset }],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = { ...searched(search), sorts: `${sort.column} ${sort.direction}` as const, limit, offset };
      return { ...(await ask(adminEndpoints.listUsers, { query, signal })), search };
    },
  });

/** These users as they are now, some of a call at a time; none are asked for where there are none. */
export const useChosenUsers = (ids: readonly string[]) =>
  useQuery({
    queryKey: [...usersKey, 'chosen', ids],
    staleTime: 0,
    enabled: ids.length > 0,
    queryFn: async ({ signal }) => {
      const users: AdminUser[] = [];
      for (let place = 0; place < ids.length; place += userIdsMax) {
        const query = { ids: ids.slice(place, place + userIdsMax).join(',') };
        users.push(...(await ask(adminEndpoints.listUsers, { query, signal })).users);
      }
      return users.filter(({ userId }) => ids.includes(userId));
    },
  });

export const useAdministrators = () =>
  useQuery({
    queryKey: [...usersKey, 'administrators'],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (await ask(adminEndpoints.listUsers, { query: { administrators: 'true' }, signal })).users,
  });

export const downloadUsers = (resultFormat: 'csv' | 'xlsx', search: string) =>
  download(adminEndpoints.listUsers, { query: { resultFormat, ...searched(search) } });

/** Names of the organizations that a user can belong to. */
export const useOrganizations = () =>
  useQuery({
    queryKey: organizationsKey,
    queryFn: async ({ signal }) => {
      const { data } = await ask(organizationEndpoints.listOrganizationOptions, { signal });
      return data.map(({ label }) => label);
    },
  });

/** Every organization with the number of its users. */
export const useAllOrganizations = () =>
  useQuery({
    queryKey: allOrganizationsKey,
    staleTime: 0,
    queryFn: async ({ signal }) => (await ask(organizationEndpoints.listOrganizations, { signal })).organizations,
  });

/** What a save changes is asked for again before the save counts as done, so that a dialog closes over the new list. */
const useReload = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['admin'] });
};

export const useSaveUsers = () => {
  const reload = useReload();
  return useMutation({
    mutationFn: (users: readonly UserChange[]) => ask(adminEndpoints.saveUsers, { body: { users } }),
    onSuccess: reload,
    // Somebody else may have changed them: who is opened again is seen as now, and can be saved.
    onError: () => {
      void reload();
    },
  });
};

export const useAdminAccess = () => {
  const reload = useReload();
  return useMutation({
    mutationFn: (body: AccessBody) => ask(adminEndpoints.setAdminAccess, { body }),
    onSuccess: reload,
  });
};

export const useRenameOrganization = () => {
  const reload = useReload();
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      ask(organizationEndpoints.renameOrganization, { params: { id }, body: { name } }),
    onSuccess: reload,
  });
};

export const useDeleteOrganization = () => {
  const reload = useReload();
  return useMutation({
    mutationFn: (id: string) => orGone(ask(organizationEndpoints.deleteOrganization, { params: { id } })),
    onSuccess: reload,
  });
};

export const useRevokeApiKey = () => {
  const reload = useReload();
  return useMutation({
    mutationFn: (user: string) => ask(adminEndpoints.revokeApiKey, { body: { user } }),
    onSuccess: reload,
  });
};

export const useGenerateApiKey = () => {
  const reload = useReload();
  return useMutation({
    mutationFn: (user: string) => ask(adminEndpoints.generateApiKey, { body: { user } }),
    onSuccess: reload,
  });
};

/** Sends the welcome mail; the payload is the specification's, the server takes its links from its own settings. */
export const sendWelcome = ({ lookerUserInfo, ...user }: AdminUser) =>
  ask(adminEndpoints.sendWelcome, {
    body: { user: { ...user, lookerUserInfo: JSON.stringify(lookerUserInfo) }, host: window.location.origin },
  });

/** Signs a user out everywhere. */
export const endSessions = (user: string) => ask(adminEndpoints.endSessionsOfUser, { body: { user } });

export const viewAs = (user: string) => ask(adminEndpoints.viewAs, { body: { user } });

export const useAccessPreview = (body: AccessPreviewBody, enabled: boolean) =>
  useQuery({
    queryKey: ['admin', 'preview', body],
    staleTime: 0,
    enabled,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await ask(adminEndpoints.previewAccess, { body, signal })).data,
  });

export const useDowntimeMessages = () =>
  useQuery({
    queryKey: downtimeKey,
    staleTime: 0,
    queryFn: async ({ signal }) => (await ask(downtimeEndpoints.listDowntime, { signal })).messages,
  });

export const useCreateDowntime = () => {
  const reload = useReload();
  return useMutation({
    mutationFn: (body: { title: string; body: string; expires: number }) =>
      ask(downtimeEndpoints.createDowntime, { body }),
    onSuccess: reload,
    // The window sends there when the server gave no reason.
    onError: (error) => console.error('The downtime message could not be created:', error),
  });
};

export const useDisableDowntime = () => {
  const reload = useReload();
  return useMutation({
    mutationFn: (message: DowntimeMessage) =>
      orGone(ask(downtimeEndpoints.disableDowntime, { params: { uuid: message.uuid }, body: message })),
    onSuccess: reload,
  });
};

/** Saves what was downloaded as a file. */
export const saveExport = async (call: ReturnType<typeof download>, fallbackName: string): Promise<void> => {
  const file = unlocked(await call);
  saveFile(file.blob, file.fileName ?? fallbackName);
};

/** A person's name as lists show it; the email address of somebody without one. */
export const nameOf = ({ username, lastname, email }: Pick<AdminUser, 'username' | 'lastname' | 'email'>): string =>
  [username, lastname].filter(Boolean).join(' ') || email;
