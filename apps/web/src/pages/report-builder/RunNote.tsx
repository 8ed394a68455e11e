/** What an answer covers: rows, days, people; and what is not shown of it. */

import { formatCount } from '@cvm/contract';
import { Text } from '@mantine/core';
import { realWords } from '../../charts/prepare/real-differences.ts';
import { SampleNote } from '../../charts/SampleNote.tsx';
import { daysText } from '../../charts/scope.ts';
import { heldInFile } from './file-rows.ts';
import { isCut, keptBackWords, rowsWords, totalsWords } from './report-scope.ts';
import type { Run } from './use-run.ts';
import classes from './workbench.module.css';

type Props = {
  run: Run;
  count: number;
  /** How many of them are listed. */
  listed: number;
};

export const RunNote = ({ run, count, listed }: Props) => {
  const { facts, status } = run;
  if (status === 'running')
    return (
      <Text size="sm" c="dimmed" role="status">
        {formatCount(count, 'row')} so far
      </Text>
    );
  const keptBack = facts === null ? null : keptBackWords(facts);
  const totals = facts === null ? null : totalsWords(facts, run.rows);
  const lead = [
    rowsWords(facts, count),
    ...(listed < count ? [realWords(listed, count)] : []),
    ...(facts === null ? [] : [daysText({ id: 'crosstab' }, facts.range)]),
  ];
  return (
    <div className={classes.words}>
      <SampleNote meta={facts} lead={lead.join(' · ')} />
      {isCut(facts, count) ? <Text size="sm">An export holds {heldInFile(run.draft, count)}.</Text> : null}
      {totals === null ? null : <Text size="sm">{totals}</Text>}
      {keptBack === null ? null : (
        <Text size="sm" c="dimmed">
          {keptBack}.
        </Text>
      )}
    </div>
  );
};
