/** Theme, toasts and query cache around whatever is shown; tests use the same. */
import { MantineProvider } from '@mantine/core';
import { DatesProvider } from '@mantine/dates';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { theme, themeVariables } from '../theme/theme.ts';
import { toastMs } from '../ui/toasts.ts';

type Props = { queryClient: QueryClient; children: ReactNode; env?: 'test' };

export const AppProviders = ({ queryClient, children, env }: Props) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={themeVariables}
    defaultColorScheme="auto"
    {...(env ? { env } : {})}
  >
    {/* Weekend days in red fail contrast, hence none. */}
    <DatesProvider settings={{ weekendDays: [] }}>
      <QueryClientProvider client={queryClient}>
        <ModalsProvider>
          <Notifications position="bottom-right" autoClose={toastMs} />
          {children}
        </ModalsProvider>
      </QueryClientProvider>
    </DatesProvider>
  </MantineProvider>
);
