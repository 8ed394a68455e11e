/** Another site beside the portals of the tests: one page, which shows the address of its query in a frame. */
import { createServer } from 'node:http';

/** The name of the site that the settings of the portals know. */
export const partnerOrigin = (port: number): string => `http://localhost:${port}`;

const textOf = (url: string): string => url.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Starts the site; `settings` are those of a portal that knows it. */
export const startPartner = async () => {
  const server = createServer((request, response) => {
    const shown = new URL(request.url ?? '/', 'http://here').searchParams.get('show') ?? '';
    response.setHeader('content-type', 'text/html');
    response.end(
      `<!doctype html><title>Intranet</title><link rel="icon" href="data:,">
       <iframe src="${textOf(shown)}" width="900" height="600"></iframe>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port, settings: { EMBED_ORIGINS: partnerOrigin(port) }, stop };
};
