/** The orders that a running portal takes from commands on the same machine: their paths at its socket, and what they say. */
import type { z } from 'zod';
import { explainBodySchema } from '../views/explain.ts';
import { loadBodySchema } from './events.ts';

export type Order = { readonly path: string; readonly body: z.ZodType };

export const orders = {
  load: { path: '/load', body: loadBodySchema },
  explain: { path: '/explain', body: explainBodySchema },
} as const satisfies Record<string, Order>;
