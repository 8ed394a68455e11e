/** The heading of a page, with what belongs beside it. */
import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = { title: string; note?: ReactNode; children?: ReactNode };

export const PageHeader = ({ title, note, children }: Props) => (
  <Group justify="space-between" align="flex-end" mb="sm" gap="sm">
    {/* A name, or what was searched for, need not have a space. */}
    <Stack gap={2} miw={0} style={{ overflowWrap: 'anywhere' }}>
      <Title order={1}>{title}</Title>
      {note === undefined ? null : (
        <Text size="sm" c="dimmed">
          {note}
        </Text>
      )}
    </Stack>
    {children}
  </Group>
);
