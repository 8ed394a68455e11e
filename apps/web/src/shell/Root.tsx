/** Around every page, signed in or not: progress of a navigation, the title of the route, and its announcement. */
import { VisuallyHidden } from '@mantine/core';
import { Outlet, useMatches } from '@tanstack/react-router';
import { PageTitle } from '../ui/PageTitle.tsx';
import { RouteProgress } from './RouteProgress.tsx';

export const Root = () => {
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title ?? null });
  return (
    <>
      {title === null ? null : <PageTitle title={title} />}
      <VisuallyHidden aria-live="polite">{title}</VisuallyHidden>
      <RouteProgress />
      <Outlet />
    </>
  );
};
