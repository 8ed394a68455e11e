/** Changes of a report, one below the other. */
import { List } from '@mantine/core';

export const ChangeList = ({ changes }: { changes: readonly string[] }) => (
  <List size="sm" mt={4}>
    {changes.map((change) => (
      <List.Item key={change}>{change}</List.Item>
    ))}
  </List>
);
