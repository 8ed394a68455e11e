import type { SearchGroup } from '@cvm/contract';
import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HitLabel } from './HitLabel.tsx';

it.each([
  ['network', 'contain'],
  ['show', 'cover'],
] as const)('of a %s has a picture that is drawn to %s its place: the ends of a logo are not cut off', (group, fit) => {
  const hit = { id: '7', name: 'Kinoport', image: '/art/logo/7.svg', note: null };
  const { container } = render(
    <MantineProvider>
      <HitLabel group={group satisfies SearchGroup} hit={hit} />
    </MantineProvider>,
  );
  expect(container.querySelector('img')?.style.objectFit).toBe(fit);
});
