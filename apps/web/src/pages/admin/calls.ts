/** What the administration asks the server, and the orders it gives. */
import {
  type AccessBody,
  type AccessPreviewBody,
  type AdminUser,
  accessPreviewAnswerSchema,
  apiKeyAnswerSchema,
  doneSchema,
  downtimeAnswerSchema,
  downtimeMessagesSchema,
  loginAnswerSchema,
  optionsAnswerSchema,
  organizationsAnswerSchema,
  type UserChange,
  usersAnswerSchema,
} from '@cvm/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, ask, type CallOptions, download } from '../../api/client.ts';
import { saveFile } from '../../exports/save-file.ts';

const usersKey = ['admin', 'users'] as const;
const downtimeKey = ['admin', 'downtime'] as const;
const organizationsKey = ['admin', 'organizations'] as const;
const allOrganizationsKey = [...organizationsKey, 'all'] as const;

/** The list is asked for again whenever it is opened: other administrators change it, too. */
export const useUsers = () =>
  useQuery({
    queryKey: usersKey,
    staleTime: 0,
    queryFn: async ({ signal }) => (await ask('get', 'admin/users', usersAnswerSchema, { signal })).users,
  });

/** Names of the organizations that a user can belong to. */
export const useOrganizations = () =>
  useQuery({
    queryKey: organizationsKey,
    queryFn: async ({ signal }) => {
      const { data } = await ask('get', 'options/adminOrgMap', optionsAnswerSchema, { signal });
      return data.map(({ label }) => label);
    },
  });

/** Every organization with the number of its users. */
export const useAllOrganizations = () =>
  useQuery({
    queryKey: allOrganizationsKey,
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (await ask('get', 'admin/organizations', organizationsAnswerSchema, { signal })).organizations,
  });

/** What a save changes is asked for again before the save counts as done, so that a dialog closes over the new list. */
const useReload = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['admin'] });
};

export const useSaveUsers = () => {
  const reload = useReload();
  return useMutation({
    mutationFn: (users: readonly UserChange[]) => ask('put', 'admin/users', usersAnswerSchema, { body: { users } }),
    onSuccess: reload,
  });
};

export const useAdminAccess = () => {
  const reload = useReload();
  return useMutation({
    mutationFn: (body: AccessBody) => ask('post', 'admin/user/access', doneSchema, { body }),
    onSuccess: reload,
  });
};

export const useRenameOrganization = () => {
  const reload = useReload();
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      ask('put', `admin/organization/${id}`, doneSchema, { body: { name } }),
    onSuccess: reload,
  });
};

export const useDeleteOrganization = () => {
  const reload = useReload();
  return useMutation({
    mutationFn: (id: string) => ask('delete', `admin/organization/${id}`, doneSchema),
    onSuccess: reload,
  });
};

export const useRevokeApiKey = () => {
  const reload = useReload();
  return useMutation({
    mutationFn: (user: string) => ask('post', 'admin/user/revokeApiKey', doneSchema, { body: { user } }),
    onSuccess: reload,
  });
};

export const useGenerateApiKey = () => {
  const reload = useReload();
  return useMutation({
    mutationFn: (user: string) => ask('post', 'admin/user/generateApiKey', apiKeyAnswerSchema, { body: { user } }),
    onSuccess: reload,
  });
};

/** Sends the welcome mail; the payload is the specification's, the server takes its links from its own settings. */
export const sendWelcome = ({ lookerUserInfo, ...user }: AdminUser) =>
  ask('post', 'admin/user/welcome', doneSchema, {
    body: { user: { ...user, lookerUserInfo: JSON.stringify(lookerUserInfo) }, host: window.location.origin },
  });

/** Signs a user out everywhere. */
export const endSessions = (user: string) => ask('post', 'admin/user/endSessions', doneSchema, { body: { user } });

export const viewAs = (user: string) => ask('post', 'admin/view-as', loginAnswerSchema, { body: { user } });

export const useAccessPreview = (body: AccessPreviewBody, enabled: boolean) =>
  useQuery({
    queryKey: ['admin', 'preview', body],
    staleTime: 0,
    enabled,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await ask('post', 'admin/user/access-preview', accessPreviewAnswerSchema, { body, signal })).data,
  });

export const useDowntimeMessages = () =>
  useQuery({
    queryKey: downtimeKey,
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (await ask('get', 'admin/downtime_message', downtimeMessagesSchema, { signal })).messages,
  });

export const useCreateDowntime = () => {
  const reload = useReload();
  return useMutation({
    mutationFn: (body: { title: string; body: string; expires: number }) =>
      ask('post', 'admin/downtime_message', downtimeAnswerSchema, { body }),
    onSuccess: reload,
    // The window sends there when the server gave no reason.
    onError: (error) => console.error('The downtime message could not be created:', error),
  });
};

export const useDisableDowntime = () => {
  const reload = useReload();
  return useMutation({
    mutationFn: ({ uuid, ...message }: { uuid: string; title: string; body: string; expires: number }) =>
      ask('post', `admin/downtime_message/${encodeURIComponent(uuid)}`, doneSchema, { body: { uuid, ...message } }),
    onSuccess: reload,
  });
};

/** Saves a file of the administration. */
export const saveExport = async (path: string, options: CallOptions, fallbackName: string): Promise<void> => {
  const answer = await download(path, options);
  if (answer.blocked) throw new ApiError(answer.message, 403);
  saveFile(answer.data.blob, answer.data.fileName ?? fallbackName);
};

/** A person's name as lists show it; the e-mail address of somebody without one. */
export const nameOf = ({ username, lastname, email }: Pick<AdminUser, 'username' | 'lastname' | 'email'>): string =>
  [username, lastname].filter(Boolean).join(' ') || email;
