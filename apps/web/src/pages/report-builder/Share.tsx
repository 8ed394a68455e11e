/**
 * How a saved report is handed on: by a link that shows it as of now, or by one that shows it as published, with the figures
 * of one day. Who may save over it publishes; whoever opens it sees what has been published.
 */
import { type PublicationSummaryAnswer, publicationsMax, type ReportAnswer } from '@cvm/contract';
import { Alert, Anchor, Button, Group, Menu, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { isConflict } from '../../api/client.ts';
import { ReasonButton } from '../../filters/ReasonButton.tsx';
import {
  copyPublicationLink,
  publicationPath,
  publishedSentence,
  usePublications,
  usePublish,
  useUnpublish,
} from '../../saved-reports/publications.ts';
import { copyReportLink } from '../../saved-reports/saved-reports.ts';
import { useSession } from '../../session/session.ts';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import { showError, showSuccess } from '../../ui/toasts.ts';
import { ViewError } from '../../views/states.tsx';
import { type Builder, definitionOf } from './builder.ts';
import { draftOf } from './described.ts';

const askToUnpublish = (sentence: string, onConfirm: () => void): void => {
  modals.openConfirmModal({
    title: 'Unpublish?',
    children: (
      <>
        <Text fw={600}>{sentence}</Text>
        <Text>Its link will not open any more, and its figures are gone for good.</Text>
      </>
    ),
    labels: { confirm: 'Yes, Unpublish', cancel: 'No, Go Back' },
    // The kit's own red is too pale under white.
    confirmProps: { color: 'red.9' },
    centered: true,
    onConfirm,
  });
};

type EntryProps = {
  uuid: string;
  publication: PublicationSummaryAnswer;
  /** Null for those who may not save over the report. */
  onUnpublish: (() => void) | null;
  foreign: string | null;
};

const Entry = ({ uuid, publication, onUnpublish, foreign }: EntryProps) => {
  const sentence = publishedSentence(publication);
  return (
    <Group component="li" justify="space-between" gap="xs">
      <Anchor component={Link} to={publicationPath(uuid, publication.id)} size="sm">
        {sentence}
      </Anchor>
      <Group gap={6} wrap="nowrap">
        <Button
          variant="default"
          size="xs"
          aria-label={`Copy the link: ${sentence}`}
          onClick={() => void copyPublicationLink(uuid, publication.id)}
        >
          Copy Link
        </Button>
        {onUnpublish === null ? null : (
          <ReasonButton
            variant="subtle"
            size="xs"
            aria-label={`Unpublish: ${sentence}`}
            disabledReason={foreign}
            onClick={() => askToUnpublish(sentence, onUnpublish)}
          >
            Unpublish
          </ReasonButton>
        )}
      </Group>
    </Group>
  );
};

type Props = {
  report: ReportAnswer;
  builder: Builder;
  /** Opens the report anew, as it is saved now. */
  onReopen: () => void;
};

const isSaved = ({ report, builder }: Pick<Props, 'report' | 'builder'>): boolean =>
  JSON.stringify(definitionOf(builder.draft)) === JSON.stringify(definitionOf(draftOf(report)));

/** What is on screen is not what is saved any more, and is not published for it. */
const SavedAgain = ({ onReopen }: Pick<Props, 'onReopen'>) => (
  <Alert color="red" variant="default" title="It was not published" p="xs">
    <Stack gap="xs" align="flex-start">
      <Text size="sm">
        This report was saved again since you opened it. Open it as it is now: you have changed nothing that would be
        lost.
      </Text>
      <Button variant="default" onClick={onReopen}>
        Open As Saved Now
      </Button>
    </Stack>
  </Alert>
);

const Publications = (props: Props & { viewAs: boolean }) => {
  const { report, viewAs } = props;
  const { data, error, refetch } = usePublications(report.uuid);
  const publishing = usePublish(report.uuid);
  const unpublishing = useUnpublish(report.uuid);
  const mayPublish = report.access !== 'view';
  const foreign = viewAs ? 'While viewing as a user nothing is published.' : null;
  const publish = () =>
    publishing.mutate(report.revision, {
      onSuccess: () => showSuccess({ message: 'The report is published. Its link shows the figures of now.' }),
      onError: (failure) => (isConflict(failure) ? undefined : showError({ message: failure.message })),
    });
  if (data === undefined && error !== null) return <ViewError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={80} role="status" aria-label="Loading" />;
  return (
    <Stack gap="md">
      {isConflict(publishing.error) ? <SavedAgain onReopen={props.onReopen} /> : null}
      {mayPublish ? (
        <div>
          <ReasonButton
            loading={publishing.isPending}
            disabledReason={foreign ?? (isSaved(props) ? null : 'Save the report first: what is saved is published.')}
            onClick={publish}
          >
            Publish
          </ReasonButton>
        </div>
      ) : null}
      {data.length === 0 ? (
        <Text size="sm">It has not been published yet.</Text>
      ) : (
        <Stack component="ul" gap="sm" aria-label="Published" m={0} p={0} style={{ listStyle: 'none' }}>
          {data.map((publication) => (
            <Entry
              key={publication.id}
              uuid={report.uuid}
              publication={publication}
              foreign={foreign}
              onUnpublish={
                mayPublish
                  ? () =>
                      unpublishing.mutate(publication.id, {
                        onError: ({ message }) => showError({ message }),
                      })
                  : null
              }
            />
          ))}
        </Stack>
      )}
    </Stack>
  );
};

export const Share = (props: Props) => {
  const [isOpen, setOpen] = useState(false);
  const session = useSession();
  if (session === null) return null;
  return (
    <>
      <Menu position="bottom-end" width={280}>
        <Menu.Target>
          <Button variant="subtle" rightSection={<ChevronDownIcon size={14} />}>
            Share
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void copyReportLink(props.report.uuid)}>
            As of now
            <Text size="xs" c="dimmed">
              Copies a link that shows what the data say when it is opened.
            </Text>
          </Menu.Item>
          <Menu.Item onClick={() => setOpen(true)}>
            As published
            <Text size="xs" c="dimmed">
              Keeps the figures of now; its link shows them whatever changes.
            </Text>
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title="Share as published" size="xl" centered>
        <Text size="sm" c="dimmed" mb="md">
          Publish keeps the answer of the saved report as you are shown it now. Its link shows these figures to people
          of your organization who have the same permissions, and says what has changed since. A report is published up
          to {publicationsMax} times.
        </Text>
        <Publications {...props} viewAs={session.viewAs} />
      </Modal>
    </>
  );
};
