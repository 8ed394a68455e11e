/** What an address keeps of how a page is shown: written by a choice, read by a reload, gone with the choice it began with. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAt } from '../testing/render.tsx';
import { useChoice, useMarked, useNoted, useOneOf, useTyped, useWhole } from './use-in-address.ts';

const Page = () => {
  const { chosen, choose } = useChoice('snapshot');
  const ages = useMarked('tables', 'age');
  const genders = useMarked('tables', 'gender');
  const seed = useOneOf('shown', ['viewers', 'followers']);
  const sorts = useNoted('sorted', 'list');
  return (
    <>
      <button type="button" onClick={() => choose(chosen === undefined ? 'gender' : undefined)}>
        snapshot {chosen ?? 'age'}
      </button>
      <button type="button" onClick={() => ages.mark(!ages.marked)}>
        ages {String(ages.marked)}
      </button>
      <button type="button" onClick={() => genders.mark(!genders.marked)}>
        genders {String(genders.marked)}
      </button>
      <button type="button" onClick={() => seed.choose(seed.chosen === 'viewers' ? 'followers' : 'viewers')}>
        seed {seed.chosen}
      </button>
      <button type="button" onClick={() => sorts.note(sorts.noted === undefined ? 'name desc' : undefined)}>
        sorted {sorts.noted ?? 'as it is'}
      </button>
    </>
  );
};

const names = (): (string | null)[] => screen.getAllByRole('button').map(({ textContent }) => textContent);
const press = async (): Promise<void> => {
  for (const button of screen.getAllByRole('button')) await userEvent.setup().click(button);
};
const begun = ['snapshot age', 'ages false', 'genders false', 'seed viewers', 'sorted as it is'];
const changed = ['snapshot gender', 'ages true', 'genders true', 'seed followers', 'sorted name desc'];
const address = '/?filters=age:18-20&snapshot=gender&tables=age&tables=gender&shown=followers&sorted=list:name desc';

it('stands in the address beside what is there already, and leaves no trace of what a page begins with', async () => {
  const page = await renderAt('/?filters=age:18-20', Page);
  expect(names()).toEqual(begun);
  // A page is drawn anew after its address, not with it.
  await press();
  await waitFor(() => expect(names()).toEqual(changed));
  expect(page.address()).toBe(address);
  await press();
  await waitFor(() => expect(names()).toEqual(begun));
  expect(page.address()).toBe('/?filters=age:18-20');
});

it('is what a link shows; a name that the page does not have is as if none were there', async () => {
  await renderAt(address, Page);
  expect(names()).toEqual(changed);
});

it('takes a choice that the page does not have for none', async () => {
  await renderAt('/?shown=strangers&tables=other&sorted=other:name', Page);
  expect(names()).toEqual(begun);
});

const List = () => {
  const { typed, type } = useTyped();
  const { value, put } = useWhole('page', 1);
  return (
    <>
      <input aria-label="Search" value={typed} onChange={(event) => type(event.currentTarget.value)} />
      <button type="button" onClick={() => put(value + 1)}>
        page {value}
      </button>
    </>
  );
};

const field = () => screen.getByLabelText<HTMLInputElement>('Search').value;

it('keeps what is typed, letter by letter, and takes over what the address says after a step back', async () => {
  const { address: now, router } = await renderAt('/?search=dra', List);
  expect(field()).toBe('dra');
  await userEvent.setup().type(screen.getByLabelText('Search'), 'ma by gender');
  expect(field()).toBe('drama by gender');
  await waitFor(() => expect(now()).toBe('/?search=drama by gender'));
  await act(() => router.navigate({ to: '/', search: { search: 'comedy' } as never }));
  await waitFor(() => expect(field()).toBe('comedy'));
  await act(() => router.history.back());
  await waitFor(() => expect(field()).toBe('drama by gender'));
  await userEvent.setup().clear(screen.getByLabelText('Search'));
  await waitFor(() => expect(now()).toBe('/'));
});

it('keeps a number, and takes what is none for the one it begins with', async () => {
  const { address: now } = await renderAt('/?page=-3', List);
  const button = screen.getByRole('button');
  expect(button.textContent).toBe('page 1');
  await userEvent.setup().click(button);
  await waitFor(() => expect(now()).toBe('/?page=2'));
});
