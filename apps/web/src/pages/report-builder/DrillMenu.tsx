/** The questions behind a figure, as a menu at its cell. */
import { Menu } from '@mantine/core';
import type { Draft } from './builder.ts';
import type { Drill } from './drill.ts';

/** The cell that was opened, as it stands on screen, and what can be asked of it. */
export type Opened = { readonly rect: DOMRect; readonly drills: readonly Drill[] | string };

type Props = { opened: Opened | null; onAsk: (draft: Draft) => void; onClose: () => void };

/** Not a key, as is usual: that which opened the menu goes on to the page, and would close it. */
const closingEvents = ['mousedown', 'touchstart'];

export const DrillMenu = ({ opened, onAsk, onClose }: Props) => {
  if (opened === null) return null;
  const { left, top, width, height } = opened.rect;
  return (
    <Menu opened onClose={onClose} clickOutsideEvents={closingEvents} position="bottom-end" withinPortal>
      <Menu.Target>
        <button
          type="button"
          tabIndex={-1}
          aria-label="Behind this figure"
          style={{ position: 'fixed', opacity: 0, pointerEvents: 'none', left, top, width, height }}
        />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Behind this figure</Menu.Label>
        {typeof opened.drills === 'string' ? (
          // It is there to be read, not to be taken: as pale as what is disabled it would be neither.
          <Menu.Item disabled style={{ color: 'var(--ink-quiet)', opacity: 1 }}>
            {opened.drills}
          </Menu.Item>
        ) : (
          opened.drills.map(({ label, draft }) => (
            <Menu.Item key={label} onClick={() => onAsk(draft)}>
              {label}
            </Menu.Item>
          ))
        )}
      </Menu.Dropdown>
    </Menu>
  );
};
