import { Menu } from '@mantine/core';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderAt } from '../testing/render.tsx';
import { askToDelete } from '../ui/ask-to-delete.tsx';
import { passFocusOn } from './focus-heir.ts';

let end: () => void;
beforeEach(() => {
  end = passFocusOn();
});
afterEach(() => end());

const Exports = () => {
  const [isBusy, setBusy] = useState(false);
  return (
    <main>
      <button type="button">First of the page</button>
      <div>
        <button type="button">Columns</button>
        {isBusy ? (
          <button type="button" onClick={() => setBusy(false)}>
            Cancel export
          </button>
        ) : (
          <Menu>
            <Menu.Target>
              <button type="button">Export</button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => setBusy(true)}>CSV</Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
    </main>
  );
};

/** Each row deletes itself, as soon as it is asked to or a moment after its button could no longer be pressed. */
const List = ({ asks = false }: { asks?: boolean }) => {
  const [names, setNames] = useState(['A', 'B', 'C']);
  const [going, setGoing] = useState<string | null>(null);
  const remove = (gone: string) => setNames(names.filter((name) => name !== gone));
  const ask = (name: string) =>
    askToDelete('report', name, () => {
      setGoing(name);
      setTimeout(() => remove(name), 50);
    });
  return (
    <main>
      <button type="button">First of the page</button>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button type="button" disabled={going === name} onClick={() => (asks ? ask(name) : remove(name))}>
              Delete {name}
            </button>
          </li>
        ))}
      </ul>
      <button type="button">Add</button>
    </main>
  );
};

/** Cannot be pressed while it works; browsers take the focus from it then, which this one does not. */
const Worker = ({ work }: { work: Promise<void> }) => {
  const [isBusy, setBusy] = useState(false);
  const begin = () => {
    setBusy(true);
    void work.then(() => setBusy(false));
  };
  return (
    <main>
      <button type="button" disabled={isBusy} onClick={begin}>
        Create
      </button>
      <button type="button">Other</button>
    </main>
  );
};

const Another = () => {
  const [isGone, setGone] = useState(false);
  return (
    <main>
      {isGone ? (
        <div>
          <button type="button">Of the other page</button>
        </div>
      ) : (
        <section>
          <button type="button" onClick={() => setGone(true)}>
            Leave
          </button>
        </section>
      )}
    </main>
  );
};

const focusIsOn = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })));

describe('a control that goes away while it has the focus', () => {
  it('leaves it to what takes its place, also where it was chosen in its menu', async () => {
    await renderAt('/', Exports);
    screen.getByRole('button', { name: 'Export' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'CSV' })));
    await userEvent.keyboard('{Enter}');
    await focusIsOn('Cancel export');
    await userEvent.keyboard('{Enter}');
    await focusIsOn('Export');
  });

  it('leaves it to the next one of a list, or to the one before at its end', async () => {
    await renderAt('/', () => <List />);
    screen.getByRole('button', { name: 'Delete B' }).focus();
    await userEvent.keyboard('{Enter}');
    await focusIsOn('Delete C');
    await userEvent.keyboard('{Enter}');
    await focusIsOn('Delete A');
  });

  it('leaves it near its place where a window asked first, and the control could not be pressed when that closed', async () => {
    await renderAt('/', () => <List asks />);
    screen.getByRole('button', { name: 'Delete B' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, Delete' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete B' })).toBeNull());
    await focusIsOn('Delete C');
  });

  it('gets it back where it was disabled for as long as it worked, unless somebody has gone on', async () => {
    for (const isLeft of [false, true]) {
      let finish = () => {};
      const work = new Promise<void>((resolve) => {
        finish = resolve;
      });
      await renderAt('/', () => <Worker work={work} />);
      const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Create' });
      button.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(button.disabled).toBe(true));
      button.blur();
      if (isLeft) screen.getByRole('button', { name: 'Other' }).focus();
      finish();
      await waitFor(() => expect(button.disabled).toBe(false));
      await focusIsOn(isLeft ? 'Other' : 'Create');
      cleanup();
    }
  });

  it('leaves it to nobody where all of the page goes with it', async () => {
    await renderAt('/', Another);
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await screen.findByRole('button', { name: 'Of the other page' });
    expect(document.activeElement).toBe(document.body);
  });

  it('takes it from nobody who has left the control for nothing', async () => {
    await renderAt('/', () => <List />);
    const first = screen.getByRole('button', { name: 'Delete A' });
    first.focus();
    first.blur();
    first.click();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete A' })).toBeNull());
    expect(document.activeElement).toBe(document.body);
  });
});
