/** Says on every page that this is an administrator looking as somebody else, and leads back. */
import { Button } from '@mantine/core';
import { useSession } from '../session/session.ts';
import { LockIcon } from '../ui/icons.tsx';
import { useLogOut } from './use-log-out.ts';
import classes from './ViewAsBanner.module.css';

export const ViewAsBanner = () => {
  const session = useSession();
  const leave = useLogOut();
  if (session?.viewAs !== true) return null;
  const { username, lastname, email } = session.profile;
  const name = [username, lastname].filter(Boolean).join(' ');
  return (
    <section className={classes.banner} aria-label="View as">
      <LockIcon size={14} />
      <span>
        Viewing as <strong>{name}</strong>
        {name === email ? '' : ` (${email})`}. Read only: nothing can be changed.
      </span>
      <Button variant="white" color="dark" onClick={leave}>
        Leave
      </Button>
    </section>
  );
};
