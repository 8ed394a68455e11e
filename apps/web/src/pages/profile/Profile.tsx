/** My Profile: who is signed in, and the reports and segments they saved. The open tab stands in the address. */
import { filterSentences, pages, pathOf, type Profile as User } from '@cvm/contract';
import { Avatar, Group, Paper, Tabs, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useFilterLabels } from '../../filters/use-options.ts';
import { reportPagePath, useDeleteReport, useSavedReports } from '../../saved-reports/saved-reports.ts';
import { type Segment, segmentsQuery, useDeleteSegment } from '../../segments/segments.ts';
import { useSession } from '../../session/session.ts';
import { ReportIcon, SegmentIcon } from '../../ui/icons.tsx';
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
      title: 'You have no reports created.',
      text: 'Create a custom report in the report builder to see it listed here!',
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

const useTab = (): [Tab, (tab: string | null) => void] => {
  const asked = useSearch({ strict: false, select: ({ tab }) => tab });
  const navigate = useNavigate();
  const open = (tab: string | null) => {
    void navigate({ to: '.', search: tab === null || tab === 'overview' ? {} : { tab }, replace: true });
  };
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
      <Paper withBorder>
        <Tabs value={tab} onChange={openTab} keepMounted={false}>
          <Tabs.List aria-label="My Profile" className={classes.tabs}>
            <Tabs.Tab value="overview">Overview</Tabs.Tab>
            <Tabs.Tab value="reports">Reports</Tabs.Tab>
            <Tabs.Tab value="segments">Segments</Tabs.Tab>
            <Tabs.Tab value="default-filters" disabled>
              Default Filters
            </Tabs.Tab>
            <Tabs.Tab value="favorites" disabled>
              Favorites
            </Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="overview" p="lg">
            <Overview profile={profile} viewAs={viewAs} />
          </Tabs.Panel>
          <Tabs.Panel value="reports" p="lg">
            <Reports userId={profile.userId} />
          </Tabs.Panel>
          <Tabs.Panel value="segments" p="lg">
            <Segments />
          </Tabs.Panel>
        </Tabs>
      </Paper>
    </div>
  );
}
