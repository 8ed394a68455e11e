/** Only and Exclude beside the cycle of a click: by pointer, by keyboard, in long lists and short ones; what a long list draws. */
import type { Clause } from '@cvm/contract';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderAt } from '../testing/render.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { SearchList } from './SearchList.tsx';

const items = ['Drama', 'Comedy', 'Crime'].map((label) => ({ value: label.toLowerCase(), label }));
const start: Clause[] = [{ id: 'genre', op: 'is', values: ['drama', 'comedy'], join: 'or' }];

const Long = () => {
  const [clauses, setClauses] = useState<readonly Clause[]>(start);
  const [search, setSearch] = useState('');
  return (
    <>
      <SearchList
        id="genre"
        label="Genre"
        items={items.filter(({ value }) => value.startsWith(search))}
        itemOf={(value) => ({ value, label: value })}
        clauses={clauses}
        excludes
        search={search}
        onSearch={setSearch}
        onChange={setClauses}
        status="ready"
      />
      <output aria-label="Clauses">{clauses.map(({ op, values }) => `${op} ${values.join()}`).join('; ')}</output>
    </>
  );
};

const Short = () => {
  const [clauses, setClauses] = useState<readonly Clause[]>(start);
  return (
    <>
      <ChoiceList id="genre" label="Genre" items={items} clauses={clauses} excludes onChange={setClauses} />
      <output aria-label="Clauses">{clauses.map(({ op, values }) => `${op} ${values.join()}`).join('; ')}</output>
    </>
  );
};

const clauses = () => screen.getByLabelText('Clauses').textContent;

describe('only and exclude', () => {
  it('stand beside each option of a short list as buttons', async () => {
    await renderAt('/', Short);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Exclude Comedy' }));
    expect(clauses()).toBe('is drama; is_not comedy');
    await user.click(screen.getByRole('button', { name: 'Only Crime' }));
    expect(clauses()).toBe('is crime');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Crime, only this included');
  });

  it('have keys in a long list, which leave the cycle of Enter as it is', async () => {
    await renderAt('/', Long);
    const user = userEvent.setup();
    await user.click(await screen.findByLabelText('Search Genre'));
    await user.keyboard('crime');
    await user.keyboard('{Alt>}{Enter}{/Alt}');
    expect(clauses()).toBe('is drama,comedy; is_not crime');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(clauses()).toBe('is crime');
    await user.keyboard('{Enter}');
    expect(clauses()).toBe('is_not crime');
  });

  it('are there for pointers in a long list, and do not cycle as well', async () => {
    await renderAt('/', Long);
    const user = userEvent.setup();
    const option = await screen.findByRole('option', { name: 'Crime, empty' });
    await user.click(option.querySelector('[data-deed="only"]') ?? option);
    expect(clauses()).toBe('is crime');
  });
});

/** `more`: the server has others. */
const Endless = ({ more = false }: { more?: boolean }) => {
  const [search, setSearch] = useState('');
  const all = Array.from({ length: 100 }, (_, place) => ({ value: `v${place}`, label: `Value ${place}` }));
  return (
    <SearchList
      id="genre"
      label="Genre"
      items={all.filter(({ label }) => label.includes(search))}
      itemOf={(value) => ({ value, label: value })}
      clauses={[]}
      excludes
      search={search}
      onSearch={setSearch}
      onChange={() => undefined}
      status="ready"
      onEnd={more ? () => undefined : undefined}
    />
  );
};

describe('a list that is longer than its window', () => {
  it('draws its beginning, and the rest as its end comes into sight', async () => {
    await renderAt('/', () => <Endless />);
    const list = await screen.findByRole('listbox', { name: 'Genre' });
    const drawn = () => screen.getAllByRole('option').length;
    expect(drawn()).toBe(40);
    for (const expected of [80, 100, 100]) {
      fireEvent.scroll(list);
      expect(drawn()).toBe(expected);
    }
  });

  it('tells where an option stands among all, not among those that are drawn', async () => {
    await renderAt('/', () => <Endless />);
    const third = await screen.findByRole('option', { name: 'Value 2, empty' });
    expect([third.getAttribute('aria-posinset'), third.getAttribute('aria-setsize')]).toEqual(['3', '100']);
  });

  it('tells of no end where more are on the server', async () => {
    await renderAt('/', () => <Endless more />);
    const third = await screen.findByRole('option', { name: 'Value 2, empty' });
    expect([third.getAttribute('aria-posinset'), third.getAttribute('aria-setsize')]).toEqual(['3', '-1']);
  });

  it('finds what is not drawn', async () => {
    await renderAt('/', () => <Endless />);
    await userEvent.setup().type(await screen.findByLabelText('Search Genre'), 'Value 99');
    await screen.findByRole('option', { name: 'Value 99, empty' });
  });
});
