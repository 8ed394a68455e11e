/** Who is signed in, the pages about the user and the portal, the colour scheme, and the way out. */
import { Avatar, type MantineColorScheme, Menu, Text, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { usePageAccess } from '../session/access.ts';
import { useSession } from '../session/session.ts';
import { ChevronDownIcon, SignOutIcon } from '../ui/icons.tsx';
import { entriesOf } from './navigation-entries.ts';
import classes from './Shell.module.css';
import { schemes } from './schemes.ts';
import { useLogOut } from './use-log-out.ts';

const isScheme = (value: string): value is MantineColorScheme => schemes.some((scheme) => scheme.value === value);

const SchemeItems = () => {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const choose = (value: string) => (isScheme(value) ? setColorScheme(value) : undefined);
  return (
    <Menu.RadioGroup value={colorScheme} onChange={choose}>
      {schemes.map(({ value, label }) => (
        <Menu.RadioItem key={value} value={value}>
          {label}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
};

const PageItems = () =>
  entriesOf('profile', usePageAccess()).map(({ label, path }) => (
    <Menu.Item key={path} component={Link} to={path}>
      {label}
    </Menu.Item>
  ));

export const ProfileMenu = () => {
  const session = useSession();
  const profile = session?.profile;
  const looking = session?.viewAs === true;
  const logOut = useLogOut();
  if (profile === undefined) return null;
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <UnstyledButton className={classes.profile} aria-label={`Profile menu of ${profile.username}`}>
          <Avatar src={profile.organizationAvatar} name={profile.username} color="accent" size={28} radius="xl" />
          <Text size="sm" className={classes.profileName}>
            {profile.username}
          </Text>
          <ChevronDownIcon size={12} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text size="sm" fw={600} c="var(--ink)" truncate>
            {[profile.username, profile.lastname].filter(Boolean).join(' ')}
          </Text>
          <Text size="xs" truncate>
            {profile.organizationName ?? profile.email}
          </Text>
        </Menu.Label>
        <Menu.Divider />
        <PageItems />
        <Menu.Divider />
        <Menu.Label>Appearance</Menu.Label>
        <SchemeItems />
        <Menu.Divider />
        <Menu.Item leftSection={<SignOutIcon />} onClick={logOut}>
          {looking ? 'Leave' : 'Log Out'}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
