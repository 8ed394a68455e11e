/**
 * What changed since a report was published: the kept answer beside one of now, figure by figure. The question is asked as any
 * other, so that whoever looks sees of now what they may see; over the days of now, or over those that were published.
 */
import {
  type Clause,
  type CrosstabAnswer,
  calendar,
  formatCount,
  formatFilters,
  formatValue,
  type PublicationAnswer,
  publishedRowsMax,
  rowsBesideTotals,
  viewEndpoints,
} from '@cvm/contract';
import { Group, Skeleton, Switch, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useChoice } from '../../address/use-in-address.ts';
import { type Answer, call } from '../../api/client.ts';
import { daysText } from '../../charts/scope.ts';
import { readFilters } from '../../filters/url-filters.ts';
import tableClasses from '../../tables/table.module.css';
import { SearchOffIcon } from '../../ui/icons.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { StateMessage } from '../../ui/StateMessage.tsx';
import { ViewBlocked, ViewError } from '../../views/states.tsx';
import { suppressedWords } from '../../views/suppressed-words.ts';
import { bodyOf, type Draft } from './builder.ts';
import {
  type ComparedFigure,
  type Comparison,
  compared,
  type FigureState,
  isUnchanged,
  toldFigures,
} from './changed-figures.ts';
import { Pager, UnknownPage, usePage } from './Pager.tsx';
import classes from './published.module.css';

const over = ['now', 'then'] as const;
type Over = (typeof over)[number];

/** The question with the days that were published in place of its own; all time begins with the first day there may be data of. */
const onSameDays = (
  clauses: readonly Clause[],
  { from, to }: PublicationAnswer['answer']['meta']['range'],
): Clause[] => [
  ...clauses.filter(({ id }) => id !== 'date' && id !== 'daysInPast'),
  { id: 'date', op: 'between', values: [from ?? calendar.first, to], join: 'or' },
];

/** The answer of now; one more row than is kept tells that there are too many. */
const useAnswerOfNow = (draft: Draft, { answer }: PublicationAnswer, days: Over) => {
  const { clauses } = readFilters('reportBuilder', draft.filters);
  const filters = formatFilters(days === 'now' ? clauses : onSameDays(clauses, answer.meta.range));
  const body = { ...bodyOf({ ...draft, filters }), limit: publishedRowsMax + 1 };
  return useQuery({
    queryKey: ['crosstab-of-now', body],
    queryFn: ({ signal }): Promise<Answer<CrosstabAnswer>> => call(viewEndpoints.runCrosstab, { body, signal }),
  });
};

const stateWords: Partial<Record<FigureState, string>> = { added: 'New', gone: 'Not there any more' };

const number = (value: number): string => formatValue('count', value);

const figuresText = (comparison: Comparison): string => {
  const { counts } = comparison;
  const told = toldFigures(comparison);
  const others = counts.changed + counts.added + counts.gone;
  if (told === 0) return 'No figure to compare';
  if (isUnchanged(comparison) === true)
    return `Unchanged: ${told === 1 ? 'its figure is what it was' : `all ${number(told)} figures are what they were`}`;
  return `${number(others)} of ${formatCount(told, 'figure')} changed`;
};

/** `12 of 48 figures changed · 2 rows new · 1 row gone · 3 figures suppressed`. */
export const summaryOf = (comparison: Comparison): string => {
  const { counts, rows } = comparison;
  return [
    figuresText(comparison),
    ...(rows.added === 0 ? [] : [`${formatCount(rows.added, 'row')} new`]),
    ...(rows.gone === 0 ? [] : [`${formatCount(rows.gone, 'row')} gone`]),
    ...(counts.suppressed === 0 ? [] : [`${formatCount(counts.suppressed, 'figure')} suppressed, not compared`]),
  ].join(' · ');
};

const Line = ({ figure: { row, figure, before, now, difference, state } }: { figure: ComparedFigure }) => (
  <tr data-state={state}>
    <th scope="row">{row}</th>
    <td>{figure}</td>
    <td className={tableClasses.numeric}>{before}</td>
    <td className={tableClasses.numeric}>{now}</td>
    <td className={tableClasses.numeric}>{stateWords[state] ?? (state === 'same' ? 'Unchanged' : difference)}</td>
  </tr>
);

const Lines = ({ figures }: { figures: readonly ComparedFigure[] }) => {
  const shown = usePage('changesPage', 'changesRows', figures.length);
  const { page: at, size, setPage, setSize } = shown;
  return (
    <>
      <UnknownPage name="changesPage" shown={shown} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable to be scrolled by keyboard. */}
      <section className={classes.scroll} tabIndex={0} aria-label="Figures then and now">
        <table className={`${tableClasses.table} ${classes.table}`} aria-label="What changed">
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">Figure</th>
              <th scope="col" className={tableClasses.numeric}>
                Then
              </th>
              <th scope="col" className={tableClasses.numeric}>
                Now
              </th>
              <th scope="col" className={tableClasses.numeric}>
                Difference
              </th>
            </tr>
          </thead>
          <tbody>
            {figures.slice(at * size, (at + 1) * size).map((figure) => (
              <Line key={figure.key} figure={figure} />
            ))}
          </tbody>
        </table>
      </section>
      <Pager page={at} size={size} count={figures.length} onPage={setPage} onSize={setSize} />
    </>
  );
};

