/** Why the sort of the address does not hold, above the table that is sorted by its own. */
import { Alert } from '@mantine/core';
import { WarningIcon } from '../ui/icons.tsx';

/** `problem` null = it holds. */
export const SortProblem = ({ problem }: { problem: string | null }) =>
  problem === null ? null : (
    <Alert variant="default" icon={<WarningIcon />} p="xs" mt="sm" mb="sm">
      {problem}
    </Alert>
  );
