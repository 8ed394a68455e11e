/**
 * A control that goes away or is disabled while it has the focus leaves it to nobody, and the next Tab would lead to the
 * page behind an open window. It begins at the window instead, whose own trap goes on from there.
 */
export const keepFocusInWindows = (): void => {
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Tab' || document.activeElement !== document.body) return;
      const windows = [...document.querySelectorAll<HTMLElement>('[role=dialog][aria-modal=true]')];
      windows.findLast((open) => open.checkVisibility())?.focus();
    },
    // Before the trap looks where the focus is.
    { capture: true },
  );
};