const Compared = ({ comparison }: { comparison: Comparison }) => {
  const { chosen, choose } = useChoice('changes');
  const { choose: choosePage } = useChoice('changesPage');
  const changedOnly = chosen !== 'all';
  const listed = changedOnly
    ? comparison.figures.filter(({ state }) => state !== 'same' && state !== 'suppressed')
    : comparison.figures;
  return (
    <>
      <Group justify="space-between" gap="sm" p="8px 12px" className={classes.bar}>
        <Text size="sm" role="status">
          {summaryOf(comparison)}
        </Text>
        <Switch
          size="xs"
          label="Only what changed"
          checked={changedOnly}
          onChange={({ currentTarget }) => {
            // Other figures are other pages.
            choosePage(undefined);
            choose(currentTarget.checked ? 'shown' : 'all');
          }}
        />
      </Group>
      {listed.length === 0 ? null : <Lines figures={listed} />}
    </>
  );
};

type BodyProps = {
  publication: PublicationAnswer;
  draft: Draft;
  now: CrosstabAnswer;
  onCompared: (isUnchanged: boolean | null) => void;
};

const isWholeKeptBack = ({ data, meta }: PublicationAnswer['answer']): boolean =>
  data.length === 0 && meta.suppressed !== undefined;

const Nothing = ({ title, text }: { title: string; text: string }) => (
  <StateMessage icon={<SearchOffIcon size={24} />} title={title} text={text} />
);

const Both = ({ publication, draft, now, onCompared }: BodyProps) => {
  const { answer } = publication;
  const comparison = useMemo(
    () => compared(draft, { rows: answer.data, facts: answer.meta }, { rows: now.data, facts: now.meta }),
    [draft, answer, now],
  );
  const unchanged = isUnchanged(comparison);
  // The banner says what the comparison came to; there is no event but its answer.
  useEffect(() => onCompared(unchanged), [unchanged, onCompared]);
  return <Compared comparison={comparison} />;
};

const Body = (props: BodyProps) => {
  const { publication, now } = props;
  const keptBack = [publication.answer, now].find(isWholeKeptBack);
  if (keptBack !== undefined) {
    const words = suppressedWords(keptBack.meta);
    return (
      <Nothing title={words?.title ?? 'Suppressed'} text="Too few people are behind one of the two to compare them." />
    );
  }
  if (rowsBesideTotals(now.data) > publishedRowsMax)
    return (
      <Nothing
        title="Too many rows"
        text={`The report has more than ${formatCount(publishedRowsMax, 'row')} now, more than are compared.`}
      />
    );
  return <Both {...props} />;
};

type Props = { publication: PublicationAnswer; draft: Draft; onCompared: (isUnchanged: boolean | null) => void };

export const Changes = ({ publication, draft, onCompared }: Props) => {
  const { chosen: over, choose: chooseDays } = useChoice('changesOver');
  const { choose: choosePage } = useChoice('changesPage');
  const days: Over = over === 'then' ? 'then' : 'now';
  const { data, error, refetch } = useAnswerOfNow(draft, publication, days);
  const { range } = publication.answer.meta;
  const text = (one: typeof range) => daysText({ id: 'crosstab' }, one);
  const nowRange = data?.blocked === false ? data.data.meta.range : null;
  const isSame = nowRange !== null && text(nowRange) === text(range);
  const today = nowRange === null ? '' : ` Now: ${text(nowRange)}.`;
  const choose = (value: string) => {
    onCompared(null);
    choosePage(undefined);
    chooseDays(value === 'then' ? 'then' : undefined);
  };
  return (
    <section className={classes.changes} aria-label="What changed">
      <Group justify="space-between" gap="sm" p="8px 12px" className={classes.bar}>
        <Text size="sm">
          {isSame ? `The same days then and now: ${text(range)}.` : `Then: ${text(range)}.${today}`}
        </Text>
        {isSame && days === 'now' ? null : (
          <Segmented
            label="Days to compare"
            choices={[
              { value: 'now', label: 'Days of now' },
              { value: 'then', label: 'Days as published' },
            ]}
            value={days}
            onChange={choose}
          />
        )}
      </Group>
      {data?.blocked === true ? <ViewBlocked message={data.message} /> : null}
      {data === undefined && error !== null ? <ViewError error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined && error === null ? (
        <Skeleton height={240} radius={0} role="status" aria-label="Comparing" />
      ) : null}
      {data?.blocked === false ? (
        <Body publication={publication} draft={draft} now={data.data} onCompared={onCompared} />
      ) : null}
    </section>
  );
};
