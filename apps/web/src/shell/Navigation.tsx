/** The main navigation: one menu per area. */
import { Menu, UnstyledButton } from '@mantine/core';
import { Link, useRouterState } from '@tanstack/react-router';
import type { PageAccess } from '../session/access.ts';
import { ChevronDownIcon } from '../ui/icons.tsx';
import { allowedMenus, entryPathOf, type NavigationMenu } from './navigation-entries.ts';
import classes from './Shell.module.css';

/**
 * On a phone the menus scroll: the one of the page is in sight. Asked of the frame that is drawn next, which lays the page out anyway;
 * asked at once, the page would be laid out for this alone.
 */
const bring = (entry: HTMLElement | null): void => {
  if (entry === null) return;
  requestAnimationFrame(() => {
    const line = entry.parentElement;
    if (!line || line.scrollWidth <= line.clientWidth) return;
    line.scrollLeft = entry.offsetLeft - line.offsetLeft - (line.clientWidth - entry.offsetWidth) / 2;
  });
};

const AreaMenu = ({ menu, current }: { menu: NavigationMenu; current: string }) => {
  const entry = entryPathOf(current);
  const isActive = menu.entries.some(({ path }) => path === entry);
  const ariaCurrent = (path: string) => {
    if (path === current) return 'page';
    return path === entry ? 'true' : undefined;
  };
  return (
    <Menu offset={2}>
      <Menu.Target>
        <UnstyledButton
          ref={isActive ? bring : undefined}
          className={classes.entry}
          data-active={isActive || undefined}
        >
          {menu.label}
          <ChevronDownIcon size={12} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {menu.entries.map(({ label, path }) => (
          <Menu.Item key={path} component={Link} to={path} aria-current={ariaCurrent(path)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};

export const Navigation = ({ access }: { access: PageAccess }) => {
  const current = useRouterState({ select: (state) => state.location.pathname });
  return allowedMenus(access).map((menu) => <AreaMenu key={menu.label} menu={menu} current={current} />);
};
