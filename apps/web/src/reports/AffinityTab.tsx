/**
 * What else the audience of a title watches: of its followers, and once it is out of its viewers too, chosen by a second
 * pair of tabs (2-title-reports sections 2.1 and 2.2).
 */
import type { Clause } from '@cvm/contract';
import { Tabs, Text } from '@mantine/core';
import { useState } from 'react';
import { RealOnlySwitch } from '../charts/RealOnlySwitch.tsx';
import { TableModule } from '../tables/TableModule.tsx';
import { type AffinityTable, affinityTables, affinityViews, type Seed } from './affinity.ts';
import classes from './report.module.css';
import type { TabProps } from './tabs.ts';

const labels: Record<Seed, string> = { viewers: 'VIEWER TO VIEWER', followers: 'FOLLOWER TO VIEWER' };

/** "table heights 370, 440, 218, 170, 280" (2-title-reports section 9): a table that has the tab to itself. */
const height = 440;

/** The name of the title belongs to the heading, and whose affinity is asked for depends on whether it is out. */
const Waiting = ({ kind, clauses }: Pick<TabProps, 'kind' | 'clauses'>) => (
  <TableModule
    view={affinityViews[kind].followers}
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

type TableProps = Pick<TabProps, 'kind'> & { clauses: readonly Clause[]; table: AffinityTable };

const Table = ({ kind, clauses, table: { seed, view, heading, emptyReason } }: TableProps) => (
  <TableModule
    // Another seed is another table: its sort is its own.
    key={seed}
    view={view}
    title={heading}
    clauses={clauses}
    height={height}
    noun={seed}
    head={
      <Text size="sm" c="dimmed">
        The share of its {seed} who watched each {kind}, against all viewers. An index of 100 is average.
      </Text>
    }
    emptyReason={emptyReason}
    ranked
  />
);

const Switches = () => (
  <div className={classes.switches}>
    <RealOnlySwitch />
  </div>
);

export const AffinityTab = ({ kind, title, clauses, filtered }: TabProps) => {
  const [chosen, setChosen] = useState<string | null>('viewers');
  if (title === null) return <Waiting kind={kind} clauses={clauses} />;
  const tables = affinityTables(kind, title, filtered);
  const [only, ...others] = tables;
  if (only !== undefined && others.length === 0)
    return (
      <>
        <Switches />
        <Table kind={kind} clauses={clauses} table={only} />
      </>
    );
  return (
    <>
      <Switches />
      <Tabs variant="pills" value={chosen} onChange={setChosen} keepMounted={false}>
        <Tabs.List mb="sm" aria-label="Affinity of">
          {tables.map(({ seed }) => (
            <Tabs.Tab key={seed} value={seed}>
              {labels[seed]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tables.map((table) => (
          <Tabs.Panel key={table.seed} value={table.seed}>
            <Table kind={kind} clauses={clauses} table={table} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  );
};
