/** What restricts the user's choices: asked once, kept for the session. */
import { optionEndpoints, type Permissible } from '@cvm/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ask } from '../api/client.ts';

export const permissibleQuery = queryOptions({
  queryKey: ['permissible'] as const,
  queryFn: async ({ signal }): Promise<Permissible> => (await ask(optionEndpoints.readPermissible, { signal })).data,
});

/** The user's restrictions; undefined data = not known yet. */
export const usePermissible = () => useQuery(permissibleQuery);
