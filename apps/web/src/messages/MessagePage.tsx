/** A page that is one message: what happened, and where to go from here. */
import { Center, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = { icon?: ReactNode; title: string; text?: string; children?: ReactNode };

export const MessagePage = ({ icon, title, text, children }: Props) => (
  <Center mih="50vh" px="md">
    <Stack align="center" gap="sm" maw={620} ta="center">
      {icon === undefined ? null : <Text c="dimmed">{icon}</Text>}
      <Title order={1}>{title}</Title>
      {text === undefined ? null : <Text c="dimmed">{text}</Text>}
      {children}
    </Stack>
  </Center>
);
