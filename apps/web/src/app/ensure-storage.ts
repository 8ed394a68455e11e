/**
 * In a frame of another site a browser may refuse a page its storage: every access throws. A storage that is full, or has no room at
 * all, refuses what is written. Neither ends a page, or keeps anybody from signing in: what cannot be kept is kept as long as the page.
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

/** What was written before is read, and what has no room stands in front of it. */
const beside = (full: Storage): Storage => {
  const kept = inMemory();
  const namesOf = (storage: Storage) => Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '');
  const names = () => [...new Set([...namesOf(full), ...namesOf(kept)])];
  return {
    get length() {
      return names().length;
    },
    clear: () => {
      kept.clear();
      full.clear();
    },
    getItem: (key) => kept.getItem(key) ?? full.getItem(key),
    key: (place) => names()[place] ?? null,
    removeItem: (key) => {
      kept.removeItem(key);
      full.removeItem(key);
    },
    setItem: (key, value) => {
      try {
        full.setItem(key, value);
        kept.removeItem(key);
      } catch {
        kept.setItem(key, value);
      }
    },
  };
};

/** More than a session takes. */
const trial = { key: 'cvm.room', value: 'x'.repeat(8192) };

/** What stands in for a storage; null = it can be used as it is. */
const standIn = (name: 'localStorage' | 'sessionStorage'): Storage | null => {
  try {
    window[name].getItem('');
  } catch {
    return inMemory();
  }
  const storage = window[name];
  try {
    storage.setItem(trial.key, trial.value);
    storage.removeItem(trial.key);
    return null;
  } catch {
    return beside(storage);
  }
};

/** Call it before anything reads a session. */
export const ensureStorage = (): void => {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const value = standIn(name);
    if (value !== null) Object.defineProperty(window, name, { value, configurable: true });
  }
};
