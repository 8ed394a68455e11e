/**
 * The header: logo, main navigation, search, files in the background, help, profile menu. A gem-only user gets neither navigation nor search; a visitor without a
 * session gets the logo alone.
 */
import { pages } from '@cvm/contract';
import { ActionIcon } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import { LatePart, sayMissingWindow } from '../messages/LatePart.tsx';
import searchClasses from '../search/search.module.css';
import type { PageAccess } from '../session/access.ts';
import { useSession } from '../session/session.ts';
import { hotkeys } from '../shortcuts.ts';
import { HelpIcon, SearchIcon } from '../ui/icons.tsx';
import { Logo } from '../ui/Logo.tsx';
import { Navigation } from './Navigation.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import classes from './Shell.module.css';

/** Looks as the box that takes its place; who taps on it is taken to that. */
const SearchWaiting = ({ onWanted }: { onWanted: () => void }) => (
  <div className={searchClasses.form}>
    <div className={searchClasses.waiting} aria-hidden="true" onPointerDown={onWanted}>
      <SearchIcon size={14} />
      Search
    </div>
  </div>
);

/** Comes after the page: the list it opens is code that no page needs to be shown. Its place is kept. */
const SearchBox = lazy(async () => ({ default: (await import('../search/SearchBox.tsx')).SearchBox }));
const Search = () => {
  const [isWanted, setIsWanted] = useState(false);
  useHotkeys([[hotkeys.search, () => setIsWanted(true)]]);
  return (
    <LatePart
      fallback={<SearchWaiting onWanted={() => setIsWanted(true)} />}
      missing={<div className={searchClasses.form}>Search could not be loaded</div>}
    >
      <SearchBox isWanted={isWanted} />
    </LatePart>
  );
};

const Commands = lazy(async () => ({ default: (await import('./commands/Commands.tsx')).Commands }));
const Shortcuts = lazy(async () => ({ default: (await import('./commands/Shortcuts.tsx')).Shortcuts }));

/** The windows that keys open from anywhere; their code comes with the first time. */
const KeyWindows = () => {
  const [shown, setShown] = useState<'commands' | 'shortcuts' | null>(null);
  const close = () => setShown(null);
  const missed = () => {
    close();
    sayMissingWindow();
  };
  // From a field that is typed in as well; a question mark is text there.
  useHotkeys([[hotkeys.commands, () => setShown('commands')]], []);
  useHotkeys([[hotkeys.shortcuts, () => setShown('shortcuts')]]);
  return (
    <LatePart key={shown} onMissing={missed}>
      {shown === 'commands' ? <Commands onClose={close} onShortcuts={() => setShown('shortcuts')} /> : null}
      {shown === 'shortcuts' ? <Shortcuts onClose={close} /> : null}
    </LatePart>
  );
};

/** Comes after the page, too. An administrator who views as somebody has no files of theirs to look after. */
const ExportsTray = lazy(async () => ({ default: (await import('../exports/ExportsTray.tsx')).ExportsTray }));
const Exports = () => {
  const session = useSession();
  return session === null || session.viewAs ? null : (
    <LatePart>
      <ExportsTray />
    </LatePart>
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
        {access === null ? null : <Exports />}
        {access?.allows(pages.help.path) ? <HelpLink /> : null}
        <ProfileMenu />
        {access === null ? null : <KeyWindows />}
      </div>
    </div>
  </header>
);
