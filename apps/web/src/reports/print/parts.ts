/** The parts of a report on paper: it is printed when each of them says that it stands as it is to be printed. */
import { createContext, useContext, useEffect, useId } from 'react';

type Tell = (part: string, settled: boolean) => void;

export const PartsContext = createContext<Tell>(() => undefined);

/** A part of the document that is settled once its answer has come and is drawn. */
export const usePart = (settled: boolean): void => {
  const part = useId();
  const tell = useContext(PartsContext);
  // The document around the part counts; it learns of its parts as they mount and change.
  useEffect(() => tell(part, settled), [tell, part, settled]);
};

export type Parts = ReadonlyMap<string, boolean>;

export const withPart = (parts: Parts, [part, settled]: readonly [string, boolean]): Parts =>
  parts.get(part) === settled ? parts : new Map(parts).set(part, settled);

/** How many parts there are, and how many of them stand. */
export const progressOf = (parts: Parts): { settled: number; all: number } => ({
  settled: [...parts.values()].filter(Boolean).length,
  all: parts.size,
});
