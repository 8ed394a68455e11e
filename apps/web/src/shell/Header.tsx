/**
 * The header: logo, main navigation, search, help, profile menu. A gem-only user gets neither navigation nor search; a visitor without a
 * session gets the logo alone.
 */
import { pages } from '@cvm/contract';
import { ActionIcon } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import searchClasses from '../search/search.module.css';
import type { PageAccess } from '../session/access.ts';
import { HelpIcon } from '../ui/icons.tsx';
import { Logo } from '../ui/Logo.tsx';
import { Navigation } from './Navigation.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import classes from './Shell.module.css';

/** Comes after the page: the list it opens is code that no page needs to be shown. Its place is kept. */
const SearchBox = lazy(async () => ({ default: (await import('../search/SearchBox.tsx')).SearchBox }));
const Search = () => {
  const [isWanted, setIsWanted] = useState(false);
  useHotkeys([['/', () => setIsWanted(true)]]);
  return (
    <Suspense fallback={<div className={searchClasses.form} />}>
      <SearchBox isWanted={isWanted} />
    </Suspense>
  );
};

const HelpLink = () => (
  <ActionIcon component={Link} to={pages.help.path} variant="subtle" color="gray" aria-label="Help" title="Help">
    <HelpIcon size={18} />
  </ActionIcon>
);

export const Header = ({ access }: { access: PageAccess | null }) => (
  <header className={classes.header}>
    <div className={classes.headerRow}>
      <Link to={pages.home.path} className={classes.home} aria-label="CVM Insights, home">
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
        {access?.allows(pages.searchResults.path) && !access.gemOnly ? <Search /> : null}
        {access?.allows(pages.help.path) ? <HelpLink /> : null}
        <ProfileMenu />
      </div>
    </div>
  </header>
);
