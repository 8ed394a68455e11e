/** What stands around every page: skip link, header, footer. Without a session the header is the logo alone. */
import type { ReactNode } from 'react';
import { usePageAccess } from '../session/access.ts';
import { useSession } from '../session/session.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Overlays } from './Overlays.tsx';
import classes from './Shell.module.css';
import { SignInAgain } from './SignInAgain.tsx';
import { useHeaderHeight } from './use-header-height.ts';
import { ViewAsBanner } from './ViewAsBanner.tsx';

const contentId = 'content';

export const Frame = ({ children }: { children: ReactNode }) => {
  const access = usePageAccess();
  const signedIn = useSession() !== null;
  const top = useHeaderHeight();
  return (
    <div className={classes.frame}>
      <Overlays />
      <SignInAgain />
      <a className={classes.skip} href={`#${contentId}`}>
        Skip to content
      </a>
      <div ref={top} className={classes.top}>
        <ViewAsBanner />
        <Header access={signedIn ? access : null} />
      </div>
      <main id={contentId} tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <Footer />
    </div>
  );
};
