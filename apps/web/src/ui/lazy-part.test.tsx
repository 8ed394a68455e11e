/** Parts whose code comes apart: when a fallback is shown, and when none is. */
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

const Flower = ({ name }: { name: string }) => <p>{name}</p>;

const show = (Part: ReturnType<typeof lazyPart<{ name: string }>>) => {
  const fallbacks: string[] = [];
  const Fallback = () => {
    fallbacks.push('shown');
    return null;
  };
  render(
    <Suspense fallback={<Fallback />}>
      <Part name="Aster" />
    </Suspense>,
  );
  return fallbacks;
};

it('is drawn at once when its code is there', async () => {
  const Part = lazyPart(async () => Flower);
  Part.preload();
  await Promise.resolve();
  const fallbacks = show(Part);
  expect(screen.getByText('Aster')).toBeDefined();
  expect(fallbacks).toEqual([]);
});

it('has a fallback until its code has come, and asks again for code that has failed', async () => {
  let asked = 0;
  const Part = lazyPart(async () => {
    asked += 1;
    if (asked === 1) throw new Error('No network.');
    return Flower;
  });
  Part.preload();
  const fallbacks = show(Part);
  expect(await screen.findByText('Aster')).toBeDefined();
  expect(fallbacks).not.toEqual([]);
  expect(asked).toBe(2);
});
