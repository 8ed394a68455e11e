/** Where browsers of the system lie, the one without windows first. */
export const withoutWindows = '/usr/bin/chromium-headless-shell';

export const systemBrowsers = [
  withoutWindows,
  '/usr/bin/chromium',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
