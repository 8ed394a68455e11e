import { Menu, Modal } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderAt } from '../testing/render.tsx';

const Page = () => {
  const [shown, setShown] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setShown(true)}>
        Save As
      </button>
      <Menu>
        <Menu.Target>
          <button type="button">Other actions</button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setShown(true)}>Manage</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {shown ? (
        <Modal opened onClose={() => setShown(false)} title="A window">
          <input aria-label="Name" data-autofocus />
        </Modal>
      ) : null}
    </>
  );
};

const closeWindow = async (): Promise<void> => {
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

it('goes back to the button that a window was opened with', async () => {
  await renderAt('/', Page);
  const opener = screen.getByRole('button', { name: 'Save As' });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  await closeWindow();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it('goes back to the button of the menu that a window was opened from', async () => {
  await renderAt('/', Page);
  const opener = screen.getByRole('button', { name: 'Other actions' });
  await userEvent.click(opener);
  const item = await screen.findByRole('menuitem', { name: 'Manage' });
  item.focus();
  await userEvent.keyboard('{Enter}');
  await closeWindow();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});
