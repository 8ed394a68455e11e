/**
 * The sentence above the tabs of a report, each phrase a link to the module it is taken from, with what it covers. Its place
 * has its height from the beginning, whatever the sentence says.
 */

import { smallSampleWords } from '@cvm/contract';
import { ActionIcon, Skeleton, Tooltip } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { CopyIcon, RetryIcon } from '../../ui/icons.tsx';
import { showError, showSuccess } from '../../ui/toasts.ts';
import type { Head, ReportRecord } from '../model.ts';
import classes from './glance.module.css';
import { type GlancePart, joinOf } from './glance.ts';
import type { Glance as Told } from './use-glance.ts';

type Props = { report: ReportRecord; head: Head | null; glance: Told };

/** What is copied: whom it is about, the sentence, what it covers and where it is from. */
const copiedText = (name: string, { sentence, scope, lacking, dataDate }: Told): string =>
  [
    `${name}: ${sentence}`,
    lacking,
    `${scope}.`,
    dataDate === null ? '' : `Source: CVM Insights. Data through ${dataDate}.`,
  ]
    .filter((part) => part !== '')
    .join('\n');

const copy = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    showSuccess({ message: 'The sentence is in the clipboard.' });
  } catch {
    showError({ message: 'The sentence could not be copied.' });
  }
};

/** A part of so many letters stays on one line. */
const shortMax = 24;

const Part = ({ part, path }: { part: GlancePart; path: string }): ReactNode =>
  part.module === null ? (
    part.text
  ) : (
    <Link
      to={path}
      search={true}
      hash={part.module}
      className={classes.link}
      data-short={part.text.length <= shortMax || undefined}
    >
      {part.text}
    </Link>
  );

const Sentence = ({ report, head, glance }: Props & { head: Head }) => {
  const { phrases, tab, lacking } = glance;
  const path = report.path(head.id, tab.id ?? undefined);
  return (
    <p className={classes.sentence}>
      {phrases.map((phrase, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: phrases have no other name, and hold nothing.
        <Fragment key={place}>
          {joinOf(phrase, place)}
          {phrase.map((part) => (
            <Part key={part.text} part={part} path={path} />
          ))}
        </Fragment>
      ))}
      {/* What stands at the end would move with every phrase that comes. */}
      {phrases.length === 0 || glance.filling ? null : '.'} {lacking}
      {phrases.length > 0 || lacking !== '' ? null : 'These figures are locked for you.'}
    </p>
  );
};

const Waiting = () => (
  <div className={classes.waiting} aria-hidden="true">
    <Skeleton height={14} width="82%" />
    <Skeleton height={11} width="46%" />
  </div>
);

const Actions = ({ head, glance }: { head: Head; glance: Told }) => (
  <div className={classes.actions}>
    {glance.lacking === '' ? null : (
      <Tooltip label="Load what is missing again">
        <ActionIcon
          variant="subtle"
          color="gray"
          size={24}
          aria-label="Load what is missing again"
          onClick={glance.retry}
        >
          <RetryIcon size={14} />
        </ActionIcon>
      </Tooltip>
    )}
    {glance.sentence === '' ? null : (
      <Tooltip label="Copy the sentence">
        <ActionIcon
          variant="subtle"
          color="gray"
          size={24}
          aria-label="Copy the sentence"
          onClick={() => void copy(copiedText(head.name, glance))}
        >
          <CopyIcon size={14} />
        </ActionIcon>
      </Tooltip>
    )}
  </div>
);

export const Glance = (props: Props) => {
  const { head, glance } = props;
  const isWaiting = head === null || (glance.filling && glance.phrases.length === 0 && glance.lacking === '');
  return (
    <section className={classes.glance} aria-label="At a glance" aria-busy={head !== null && glance.filling}>
      {isWaiting ? (
        <Waiting />
      ) : (
        <>
          <div className={classes.words}>
            <Sentence {...props} head={head} />
            <p className={classes.scope}>
              {glance.isSmall ? <b>{smallSampleWords}. </b> : null}
              {glance.scope}
            </p>
          </div>
          <Actions head={head} glance={glance} />
        </>
      )}
    </section>
  );
};
