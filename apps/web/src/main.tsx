/** Starts the web app: theme, query cache, router; decides once what an expired session does. */
import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import '@mantine/notifications/styles.css';
import '@fontsource-variable/inter/wght.css';
import './theme/base.css';
import './theme/forced-colors.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { onSessionExpired } from './api/client.ts';
import { AppProviders } from './app/AppProviders.tsx';
import { ensureStorage } from './app/ensure-storage.ts';
import { passFocusOn } from './app/focus-heir.ts';
import { forgetAnswersWithSession } from './app/forget-answers.ts';
import { keepFocusInWindows } from './app/keep-focus.ts';
import { makeQueryClient } from './app/query-client.ts';
import { keepWindowsWhileExpired, leaveExpiredSession } from './app/session-end.ts';
import { loadCode } from './links/load-code.ts';
import { watchMissingCode } from './messages/missing-code.ts';
import { makeRouter } from './routes.tsx';
import { readSession } from './session/session.ts';

ensureStorage();
watchMissingCode();
const queryClient = makeQueryClient();
const router = makeRouter(queryClient);
if (readSession() !== null) loadCode(router, window.location.pathname);
keepFocusInWindows();
passFocusOn();
keepWindowsWhileExpired();
onSessionExpired(() => leaveExpiredSession(router));
forgetAnswersWithSession(queryClient, () => window.location.reload());

const element = document.getElementById('root');
if (element === null) throw new Error('The page has no element "root".');
// The title of the static page would stand before, and so win over, the titles that pages render.
document.querySelector('title')?.remove();
createRoot(element).render(
  <StrictMode>
    <AppProviders queryClient={queryClient}>
      <RouterProvider router={router} />
    </AppProviders>
  </StrictMode>,
);
