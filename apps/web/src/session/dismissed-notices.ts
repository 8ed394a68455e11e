/** The downtime notices a user has closed: remembered until the session ends. */

export const dismissedKey = 'cvm.dismissedNotices';

export const readDismissed = (): string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(dismissedKey) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
};

export const dismissNotice = (uuid: string): void => {
  localStorage.setItem(dismissedKey, JSON.stringify([...new Set([...readDismissed(), uuid])]));
};
