/** Questions to the portal's API in the words of its users: what the screens are compared with. */
import { type Meta, optionEndpoints, queryAnswerSchema, type Row } from '@cvm/contract';
import { runPortal } from './run-portal.ts';
import { sessionOf } from './sign-in.ts';
import type { UserName } from './users.ts';

type Question = { view: string; filters?: readonly string[]; sorts?: string; as?: UserName };

/** The answer of a view. Throws when it is refused. */
export const ask = async ({ view, filters = [], sorts, as = 'analyst' }: Question) => {
  const query = new URLSearchParams(filters.map((filter): [string, string] => ['filters', filter]));
  if (sorts !== undefined) query.set('sorts', sorts);
  const { token } = await sessionOf(as);
  const answer = await fetch(`${runPortal().url}/v1/query/${view}?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`${view} was refused with status ${answer.status}: ${await answer.text()}`);
  const { data, meta } = queryAnswerSchema.parse(await answer.json());
  return { rows: data, meta } as { rows: Row[]; meta: Meta };
};

/** What a user is limited to, by filter. */
export const limitsOf = async (as: UserName): Promise<Readonly<Record<string, readonly string[]>>> => {
  const { token } = await sessionOf(as);
  const answer = await fetch(`${runPortal().url}${optionEndpoints.readPermissible.path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return optionEndpoints.readPermissible.answer.parse(await answer.json()).data.limits;
};
