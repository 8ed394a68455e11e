/**
 * The sentence above the tabs of a report, each phrase a link to the module it is taken from, with what it covers. Its place
 * has its height from the beginning, whatever the sentence says; where it says more, the rest is shown on demand.
 */

import { smallSampleWords } from '@cvm/contract';
import { ActionIcon, Skeleton, Tooltip } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { ChevronDownIcon, CopyIcon, RetryIcon } from '../../ui/icons.tsx';
import { showError, showSuccess } from '../../ui/toasts.ts';
import type { Head, ReportRecord } from '../model.ts';
import classes from './glance.module.css';
import { type GlancePart, joinOf } from './glance.ts';
import type { Glance as GlanceText } from './use-glance.ts';

type Props = { report: ReportRecord; head: Head | null; glance: GlanceText };

/** What is copied: whom it is about, the sentence, what it covers and where it is from. */
const copiedText = (name: string, { sentence, scope, lacking, source }: GlanceText): string =>
  [`${name}: ${sentence}`, lacking, `${scope}.`, source].filter((part) => part !== '').join('\n');

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

/** Whether the place cuts the sentence. Once it is shown whole nothing is measured any more. */
const useCut = (text: string, isWhole: boolean) => {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [cut, setCut] = useState(false);
  // How many lines words take is known to the browser alone; a text that is cut has its height however long it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is measured anew.
  useEffect(() => {
    if (element === null || isWhole) return;
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, isWhole, text]);
  return { setElement, cut };
};

type Cut = { isWhole: boolean; setElement: (element: HTMLElement | null) => void };

const Sentence = ({ report, head, glance, isWhole, setElement }: Props & { head: Head } & Cut) => {
  const { phrases, tab, lacking } = glance;
  const path = report.path(head.id, tab.id ?? undefined);
  return (
    <p ref={setElement} className={classes.sentence} data-whole={isWhole || undefined}>
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

type Action = { label: string; icon: ReactNode; onClick: () => void; expanded?: boolean };

const ActionButton = ({ label, icon, onClick, expanded }: Action) => (
  <Tooltip label={label}>
    <ActionIcon
      variant="subtle"
      color="gray"
      size={24}
      aria-label={label}
      aria-expanded={expanded}
      className={classes.action}
      onClick={onClick}
    >
      {icon}
    </ActionIcon>
  </Tooltip>
);

const Told = ({ glance, ...props }: Props & { head: Head }) => {
  const [isWhole, setWhole] = useState(false);
  const { setElement, cut } = useCut(glance.sentence, isWhole);
  return (
    <>
      <div className={classes.words}>
        <Sentence {...props} glance={glance} isWhole={isWhole} setElement={setElement} />
        <p className={classes.scope}>
          {glance.isSmall ? <b>{smallSampleWords}. </b> : null}
          {glance.scope}
        </p>
      </div>
      <div className={classes.actions}>
        {glance.lacking === '' ? null : (
          <ActionButton label="Load what is missing again" icon={<RetryIcon size={14} />} onClick={glance.retry} />
        )}
        {cut ? (
          <ActionButton
            label={isWhole ? 'Show less of the sentence' : 'Show the whole sentence'}
            icon={<ChevronDownIcon size={14} />}
            expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          />
        ) : null}
        {glance.sentence === '' ? null : (
          <ActionButton
            label="Copy the sentence"
            icon={<CopyIcon size={14} />}
            onClick={() => void copy(copiedText(props.head.name, glance))}
          />
        )}
      </div>
    </>
  );
};

export const Glance = ({ report, head, glance }: Props) => {
  const isWaiting = head === null || (glance.filling && glance.phrases.length === 0 && glance.lacking === '');
  return (
    <section className={classes.glance} aria-label="At a glance" aria-busy={head !== null && glance.filling}>
      {isWaiting ? <Waiting /> : <Told report={report} head={head} glance={glance} />}
    </section>
  );
};
