/** What is said above a report as published: when it was, from which data, and what is not as it was. */
import { formatValue, type PublicationAnswer } from '@cvm/contract';
import { Alert, Button, Group, List, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { publishedSentence } from '../../saved-reports/publications.ts';
import { InfoIcon } from '../../ui/icons.tsx';
import classes from './published.module.css';

type Props = {
  publication: PublicationAnswer;
  isComparing: boolean;
  /** What the comparison came to; null = it is not known. */
  isUnchanged: boolean | null;
  onCompare: () => void;
  /** Beside the button that compares. */
  children: ReactNode;
};

const day = (text: string): string => formatValue('longDate', text);

const dataWords = ({ edition, dataThrough, now }: PublicationAnswer): string => {
  if (now.dataThrough !== dataThrough) return `Data has changed since: it goes to ${day(now.dataThrough)} now.`;
  return `Data has changed since: ${now.edition < edition ? 'earlier data were brought back' : 'it was loaded again'}.`;
};

/** Is there anything to compare with? */
export const hasChanged = ({ changed }: Pick<PublicationAnswer, 'changed'>): boolean =>
  changed.data || changed.recipe || changed.definitions.length > 0;

const Definition = ({ label, before, now }: PublicationAnswer['changed']['definitions'][number]) => (
  <>
    The definition of {label} has changed since.
    <details className={classes.definition}>
      <summary>Then and now</summary>
      <Text size="sm">Then: {before}</Text>
      <Text size="sm">Now: {now ?? 'There is no such measure any more.'}</Text>
    </details>
  </>
);

const wordsOf = (publication: PublicationAnswer, isUnchanged: boolean | null): { key: string; words: ReactNode }[] => {
  const { changed, now } = publication;
  const said = (key: string, isSaid: boolean, words: ReactNode) => (isSaid ? [{ key, words }] : []);
  return [
    ...said('same', !hasChanged(publication), 'Data and definitions have not changed since.'),
    ...said('data', changed.data, dataWords(publication)),
    ...changed.definitions.map((one) => ({ key: `definition ${one.label}`, words: <Definition {...one} /> })),
    ...said('recipe', changed.recipe, 'The way figures are counted has changed since.'),
    ...said('unchanged', isUnchanged === true, `Its figures are unchanged as of ${day(now.dataThrough)}.`),
    ...said('report', changed.report, 'The report was edited since: this is what it asked when it was published.'),
  ];
};

export const PublishedBanner = ({ publication, isComparing, isUnchanged, onCompare, children }: Props) => (
  <Alert variant="default" icon={<InfoIcon />} mb="sm" p="sm" role="note" aria-label={publishedSentence(publication)}>
    <Group justify="space-between" align="center" gap="sm">
      <div className={classes.said}>
        <Text size="sm" fw={600}>
          {publishedSentence(publication)}
        </Text>
        <List size="sm" listStyleType="none">
          {wordsOf(publication, isUnchanged).map(({ key, words }) => (
            <List.Item key={key}>{words}</List.Item>
          ))}
        </List>
      </div>
      <Group gap={6}>
        {hasChanged(publication) ? (
          <Button variant="default" aria-expanded={isComparing} onClick={onCompare}>
            {isComparing ? 'Hide what changed' : 'Show what changed'}
          </Button>
        ) : null}
        {children}
      </Group>
    </Group>
  </Alert>
);
