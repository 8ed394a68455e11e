/**
 * The header: logo, main navigation, search, help, profile menu. A gem-only account gets neither navigation nor search; a visitor without a
 * session gets the logo alone.
 */
import { searchPage } from '@cvm/contract';
import { ActionIcon } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { paths } from '../paths.ts';
import { SearchBox } from '../search/SearchBox.tsx';
import type { PageAccess } from '../session/access.ts';
import { HelpIcon } from '../ui/icons.tsx';
import { Logo } from '../ui/Logo.tsx';
import { Navigation } from './Navigation.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import classes from './Shell.module.css';

const HelpLink = () => (
  <ActionIcon component={Link} to={paths.help()} variant="subtle" color="gray" aria-label="Help" title="Help">
    <HelpIcon size={18} />
  </ActionIcon>
);

export const Header = ({ access }: { access: PageAccess | null }) => (
  <header className={classes.header}>
    <div className={classes.headerRow}>
      <Link to={paths.home()} className={classes.home} aria-label="CVM Insights, home">
        <Logo />
      </Link>
      <div className={classes.nav}>
        {access === null || access.gemOnly ? null : (
          <nav aria-label="Main" className={classes.nav}>
            <Navigation access={access} />
          </nav>
        )}
      </div>
      <div className={classes.tools}>
        {access?.allows(searchPage) && !access.gemOnly ? <SearchBox /> : null}
        {access?.allows(paths.help()) ? <HelpLink /> : null}
        <ProfileMenu />
      </div>
    </div>
  </header>
);
