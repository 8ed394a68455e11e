/** Links to send: the address itself, or a short permalink where the address is too long. */
import { linkLengthMax, pages, pathOf, permalinkEndpoints } from '@cvm/contract';
import { ApiError, ask, call } from '../api/client.ts';

/** The link to a state of the portal: `path` is path and query, `origin` what stands before it. */
export const linkTo = async (origin: string, path: string): Promise<string> => {
  if (origin.length + path.length <= linkLengthMax) return `${origin}${path}`;
  const { id } = await ask(permalinkEndpoints.savePermalink, { body: { path } });
  return `${origin}${pathOf(pages.link, { linkId: id })}`;
};

/** The path and query behind a permalink; null when there is none. Whether it may be opened is decided when it is. */
export const followLink = async (id: string): Promise<string | null> => {
  try {
    const answer = await call(permalinkEndpoints.readPermalink, { params: { id } });
    return answer.blocked ? null : answer.data.path;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
};
