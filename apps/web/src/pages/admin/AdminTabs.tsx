/** The two pages of the administration. */
import { Link } from '@tanstack/react-router';
import { paths } from '../../paths.ts';
import classes from './admin.module.css';

const pages = [
  { label: 'Users', path: paths.admin() },
  { label: 'Audit Log', path: paths.auditLog() },
] as const;

export const AdminTabs = () => (
  <nav aria-label="Administration" className={classes.tabs}>
    {pages.map(({ label, path }) => (
      <Link
        key={path}
        to={path}
        className={classes.tab}
        // The audit log lies below the users: only the page itself counts, whatever it is filtered by.
        activeOptions={{ exact: true, includeSearch: false }}
      >
        {label}
      </Link>
    ))}
  </nav>
);
