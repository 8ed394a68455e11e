/** Around every page, signed in or not: progress of a navigation, the title of the route, and the announcement of the page. */
import { VisuallyHidden } from '@mantine/core';
import { Outlet, useMatches } from '@tanstack/react-router';
import { PageTitle, useShownTitle } from '../ui/PageTitle.tsx';
import { RouteProgress } from './RouteProgress.tsx';

/** Apart, so that a title that changes draws nothing else anew. */
const Announcement = () => <VisuallyHidden aria-live="polite">{useShownTitle()}</VisuallyHidden>;

export const Root = () => {
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title ?? null });
  return (
    <>
      {title === null ? null : <PageTitle title={title} />}
      <Announcement />
      <RouteProgress />
      <Outlet />
    </>
  );
};
