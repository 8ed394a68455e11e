/** The colour schemes a user can choose. */
import type { MantineColorScheme } from '@mantine/core';

export const schemes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'As the system' },
] as const satisfies readonly { value: MantineColorScheme; label: string }[];
