/** What stands around every page: skip link, header, footer. Without a session the header is the logo alone. */
import { memo, type ReactNode } from 'react';
import { usePageAccess } from '../session/access.ts';
import { useSession } from '../session/session.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { keepHeaderHeight } from './keep-header-height.ts';
import { NewerData } from './NewerData.tsx';
import { Overlays } from './Overlays.tsx';
import classes from './Shell.module.css';
import { SignInAgain } from './SignInAgain.tsx';
import { ViewAsBanner } from './ViewAsBanner.tsx';

const contentId = 'content';

/** Drawn anew when what it is around is another page, not with what is asked for all pages. */
export const Frame = memo(({ children }: { children: ReactNode }) => {
  const access = usePageAccess();
  const signedIn = useSession() !== null;
  return (
    <div className={classes.frame}>
      <Overlays />
      <SignInAgain />
      <a className={classes.skip} href={`#${contentId}`}>
        Skip to content
      </a>
      <div ref={keepHeaderHeight} className={classes.top}>
        <ViewAsBanner />
        <Header access={signedIn ? access : null} />
        {signedIn ? <NewerData /> : null}
      </div>
      <main id={contentId} tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <Footer />
    </div>
  );
});
