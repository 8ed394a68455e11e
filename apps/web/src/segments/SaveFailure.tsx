/**
 * Why a segment or benchmark was not saved. Of one that was changed or deleted elsewhere, since it was opened here: what it is
 * now, and what can be done with what was typed.
 */
import { filterSentences, isolated } from '@cvm/contract';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { ApiError } from '../api/client.ts';
import { useFilterLabels } from '../filters/use-options.ts';
import { type Segment, useSegments } from './segments.ts';

type Props = {
  error: Error;
  /** As it was opened; null = a new one. */
  segment: Segment | null;
  busy: boolean;
  /** Saves over what it is now; null = as a new one. */
  onSave: (over: Segment | null) => void;
};

export const SaveFailure = ({ error, segment, busy, onSave }: Props) => {
  const { data = [] } = useSegments();
  const now = data.find(({ uuid }) => uuid === segment?.uuid);
  const labels = useFilterLabels(now?.clauses ?? []);
  const isChanged = segment !== null && now !== undefined && now.dateModified !== segment.dateModified;
  const isConflict = error instanceof ApiError && error.status === 409;
  const isGone = segment !== null && error instanceof ApiError && error.status === 404;
  const lines = (): string[] => {
    if (isGone) return ['It was deleted elsewhere in the meantime.'];
    if (!isChanged) return [error.message];
    const sentences = filterSentences(now.clauses, labels).join(' ');
    const changed = `It was changed elsewhere in the meantime, and is "${isolated(now.name)}" now: ${sentences}`;
    // What was chosen about the change may have failed for another reason.
    return isConflict ? [changed] : [error.message, changed];
  };
  return (
    <Alert color="red" variant="default" title="It was not saved" p="xs">
      <Stack gap="xs">
        {lines().map((line) => (
          <Text key={line} size="sm" style={{ overflowWrap: 'anywhere' }}>
            {line}
          </Text>
        ))}
        {isChanged || isGone ? (
          <Group gap="xs">
            {isChanged ? (
              <Button variant="default" loading={busy} onClick={() => onSave(now)}>
                Save Over It
              </Button>
            ) : null}
            <Button variant="default" loading={busy} onClick={() => onSave(null)}>
              Save as New
            </Button>
          </Group>
        ) : null}
      </Stack>
    </Alert>
  );
};
