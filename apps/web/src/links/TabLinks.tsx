/** Tabs that are pages of their own: links, which look as tabs do. */
import { Link } from '@tanstack/react-router';
import classes from '../ui/Tabbed.module.css';

export type TabLink = {
  readonly label: string;
  /** Its path. */
  readonly to: string;
  readonly active: boolean;
  /** Its query; absent = that of the page. */
  readonly search?: Readonly<Record<string, unknown>>;
};

type Props = {
  /** Whose pages they are, for screen readers. */
  label: string;
  links: readonly TabLink[];
  /** The page stays scrolled as it is. */
  keepsPlace?: boolean;
  className?: string | undefined;
};

export const TabLinks = ({ label, links, keepsPlace = false, className = '' }: Props) => (
  <nav aria-label={label} className={`${classes.head} ${className}`} data-screen>
    <div className={classes.list}>
      {links.map(({ label: text, to, active, search }) => (
        <Link
          key={to}
          to={to}
          search={search ?? true}
          resetScroll={!keepsPlace}
          className={classes.tab}
          aria-current={active ? 'page' : undefined}
          activeOptions={{ exact: true, includeSearch: false }}
        >
          {text}
        </Link>
      ))}
    </div>
  </nav>
);
