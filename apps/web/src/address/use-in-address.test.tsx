/** What an address keeps of how a page is shown: written by a choice, read by a reload, gone with the choice it began with. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAt } from '../testing/render.tsx';
import { useChoice, useMarked, useNoted, useOneOf } from './use-in-address.ts';

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
  await press();
  expect(names()).toEqual(changed);
  expect(page.address()).toBe(address);
  await press();
  expect(names()).toEqual(begun);
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
