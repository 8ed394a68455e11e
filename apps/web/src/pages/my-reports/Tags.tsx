/** The words that a report of one's own is filed under, and where they are chosen. */
import { type ReportSummaryAnswer, reportTagMax, reportTagsMax } from '@cvm/contract';
import { Button, Group, Modal, TagsInput } from '@mantine/core';
import { useState } from 'react';
import { useTagReport } from '../../saved-reports/saved-reports.ts';
import { showError } from '../../ui/toasts.ts';

type Props = {
  report: ReportSummaryAnswer;
  userId: string;
  /** Those in use, to choose from. */
  known: readonly string[];
  onClose: () => void;
};

export const TagDialog = ({ report, userId, known, onClose }: Props) => {
  const [tags, setTags] = useState(report.tags);
  const tagging = useTagReport(userId);
  const save = () =>
    tagging.mutate(
      { uuid: report.uuid, tags },
      { onSuccess: onClose, onError: ({ message }) => showError({ message }) },
    );
  return (
    // A click beside it must not throw away what was typed.
    <Modal opened closeOnClickOutside={false} onClose={onClose} title={`Tags of ${report.name}`} size="sm" centered>
      <TagsInput
        label="Tags"
        description="Enter or a comma ends a tag."
        data={[...known]}
        value={tags}
        maxTags={reportTagsMax}
        onChange={(next) => setTags(next.map((tag) => tag.trim().slice(0, reportTagMax)))}
      />
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button loading={tagging.isPending} onClick={save}>
          Save
        </Button>
      </Group>
    </Modal>
  );
};
