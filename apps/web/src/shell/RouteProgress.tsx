/** A thin bar at the top while the next page is loading; it slows down and never claims to be done before it is. */
import { useRouterState } from '@tanstack/react-router';
import classes from './RouteProgress.module.css';

export const RouteProgress = () => {
  const loading = useRouterState({ select: (state) => state.isLoading });
  return loading ? <div className={classes.bar} role="progressbar" aria-label="Loading page" /> : null;
};
