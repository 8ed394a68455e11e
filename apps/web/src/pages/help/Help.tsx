/** Help: whom to write to, and what every figure means. */
import { glossaryAbout, glossaryEntries, metricGlossaryPath, shownInSentence, supportEmail } from '@cvm/contract';
import { Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { DownloadIcon } from '../../ui/icons.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import classes from './help.module.css';

const Contact = () => (
  <Paper component="section" withBorder p="lg" aria-labelledby="help-contact">
    <Title order={2} id="help-contact" mb={4}>
      Contact
    </Title>
    <Text>
      Questions, wishes, something that looks wrong? Write to{' '}
      <Anchor href={`mailto:${supportEmail}`} underline="always">
        {supportEmail}
      </Anchor>
      .
    </Text>
  </Paper>
);

/** Where the browser shows no PDF inside a page (phones), its frame would be empty: the same entries as text. */
const Entries = () => (
  <>
    {glossaryAbout.map((text) => (
      <Text key={text} size="sm" mb="xs">
        {text}
      </Text>
    ))}
    <dl className={classes.entries}>
      {glossaryEntries().map((entry) => (
        <div key={`${entry.label} ${entry.definition}`}>
          <dt>{entry.label}</dt>
          <dd>{entry.definition}</dd>
          {entry.shownIn.length > 0 && <dd className={classes.shownIn}>{shownInSentence(entry)}</dd>}
        </div>
      ))}
    </dl>
  </>
);

const Framed = () => (
  <>
    <Text className={classes.printed ?? ''} size="sm">
      The glossary is printed from its own document, {metricGlossaryPath}.
    </Text>
    {/* A document of its own, with pages and a print of its own. */}
    <iframe className={classes.glossary} src={metricGlossaryPath} title="Metric Glossary" height={1000} />
  </>
);

const Glossary = () => (
  <Paper component="section" withBorder p="lg" aria-labelledby="help-glossary">
    <Group justify="space-between" mb="sm">
      <Title order={2} id="help-glossary">
        Metric Glossary
      </Title>
      <Button
        component="a"
        href={metricGlossaryPath}
        download
        variant="default"
        leftSection={<DownloadIcon size={14} />}
      >
        Download PDF
      </Button>
    </Group>
    {navigator.pdfViewerEnabled === false ? <Entries /> : <Framed />}
  </Paper>
);

export default function Help() {
  return (
    <Stack gap="md">
      <PageHeader title="Help" />
      <Contact />
      <Glossary />
    </Stack>
  );
}
