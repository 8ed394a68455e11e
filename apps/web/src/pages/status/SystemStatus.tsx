/** The system status page, public: whether the data is up to date, being refreshed, or could not be refreshed. */
import { type DataStatus, dataStatusMessages, noDataMessage, otherRecipeWords, refreshPercent } from '@cvm/contract';
import { Alert, Group, Paper, Progress, Skeleton, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Frame } from '../../shell/Frame.tsx';
import { dataDateText, sourceFacts, useDataStatus } from '../../shell/use-data-status.ts';
import { WarningIcon } from '../../ui/icons.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ViewError } from '../../views/states.tsx';

type Data = DataStatus['data'];

/** What the state means for whoever works with the data. */
const explanations: Record<Data['status'], string> = {
  loading: 'Every report answers from the latest data.',
  success: 'Every report answers from the latest data.',
  building: 'Reports go on answering from the data before until the refresh is done.',
  error: 'Reports go on answering from the data before.',
};

/** The same before the first load. */
const explanationsWithoutData: Record<Data['status'], string> = {
  loading: 'The first load has begun. Reports answer when it is done.',
  success: 'Reports answer when data has been loaded.',
  building: 'Reports answer when the first load is done.',
  error: 'Reports answer when data has been loaded.',
};

const explanationOf = ({ status, date }: Data): string =>
  (date === null ? explanationsWithoutData : explanations)[status];

/** `42.86%`; a refresh that is done is just 100%. */
const percentText = (percent: number): string => `${percent === 100 ? percent : percent.toFixed(2)}%`;

const RefreshBar = ({ data }: { data: Data }) => {
  const percent = refreshPercent(data);
  return (
    <Stack gap={6}>
      <Group justify="space-between">
        <Text component="h2" fw={600}>
          {dataStatusMessages[data.status]}
        </Text>
        <Text fw={600}>{percentText(percent)}</Text>
      </Group>
      <Progress.Root size="lg">
        <Progress.Section value={percent} aria-label="Data refresh" />
      </Progress.Root>
    </Stack>
  );
};

const Notice = ({ status }: Pick<Data, 'status'>) => (
  <Alert color="red" variant="light" icon={<WarningIcon />} title={dataStatusMessages[status]} role="alert">
    There was an issue while processing the data. We are working on it.
  </Alert>
);

/** Nothing is complete, or on its way, before the first load. */
const NoData = () => (
  <Text component="h2" fw={600}>
    {noDataMessage}
  </Text>
);

const Reached = ({ data }: { data: Data }) => {
  const { status, date } = data;
  if (status === 'error') return <Notice status={status} />;
  return date === null && status !== 'building' ? <NoData /> : <RefreshBar data={data} />;
};

/** Data that other definitions derived answer on. */
const OtherRecipe = ({ data }: { data: Data }) => {
  const facts = sourceFacts(data);
  const words = facts === null ? null : otherRecipeWords(facts);
  return words === null ? null : <Text>{words}</Text>;
};

const State = ({ data }: { data: Data }) => (
  <Stack gap="md">
    <Reached data={data} />
    <Text c="dimmed">{explanationOf(data)}</Text>
    <OtherRecipe data={data} />
    <Text component="dl" m={0}>
      <Text component="dt" size="xs" c="dimmed">
        Data available through
      </Text>
      <Text component="dd" m={0} fz="lg" fw={600}>
        {dataDateText(data.date)}
      </Text>
    </Text>
  </Stack>
);

const RowsSkeleton = () => (
  <Stack gap="md" role="status" aria-label="Loading the system status">
    <Skeleton height={20} width="60%" />
    <Skeleton height={12} />
    <Skeleton height={16} width="50%" />
    <Skeleton height={40} width={180} />
  </Stack>
);

const useContent = (): ReactNode => {
  const { data, error, refetch } = useDataStatus({ follow: true });
  if (data !== undefined) return <State data={data} />;
  return error === null ? <RowsSkeleton /> : <ViewError error={error} onRetry={() => void refetch()} />;
};

export default function SystemStatus() {
  const content = useContent();
  return (
    <Frame>
      <Stack maw={720} mx="auto" gap="xs">
        <PageHeader title="System Status" />
        <Paper withBorder p="lg">
          {content}
        </Paper>
      </Stack>
    </Frame>
  );
}
