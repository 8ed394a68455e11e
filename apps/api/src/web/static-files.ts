/**
 * The web app's files. Files with a hash in their name are kept for a year, everything else is asked for again; any path
 * that is no file and no call is a page of the app, whose own router decides. What is built while the portal runs is handed
 * out as it lies there.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { embedPath } from '@cvm/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../env.ts';
import { ApiError } from '../errors.ts';
import { plainPath } from './plain-path.ts';
import { framedHeaders } from './security-headers.ts';

const isHashed = (path: string): boolean => /[\\/]assets[\\/]/.test(path);

/** A call, a picture or a document that is not there, however its address is written: never a page of the app. */
const isPage = (request: FastifyRequest): boolean => !/^\/(v1|art|docs)(\/|$)/i.test(plainPath(request.url));

/** Does whoever asks want to see a page? */
export const wantsPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  isPage(request) &&
  (request.headers.accept ?? '').includes('text/html');

/** A script or style sheet by a name as the build gives them; no step to another folder. */
const builtFile = /^\/assets\/\w[\w.-]*$/;

/** `root` is the folder of the built web app; without it (during development) every page is a 404. */
export const registerStaticFiles = async (app: FastifyInstance, root: string, settings: Settings): Promise<void> => {
  const built = existsSync(join(root, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root,
      // Routes for the files that exist now, instead of one that looks up whatever path it is given.
      wildcard: false,
      cacheControl: false,
      // The build leaves compressed forms beside the larger files.
      preCompressed: true,
      setHeaders: (response, path) => {
        response.setHeader('vary', 'accept-encoding');
        response.setHeader('cache-control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  const page = (reply: FastifyReply) => reply.header('cache-control', 'no-cache').sendFile('index.html');
  // The one page that other sites may show in a frame; its router shows the look and nothing else.
  if (built)
    app.get(`${embedPath}/:look`, { schema: { hide: true }, helmet: framedHeaders(settings) }, (_request, reply) =>
      page(reply),
    );
  // A page that is read anew names the files of the latest build, which may not have been there at the start.
  const laterFile = ({ method, url }: FastifyRequest): string | null => {
    const [path = ''] = url.split('?');
    const isThere = (method === 'GET' || method === 'HEAD') && builtFile.test(path) && existsSync(join(root, path));
    return isThere ? path : null;
  };
  // Calls that do not exist count against an address like those that do.
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply: FastifyReply) => {
    const later = built ? laterFile(request) : null;
    if (later !== null) return reply.sendFile(later);
    if (built && wantsPage(request)) return page(reply);
    throw new ApiError('not_found', 'There is nothing at this address.');
  });
};
