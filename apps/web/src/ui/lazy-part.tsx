/**
 * A part of a page whose code is a chunk of its own. React keeps a fallback that it has shown for 300 ms, whatever comes
 * meanwhile; a part whose code is there already is drawn at once, without one. The caller puts Suspense around it.
 */
import { type ComponentType, lazy, useState } from 'react';

export type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches the code before it is needed; a failure is told where the part is drawn, which asks again. */
  preload: () => void;
};

export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> => {
  let ready: ComponentType<Props> | null = null;
  const loadAndKeep = async () => {
    ready = await load();
    return { default: ready };
  };
  const Waiting = lazy(loadAndKeep);
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part at module level, like `lazy` itself.
  const Part = (props: Props) => {
    // Decided once: another component in its place would begin anew.
    const [Drawn] = useState<ComponentType<Props>>(() => ready ?? Waiting);
    return <Drawn {...props} />;
  };
  return Object.assign(Part, { preload: () => void loadAndKeep().catch(() => undefined) });
};
