/**
 * What else the audience of a title watches: of its followers, and once it is out of its viewers too, chosen by a second
 * pair of tabs (2-title-reports sections 2.1 and 2.2).
 */
import { type Clause, truncate, type ViewId } from '@cvm/contract';
import { Tabs, Text } from '@mantine/core';
import { useState } from 'react';
import { TableModule } from '../../tables/TableModule.tsx';
import type { TabProps } from './tabs.ts';
import type { TitleKind } from './title.ts';

type Seed = 'viewers' | 'followers';

const views: Record<TitleKind, Record<Seed, ViewId>> = {
  show: { viewers: 'showReportAffinityOR', followers: 'anticipationFollowerAffinity' },
  movie: { viewers: 'movieAudienceAffinityTrack', followers: 'movieAffinityFollower' },
};
const verbs: Record<Seed, string> = { viewers: 'Watch', followers: 'Follow' };
const seedTabs: readonly { seed: Seed; label: string }[] = [
  { seed: 'viewers', label: 'VIEWER TO VIEWER' },
  { seed: 'followers', label: 'FOLLOWER TO VIEWER' },
];

/** "table heights 370, 440, 218, 170, 280" (2-title-reports section 9): a table that has the tab to itself. */
const height = 440;
/** A title longer than this would push the rest of the heading away. */
const nameLengthMax = 80;

type TableProps = Pick<TabProps, 'kind' | 'subject'> & { clauses: readonly Clause[]; seed: Seed; filtered: boolean };

/** The name of the title belongs to the heading, and whose affinity is asked for depends on whether it is out. */
const Waiting = ({ kind, clauses }: Pick<TableProps, 'kind' | 'clauses'>) => (
  <TableModule
    view={views[kind].followers}
    title="Affinity"
    clauses={clauses}
    height={height}
    noun="followers"
    head={null}
    emptyReason=""
    enabled={false}
    ranked
  />
);

const Table = ({ kind, subject, clauses, seed, filtered }: TableProps) => (
  <TableModule
    // Another seed is another table: its sort is its own.
    key={seed}
    view={views[kind][seed]}
    title={`People Who ${verbs[seed]} ${truncate(subject, nameLengthMax)} Also Watch...`}
    clauses={clauses}
    height={height}
    noun={seed}
    head={
      <Text size="sm" c="dimmed">
        The share of its {seed} who watched each {kind}, against all viewers. An index of 100 is average.
      </Text>
    }
    emptyReason={
      filtered
        ? `No ${kind} has 30 viewers among its ${seed} inside these filters. Take some of them away, or widen the dates.`
        : `No ${kind} has 30 viewers among its ${seed} yet. The table fills as soon as the data has them.`
    }
    ranked
  />
);

export const AffinityTab = ({ kind, title, subject, clauses, filtered }: TabProps) => {
  const [chosen, setChosen] = useState<string | null>('viewers');
  if (title === null) return <Waiting kind={kind} clauses={clauses} />;
  const table = (seed: Seed) => (
    <Table kind={kind} subject={subject} clauses={clauses} seed={seed} filtered={filtered} />
  );
  if (!title.aired) return table('followers');
  return (
    <Tabs variant="pills" value={chosen} onChange={setChosen} keepMounted={false}>
      <Tabs.List mb="sm" aria-label="Affinity of">
        {seedTabs.map(({ seed, label }) => (
          <Tabs.Tab key={seed} value={seed}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {seedTabs.map(({ seed }) => (
        <Tabs.Panel key={seed} value={seed}>
          {table(seed)}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
};
