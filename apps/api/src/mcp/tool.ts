/** A tool of the Model Context Protocol as a record, and how a server is given it. */
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { Refused } from './ask.ts';

type Shape = Readonly<Record<string, z.ZodType>>;
type Values<S extends Shape> = z.output<z.ZodObject<S>>;

type About<Asked extends Shape, Answered extends Shape> = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly asks: Asked;
  readonly answers: Answered;
};

export type Tool = About<Shape, Shape> & {
  /** Takes what was sent, whatever it is. */
  readonly call: (sent: unknown) => Promise<Record<string, unknown>>;
};

/** A tool whose work is given what it asks for, parsed, and answers what it says. */
export const tool = <Asked extends Shape, Answered extends Shape>({
  run,
  ...about
}: About<Asked, Answered> & { readonly run: (asked: Values<Asked>) => Promise<Values<Answered>> }): Tool => {
  const asked = z.strictObject(about.asks);
  return { ...about, call: async (sent) => run(asked.parse(sent) as Values<Asked>) };
};

const answered = (values: Record<string, unknown>): CallToolResult => ({
  structuredContent: values,
  content: [{ type: 'text', text: JSON.stringify(values) }],
});

/** Gives the tool to the server. What the portal refuses is told in its own words; anything else is a fault. */
export const addTool = (server: McpServer, { name, title, description, asks, answers, call }: Tool): void => {
  const about = {
    title,
    description,
    inputSchema: z.strictObject(asks),
    outputSchema: z.object(answers),
    annotations: { readOnlyHint: true, openWorldHint: false },
  };
  server.registerTool(name, about, async (sent) => {
    try {
      return answered(await call(sent));
    } catch (error) {
      if (error instanceof Refused) return { isError: true, content: [{ type: 'text', text: error.message }] };
      throw error;
    }
  });
};
