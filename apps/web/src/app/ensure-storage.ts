/**
 * In a frame of another site a browser may refuse a page its storage: every access throws. An embedded look needs none, and
 * must not end there; what is kept is then kept as long as the page.
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

const isRefused = (name: 'localStorage' | 'sessionStorage'): boolean => {
  try {
    window[name].getItem('');
    return false;
  } catch {
    return true;
  }
};

/** Call it before anything reads a session. */
export const ensureStorage = (): void => {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    if (isRefused(name)) Object.defineProperty(window, name, { value: inMemory(), configurable: true });
};
