/** Somebody saved the report after it was opened here: what they changed, and what can be done with one's own. */
import type { ReportAnswer } from '@cvm/contract';
import { Anchor, Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { readFilters } from '../../filters/url-filters.ts';
import { useFilterLabels } from '../../filters/use-options.ts';
import { reportPagePath, savedAt, useLatestReport } from '../../saved-reports/saved-reports.ts';
import { ViewError } from '../../views/states.tsx';
import { ChangeList } from './ChangeList.tsx';
import { reportChanges } from './report-changes.ts';

type Props = {
  /** As it was opened. */
  opened: ReportAnswer;
  busy: boolean;
  /** Saves over the revision that the user has been told of. */
  onOverwrite: (revision: number) => void;
  onSaveAs: () => void;
  onClose: () => void;
};

const Choice = ({ opened, busy, onOverwrite, onSaveAs, onClose }: Props) => {
  const { data: latest, error, refetch } = useLatestReport(opened.uuid);
  const clauses = [opened, latest].flatMap((one) => readFilters('reportBuilder', one?.filters ?? []).clauses);
  const labels = useFilterLabels(clauses);
  if (latest === undefined && error !== null) return <ViewError error={error} onRetry={() => void refetch()} />;
  if (latest === undefined) return <Skeleton height={120} role="status" aria-label="Loading" />;
  return (
    <Stack gap="sm">
      <Text size="sm">
        {savedAt(latest.dateModified, latest.modifiedBy)}, after you opened it. Nothing of yours is saved yet. Since
        then:
      </Text>
      <ChangeList changes={reportChanges(opened, latest, labels)} />
      <Anchor href={reportPagePath(opened.uuid)} target="_blank" size="sm">
        See their version in a new tab
      </Anchor>
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="default" loading={busy} onClick={() => onOverwrite(latest.revision)}>
          Save Over Theirs
        </Button>
        <Button onClick={onSaveAs}>Save as New</Button>
      </Group>
    </Stack>
  );
};

export const SaveConflict = (props: Props) => (
  <Modal opened onClose={props.onClose} title="This report was saved again" size="lg" centered>
    <Choice {...props} />
  </Modal>
);
