/** Calls of users beside the screen: what a test prepares, and what it takes away again. */
import { endpoints } from '@cvm/contract';
import { runPortal } from './run-portal.ts';
import { sessionOf } from './sign-in.ts';
import type { UserName } from './users.ts';

/** What a call is answered. Throws when it is refused. */
export const send = async (as: UserName, method: string, path: string, body?: object): Promise<unknown> => {
  const { token } = await sessionOf(as);
  const answer = await fetch(`${runPortal().url}/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};

/**
 * Deletes all that a user has saved: of a test that failed half way, too, so that its second try and the tests after it find
 * nothing of it.
 */
export const forgetSaved = async (as: UserName): Promise<void> => {
  const { userId } = await sessionOf(as);
  const segments = endpoints.listSegments.answer.parse(await send(as, 'GET', 'audience-segment'));
  for (const { uuid } of segments.data) await send(as, 'DELETE', `audience-segment/${uuid}`);
  const reports = endpoints.listReports.answer.parse(await send(as, 'GET', `custom-reports/${userId}`));
  for (const { uuid } of reports.data) await send(as, 'DELETE', `custom-report/${uuid}`);
};

/** Ends every downtime message: one that stays would stand above the pages of all other tests. */
export const endDowntime = async (): Promise<void> => {
  const { messages } = endpoints.listDowntime.answer.parse(await send('admin', 'GET', 'admin/downtime_message'));
  for (const { uuid } of messages) await send('admin', 'POST', `admin/downtime_message/${uuid}`);
};
