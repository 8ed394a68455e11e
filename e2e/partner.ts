/** The other site under its two names: one may show embedded looks of the portals (EMBED_ORIGINS), one may not. */
import { inject } from 'vitest';
import { partnerOrigin } from './partner-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    partnerPort: number;
  }
}

export const partner = () => {
  const port = inject('partnerPort');
  return { known: partnerOrigin(port), unknown: `http://127.0.0.1:${port}` };
};
