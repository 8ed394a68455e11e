/** The two pages of the administration. */
import { pages } from '@cvm/contract';
import { Link } from '@tanstack/react-router';
import classes from './admin.module.css';

const tabs = [
  { label: 'Users', path: pages.admin.path },
  { label: 'Audit Log', path: pages.auditLog.path },
] as const;

export const AdminTabs = () => (
  <nav aria-label="Administration" className={classes.tabs}>
    {tabs.map(({ label, path }) => (
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
