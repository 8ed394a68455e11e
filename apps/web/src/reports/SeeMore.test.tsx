import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderAt } from '../testing/render.tsx';
import { SeeMore } from './SeeMore.tsx';

const paragraph = () => screen.getByRole('paragraph').textContent;

describe('a long text', () => {
  it('is cut at its length, opened and closed again', async () => {
    const text = 'a'.repeat(190) + 'b'.repeat(10);
    await renderAt('/', () => <SeeMore text={text} length={190} className={undefined} />);
    expect(paragraph()).toBe(`${'a'.repeat(190)}... See more`);
    const user = userEvent.setup();
    const button = screen.getByRole('button', { name: 'See more', expanded: false });
    await user.click(button);
    expect(paragraph()).toBe(`${text} See less`);
    await user.click(screen.getByRole('button', { name: 'See less', expanded: true }));
    expect(paragraph()).toBe(`${'a'.repeat(190)}... See more`);
  });

  it('has no switch when it fits', async () => {
    await renderAt('/', () => <SeeMore text={'a'.repeat(190)} length={190} className={undefined} />);
    expect(paragraph()).toBe('a'.repeat(190));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
