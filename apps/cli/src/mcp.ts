/**
 * Entry of `npm run mcp`: the Model Context Protocol over standard input and output, for assistants that start their
 * servers as programs. Messages go to a portal and come back from it; everything is decided there.
 */
import { origin, originOf, ownPlace } from '@cvm/api/settings';
import { mcpEndpoints } from '@cvm/contract';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { ErrorCode, type JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { asksForHelp, tooMuch } from './help.ts';

const ownOrigin = originOf(ownPlace.host, ownPlace.port);

const usage = `Usage: npm run --silent mcp, started by an assistant. Settings:
  PORTAL_URL   where the portal is; default ${ownOrigin}
  API_KEY      the key that an administrator granted
  API_SECRET   its secret`;

const settingsSchema = z.object({
  // The key is sent to the origin alone: a path, such as one of a site that the portal is not the whole of, would be passed over.
  PORTAL_URL: origin.default(ownOrigin),
  API_KEY: z.string('is missing'),
  API_SECRET: z.string('is missing'),
});

/** Standard output belongs to the protocol, so whatever else is said goes to standard error. */
const say = (error: Error): void => console.error(error.message);

/** A message that wants an answer gets one, also where the portal could not be asked. */
const failed = (message: JSONRPCMessage, { message: why }: Error): JSONRPCMessage | null =>
  'id' in message && 'method' in message
    ? { jsonrpc: '2.0', id: message.id, error: { code: ErrorCode.InternalError, message: why } }
    : null;

const serve = async ({ PORTAL_URL, API_KEY, API_SECRET }: z.infer<typeof settingsSchema>): Promise<void> => {
  const authorization = `Basic ${Buffer.from(`${API_KEY}:${API_SECRET}`).toString('base64')}`;
  const assistant = new StdioServerTransport();
  const portal = new StreamableHTTPClientTransport(new URL(mcpEndpoints.callTools.path, PORTAL_URL), {
    requestInit: { headers: { authorization } },
  });
  const answer = (message: JSONRPCMessage): void => void assistant.send(message).catch(say);
  assistant.onmessage = (message) => {
    portal.send(message).catch((error: Error) => {
      const refusal = failed(message, error);
      if (refusal === null) say(error);
      else answer(refusal);
    });
  };
  portal.onmessage = answer;
  await portal.start();
  await assistant.start();
};

const refuse = (why: string): void => {
  console.error(`${usage}\n${why}`);
  process.exitCode = 2;
};

const args = process.argv.slice(2);
const wrong = tooMuch(args);
// As in the portal, an empty variable counts as not set.
const given = Object.entries(process.env).map(([name, value]) => [name, value?.trim() || undefined]);
const parsed = settingsSchema.safeParse(Object.fromEntries(given));
if (asksForHelp(args)) console.log(usage);
else if (wrong !== null) refuse(wrong);
else if (parsed.success) await serve(parsed.data);
else {
  const names = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')} ${message}`);
  refuse(`These settings are not valid:\n${names.join('\n')}`);
}
