/**
 * Asks for the code of the frame and of the page at an address at once, not one after the other; a failure is told when the page is
 * shown. Changes nothing that is on screen.
 */
import type { AnyRouter } from '@tanstack/react-router';

export const loadCode = (router: AnyRouter, path: string): void => {
  const [parts] = router.getMatchedRoutes(path);
  for (const part of parts) void router.loadRouteChunk(part)?.catch(() => undefined);
};
