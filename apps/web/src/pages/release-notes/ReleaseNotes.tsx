/** The release notes: every version with its date, its categories and their items, newest first. */
import { formatValue } from '@cvm/contract';
import { Badge, Group, List, Paper, Stack, Text, Title } from '@mantine/core';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SafeHtml } from '../../ui/SafeHtml.tsx';
import classes from './release-notes.module.css';
import { type ReleaseItem, type ReleaseNote, releaseNotes } from './release-notes.ts';

const Items = ({ items }: { items: readonly ReleaseItem[] }) => (
  <List className={classes.items} spacing={4}>
    {items.map(({ description, html, items: nested }) => (
      <List.Item key={description ?? html}>
        {html === undefined ? description : <SafeHtml html={html} />}
        {nested === undefined ? null : <Items items={nested} />}
      </List.Item>
    ))}
  </List>
);

const Version = ({ note, latest }: { note: ReleaseNote; latest: boolean }) => (
  <Paper component="section" withBorder p="lg" aria-labelledby={`version-${note.id}`}>
    <Group gap="sm" align="baseline" mb="sm">
      <Title order={2} id={`version-${note.id}`}>
        Version {note.version}
      </Title>
      <Text size="sm" c="dimmed">
        <time dateTime={note.date}>{formatValue('longDate', note.date)}</time>
      </Text>
      {latest ? (
        <Badge size="sm" variant="light">
          Latest
        </Badge>
      ) : null}
    </Group>
    <Stack gap="md">
      {note.categories.map(({ title, items }) => (
        <div key={title}>
          <Title order={3} mb={4}>
            {title}
          </Title>
          <Items items={items} />
        </div>
      ))}
    </Stack>
  </Paper>
);

export default function ReleaseNotes() {
  return (
    <Stack maw={820} mx="auto" gap="md">
      <PageHeader title="Release Notes" />
      {releaseNotes.map((note, position) => (
        <Version key={note.id} note={note} latest={position === 0} />
      ))}
    </Stack>
  );
}
