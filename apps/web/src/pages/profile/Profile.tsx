/** My Profile: who is signed in, and the reports and segments they saved. The open tab stands in the address. */
import { filterSentences, pages, pathOf, type Profile as User } from '@cvm/contract';
import { Avatar, Group, Paper, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { UnknownChoice } from '../../address/UnknownChoice.tsx';
import { useChangeSearch } from '../../change-search.ts';
import { useFilterLabels } from '../../filters/use-options.ts';
import { noReports, reportPagePath, useDeleteReport, useSavedReports } from '../../saved-reports/saved-reports.ts';
import { type Segment, segmentsQuery, useDeleteSegment } from '../../segments/segments.ts';
import { useSession } from '../../session/session.ts';
import { ReportIcon, SegmentIcon } from '../../ui/icons.tsx';
import { Tabbed, TabPanel } from '../../ui/Tabbed.tsx';
import { Overview } from './Overview.tsx';
import classes from './profile.module.css';
import { SavedList } from './SavedList.tsx';

const Reports = ({ userId }: { userId: string }) => (
  <SavedList
    kind="report"
    list={useSavedReports(userId)}
    deletion={useDeleteReport(userId)}
    linkOf={({ uuid }) => reportPagePath(uuid)}
    create={{ label: 'Create a Report', path: pathOf(pages.reportBuilder) }}
    empty={{
      icon: <ReportIcon size={24} />,
      ...noReports,
    }}
  />
);

/** Benchmarks are segments, too, and are chosen elsewhere. */
const ordinary = (all: Segment[]): Segment[] => all.filter(({ options }) => !options.isBenchmark);

const Segments = () => {
  const list = useQuery({ ...segmentsQuery, select: ordinary });
  const labels = useFilterLabels((list.data ?? []).flatMap(({ clauses }) => clauses));
  return (
    <SavedList
      kind="segment"
      list={list}
      deletion={useDeleteSegment()}
      note={({ clauses }) => filterSentences(clauses, labels).join(' ')}
      empty={{
        icon: <SegmentIcon size={24} />,
        title: 'You have no segments saved.',
        text: 'Save the filters of a report as a segment to see it listed here!',
      }}
    />
  );
};

const Head = ({ profile }: { profile: User }) => (
  <Group gap="md" mb="md" wrap="nowrap">
    <Avatar src={profile.organizationAvatar} name={profile.username} color="accent" size={56} radius="xl" alt="" />
    <div className={classes.who}>
      <Title order={1}>My Profile</Title>
      <Text truncate="end">{[profile.username, profile.lastname].filter(Boolean).join(' ')}</Text>
      <Text size="sm" c="dimmed" truncate="end">
        {profile.organizationName ?? 'No organization'}
      </Text>
    </div>
  </Group>
);

const tabs = ['overview', 'reports', 'segments'] as const;
type Tab = (typeof tabs)[number];

/** In their order; two are shown disabled (3-reports-and-admin section 2). */
const offered = [
  { id: 'overview', label: 'Overview' },
  { id: 'reports', label: 'Reports' },
  { id: 'segments', label: 'Segments' },
  {
    id: 'default-filters',
    label: 'Default Filters',
    disabledReason: 'Filters that pages begin with cannot be chosen here.',
  },
  {
    id: 'favorites',
    label: 'Favorites',
    disabledReason: 'Reports that you marked with the star in their head are offered first by Ctrl+K.',
  },
] as const;

const useTab = (): [Tab, (tab: string) => void] => {
  const asked = useSearch({ strict: false, select: ({ tab }) => tab });
  const changeSearch = useChangeSearch();
  // What was typed to search the list of another tab is over.
  const open = (tab: string) => changeSearch(() => (tab === 'overview' ? {} : { tab }));
  return [tabs.find((tab) => tab === asked) ?? 'overview', open];
};

export default function Profile() {
  const session = useSession();
  const [tab, openTab] = useTab();
  if (session === null) return null;
  const { profile, viewAs } = session;
  return (
    <div className={classes.page}>
      <Head profile={profile} />
      <UnknownChoice name="tab" known={tabs} instead="Overview" />
      <Paper withBorder>
        <Tabbed className={classes.tabs} label="My Profile" tabs={offered} open={tab} onOpen={openTab}>
          <TabPanel value="overview">
            <Overview profile={profile} viewAs={viewAs} />
          </TabPanel>
          <TabPanel value="reports">
            <Reports userId={profile.userId} />
          </TabPanel>
          <TabPanel value="segments">
            <Segments />
          </TabPanel>
        </Tabbed>
      </Paper>
    </div>
  );
}
