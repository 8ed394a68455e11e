/** A state in the middle of a panel or table: an icon, what happened, and what can be done. */
import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = { icon: ReactNode; title: string; text?: ReactNode; children?: ReactNode; role?: 'alert' | 'status' };

export const StateMessage = ({ icon, title, text, children, role = 'status' }: Props) => (
  <Stack align="center" gap={6} py={40} px="md" ta="center" role={role}>
    <Text c="dimmed" lh={1}>
      {icon}
    </Text>
    <Text fw={600}>{title}</Text>
    {text === undefined ? null : (
      <Text size="sm" c="dimmed" maw={460}>
        {text}
      </Text>
    )}
    {children}
  </Stack>
);
