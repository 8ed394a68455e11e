/**
 * A browser's name for itself, in words its user knows. Every browser names others before itself, so the first of a list
 * that is found counts. For people to recognise a session by; nothing depends on it.
 */

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
  [/\bcurl\//, 'curl'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstOf = (words: typeof browsers, text: string): string | undefined =>
  words.find(([pattern]) => pattern.test(text))?.[1];

export const deviceOf = (userAgent: string | null): string => {
  const [browser, system] = [firstOf(browsers, userAgent ?? ''), firstOf(systems, userAgent ?? '')];
  if (browser === undefined) return system === undefined ? 'Unknown device' : `Browser on ${system}`;
  return system === undefined ? browser : `${browser} on ${system}`;
};
