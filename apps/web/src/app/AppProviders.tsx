/** Theme and query cache around whatever is shown; tests use the same. */
import { MantineProvider } from '@mantine/core';
import { DatesProvider } from '@mantine/dates';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { theme, themeVariables } from '../theme/theme.ts';
import { usePrinting } from '../ui/use-printing.ts';

type Props = { queryClient: QueryClient; children: ReactNode; env?: 'test' };

export const AppProviders = ({ queryClient, children, env }: Props) => {
  // Paper is light: the kit and the charts take the colours of its scheme, whatever that of the screen is.
  const printing = usePrinting();
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={themeVariables}
      defaultColorScheme="auto"
      {...(printing ? { forceColorScheme: 'light' } : {})}
      {...(env ? { env } : {})}
    >
      {/* Weekend days in red fail contrast, hence none. */}
      <DatesProvider settings={{ weekendDays: [] }}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </DatesProvider>
    </MantineProvider>
  );
};
