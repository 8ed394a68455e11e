/** The place of every signed-in page: the page itself, or why it is not shown. */
import { pages } from '@cvm/contract';
import { Navigate, Outlet, useMatches, useRouterState } from '@tanstack/react-router';
import { PermissionDenied } from '../messages/PermissionDenied.tsx';
import { SystemUnavailable } from '../messages/SystemUnavailable.tsx';
import { usePageAccess } from '../session/access.ts';
import { useSession } from '../session/session.ts';
import { deniedTitle, lockedTitle, PageTitle } from '../ui/PageTitle.tsx';
import { ViewBlocked } from '../views/states.tsx';
import { Frame } from './Frame.tsx';
import { useDowntimeNotices } from './use-downtime-notices.ts';
import { useFreshProfile } from './use-fresh-profile.ts';

/** The title of a page that is not shown and would have written its own; the others have that of their route. */
const TitleInstead = ({ title }: { title: string }) => {
  const own = useMatches({ select: (matches) => matches.at(-1)?.staticData.title ?? null });
  return own === null ? <PageTitle title={title} /> : null;
};

/** A page that is not shown is not mounted: it asks the server nothing. */
const Page = () => {
  const access = usePageAccess();
  const session = useSession();
  // The path of the page that is shown, not of the one that is still loading.
  const path = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).pathname });
  // Logged out, perhaps in another tab.
  if (session === null) return <Navigate to={pages.login.path} replace />;
  if (access.allows(path) && !access.blocks(path)) return <Outlet />;
  const isDenied = !access.allows(path);
  return (
    <>
      <TitleInstead title={isDenied ? deniedTitle : lockedTitle} />
      {isDenied ? <PermissionDenied /> : <ViewBlocked />}
    </>
  );
};

/** The same always, so that the frame is. */
const page = <Page />;

export const Shell = () => {
  useFreshProfile();
  const { unavailable, retry } = useDowntimeNotices();
  return <Frame>{unavailable ? <SystemUnavailable onRetry={retry} /> : page}</Frame>;
};
