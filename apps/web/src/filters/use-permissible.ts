/** What restricts the account's choices: asked once, kept for the session (GET v1/user/filters_permissible). */
import { type Permissible, permissibleSchema } from '@cvm/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ask } from '../api/client.ts';

export const permissibleQuery = queryOptions({
  queryKey: ['permissible'] as const,
  queryFn: async ({ signal }): Promise<Permissible> =>
    (await ask('get', 'user/filters_permissible', permissibleSchema, { signal })).data,
});

/** The account's restrictions; undefined data = not known yet. */
export const usePermissible = () => useQuery(permissibleQuery);
