/** The portal as a server of the Model Context Protocol, made anew for each call: it keeps nothing between two. */
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { Ask } from './ask.ts';
import { catalogueTools } from './catalogue.ts';
import type { Cite } from './cite.ts';
import { figureTools } from './figures.ts';
import { addTool } from './tool.ts';

/** What an assistant is told before it asks. */
const instructions = [
  'CVM Insights answers audience figures of shows, movies, networks and actors, from members of a viewer-tracking app.',
  'Find ids with search, see what can be asked with list_views and describe_view, and ask with ask_view; for measures by any dimensions use list_fields and ask_crosstab.',
  'A filter is written `id:value,value`, an exclusion `id:not value`; dates are `date:2026-05-01 to 2026-05-31`, `date:last 30 days` or `date:all time`.',
  'Cite every figure with its source sentence and its link, and read shares and indexes with their interval and the number of people behind them. A figure that is left out is not zero.',
].join('\n');

export const mcpServer = async (
  ask: Ask,
  cite: Cite,
  { origin, version }: { origin: string; version: string },
): Promise<McpServer> => {
  // No start waits for it, in a portal that no assistant asks.
  const { McpServer } = await import('@modelcontextprotocol/sdk/server/mcp.js');
  const server = new McpServer({ name: 'cvm-insights', title: 'CVM Insights', version }, { instructions });
  for (const tool of [...catalogueTools(ask, origin), ...figureTools(ask, cite)]) addTool(server, tool);
  return server;
};
