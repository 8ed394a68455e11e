/**
 * In a frame of another site a browser may refuse a page its storage: every access throws. A storage that is full, or has no room at
 * all, refuses what is written, at the start of the page or later. Neither ends a page, or keeps anybody from signing in: what cannot
 * be kept is kept as long as the page.
 */
const inMemory = (): Storage => {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (place) => [...kept.keys()][place] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, String(value)),
  };
};

/** What was written is read, and what has no room stands in front of it. */
const withRoom = (own: Storage): Storage => {
  const kept = inMemory();
  const namesOf = (storage: Storage) => Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '');
  const names = () => [...new Set([...namesOf(own), ...namesOf(kept)])];
  return {
    get length() {
      return names().length;
    },
    clear: () => {
      kept.clear();
      own.clear();
    },
    getItem: (key) => kept.getItem(key) ?? own.getItem(key),
    key: (place) => names()[place] ?? null,
    removeItem: (key) => {
      kept.removeItem(key);
      own.removeItem(key);
    },
    setItem: (key, value) => {
      try {
        own.setItem(key, value);
        kept.removeItem(key);
      } catch {
        kept.setItem(key, value);
      }
    },
  };
};

/** What stands in for a storage. */
const standIn = (name: 'localStorage' | 'sessionStorage'): Storage => {
  try {
    window[name].getItem('');
  } catch {
    return inMemory();
  }
  return withRoom(window[name]);
};

/** Call it before anything reads a session. */
export const ensureStorage = (): void => {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    Object.defineProperty(window, name, { value: standIn(name), configurable: true });
};
