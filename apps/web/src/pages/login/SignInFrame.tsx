/** The frame of the pages before signing in: the brand, one card, where help is, and how far the data reaches. */
import { supportEmail } from '@cvm/contract';
import { Anchor, Center, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Footer } from '../../shell/Footer.tsx';
import { Overlays } from '../../shell/Overlays.tsx';
import { Logo } from '../../ui/Logo.tsx';
import classes from './SignInFrame.module.css';

export const SignInFrame = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={classes.page}>
    <Overlays />
    <Center component="main" className={classes.main}>
      <Stack w={360} maw="100%" gap="lg">
        <Center>
          <Logo height={30} />
        </Center>
        <Paper withBorder p="xl" className={classes.card}>
          <Title order={1} size="h2" mb="sm">
            {title}
          </Title>
          {children}
        </Paper>
        <Text size="sm" c="dimmed" ta="center">
          Need help? Contact <Anchor href={`mailto:${supportEmail}`}>{supportEmail}</Anchor>
        </Text>
      </Stack>
    </Center>
    <Footer />
  </div>
);
