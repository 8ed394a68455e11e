/**
 * The titles behind a benchmark: for each figure of the tab a strip with a dot for every title, where this one stands, and the
 * mean; below, the same as a table. Asked for when the window is opened.
 */
import { type BenchmarkTitle, formatValue, reportPath } from '@cvm/contract';
import { Anchor, Button, Modal, Skeleton, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useChoice } from '../address/use-in-address.ts';
import { sharedPlace } from '../charts/prepare/cells.ts';
import { ViewError } from '../views/states.tsx';
import classes from './BenchmarkTitles.module.css';
import { comparedName, ownScope } from './benchmark-page.ts';
import { failedWords, mayComeAgain } from './failures.ts';
import { type Strip, scaleOf, stripsOf, type Value } from './places.ts';
import { type Field, type Score, scoresOf, segmentText } from './scores.ts';
import { type Block, useBlock } from './use-block.ts';
import type { ChosenBenchmark } from './use-chosen.ts';
import { type SidesQuestion, segmentQuestion } from './use-sides.ts';

type Props = {
  asked: SidesQuestion;
  benchmark: ChosenBenchmark;
  /** Of the title that is compared. */
  name: string;
  fields: readonly Field[];
  top: Block;
  onClose: () => void;
};

const keptText = 'Suppressed';

const textOf = (format: Strip['format'], { value, isKept }: Pick<Value, 'value' | 'isKept'>): string =>
  isKept ? keptText : formatValue(format, value);

/** Why a figure of the title is not told; null where it is, or there is none. */
const insteadOf = ({ failed, kept }: Pick<Score, 'failed' | 'kept'>): string | null =>
  failed ? failedWords : kept === null ? null : keptText;

/** The figure of the title itself, or what stands in its place. */
const ownText = ({ field, format, own }: Strip, scores: readonly Score[]): string => {
  const score = scores.find(({ id }) => id === field);
  return (own === null && score !== undefined ? insteadOf(score) : null) ?? formatValue(format, own);
};

/** Where it stands among the others; nothing where it has no place. */
const placeText = ({ place, others, of }: Strip): string =>
  place === null ? '' : `${place} of ${of} from the top${sharedPlace(others)}`;

const meanText = ({ field, format, mean }: Strip, scores: readonly Score[]): string =>
  scores.some(({ id, benchmarkFailed }) => id === field && benchmarkFailed)
    ? failedWords.toLowerCase()
    : formatValue(format, mean);

/** Numbers are drawn in percent of the width of the strip, with room for half a dot at each end. */
const at = (share: number): string => `${2 + share * 96}%`;

type DotsProps = { strip: Strip; name: string; scores: readonly Score[] };

const Dots = ({ strip, name, scores }: DotsProps) => {
  const { label, format, own, mean, values } = strip;
  const place = scaleOf(strip);
  const told = [ownText(strip, scores), placeText(strip)].filter(Boolean).join(', ');
  const said = `${label}: ${name} ${told}; mean ${meanText(strip, scores)}`;
  return (
    <div className={classes.strip}>
      <span className={classes.label}>{label}</span>
      <svg role="img" aria-label={said} className={classes.dots}>
        <title>{said}</title>
        <line x1="0" x2="100%" y1="14" y2="14" className={classes.axis} />
        {values.map(({ id, value, name: other }) =>
          value === null ? null : (
            <circle key={id} cx={at(place(value))} cy="14" r="4" className={classes.dot}>
              <title>{`${other}: ${formatValue(format, value)}`}</title>
            </circle>
          ),
        )}
        {mean === null ? null : (
          <line x1={at(place(mean))} x2={at(place(mean))} y1="4" y2="24" className={classes.mean} />
        )}
        {own === null ? null : <circle cx={at(place(own))} cy="14" r="6" className={classes.own} />}
      </svg>
      <span className={classes.place}>
        <b>{ownText(strip, scores)}</b> {placeText(strip)}
      </span>
    </div>
  );
};

type Line = { id: string; name: string; isOwn: boolean; cells: readonly { value: number | null; text: string }[] };

const linesOf = (
  strips: readonly Strip[],
  own: { id: string; name: string; scores: readonly Score[] },
  titles: readonly BenchmarkTitle[],
): Line[] => [
  {
    ...{ id: own.id, name: own.name, isOwn: true },
    cells: strips.map((strip) => ({ value: strip.own, text: ownText(strip, own.scores) })),
  },
  ...titles.map(({ id, name }, row) => ({
    ...{ id, name, isOwn: false },
    cells: strips.map(({ format, values }) => {
      const { value, isKept } = values[row] ?? { value: null, isKept: false };
      return { value, text: textOf(format, { value, isKept }) };
    }),
  })),
];

const byValue =
  (column: number) =>
  (a: Line, b: Line): number =>
    (b.cells[column]?.value ?? Number.NEGATIVE_INFINITY) - (a.cells[column]?.value ?? Number.NEGATIVE_INFINITY) ||
    a.name.localeCompare(b.name, 'en');

type TableProps = Pick<DotsProps, 'name' | 'scores'> & {
  asked: SidesQuestion;
  strips: readonly Strip[];
  titles: readonly BenchmarkTitle[];
};

const Titles = ({ asked: { kind, titleId }, name, scores, strips, titles }: TableProps) => {
  // The window is open where the address names the figure it is sorted by.
  const { chosen, choose } = useChoice('benchmarkTitles');
  const sorted = Math.max(
    0,
    strips.findIndex(({ field }) => field === chosen),
  );
  const lines = linesOf(strips, { id: titleId, name, scores }, titles).sort(byValue(sorted));
  return (
    <div className={classes.scroll}>
      <table className={classes.table} aria-label={`The ${kind}s with their figures`}>
        <thead>
          <tr>
            <th scope="col">{kind === 'show' ? 'Show' : 'Movie'}</th>
            {strips.map(({ field, label }, column) => (
              <th key={field} scope="col" aria-sort={column === sorted ? 'descending' : 'none'}>
                <button type="button" onClick={() => choose(field)}>
                  {label}
                  <span aria-hidden="true">{column === sorted ? ' ↓' : ''}</span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id} data-own={line.isOwn || undefined}>
              <th scope="row">
                {line.isOwn ? (
                  line.name
                ) : (
                  <Anchor component={Link} to={reportPath(kind, line.id)} inherit>
                    {line.name}
                  </Anchor>
                )}
              </th>
              {strips.map(({ field }, column) => (
                <td key={field}>{line.cells[column]?.text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

type LostProps = { blocks: readonly Block[]; fields: readonly Field[]; scores: readonly Score[] };

/** Which figures of the title, or means, could not be had: some of them have no strip. */
const Lost = ({ blocks, fields, scores }: LostProps) => {
  const lost = blocks.filter((block) => mayComeAgain(block, fields));
  if (lost.length === 0) return null;
  const names = scores.filter(({ failed, benchmarkFailed }) => failed || benchmarkFailed).map(({ label }) => label);
  return (
    <Text size="sm" mb="md" role="alert">
      {names.join(', ')}: {failedWords.toLowerCase()}.
      <Button variant="default" size="compact-xs" ml="xs" onClick={() => lost.forEach(({ retry }) => void retry())}>
        Retry
      </Button>
    </Text>
  );
};

const Content = ({ asked, benchmark, name, fields, top }: Omit<Props, 'onClose'>) => {
  const block = useBlock({ ...segmentQuestion(asked, benchmark), titles: true }, !benchmark.loading);
  const { titles } = block.figures;
  if (block.failed) return <ViewError error={block.error} onRetry={block.retry} />;
  if (titles === undefined)
    return block.filling ? <Skeleton height={320} /> : <Text size="sm">No title of this benchmark can be shown.</Text>;
  if ('error' in titles) return <ViewError error={new Error(titles.error.message)} onRetry={block.retry} />;
  const strips = stripsOf(fields, top.figures, block.figures, titles);
  const { chosen, sameDays } = benchmark;
  const own = ownScope(chosen?.clauses, asked.applied);
  const scores = scoresOf(fields, top, block);
  const segment = segmentText(block.figures, asked.kind, { isCustom: chosen !== null, sameDays, scores });
  // It is a sentence of its own, and all there is to say.
  if (titles.length === 0) return <Text size="sm">{segment}</Text>;
  return (
    <>
      <Text size="sm" c="dimmed" mb="md">
        {segment}. Filters on people and days are those of the page
        {own === null ? '.' : `, except of the titles compared with: ${own}`} The large dot is {name}, the line the
        mean.
        {block.isWeighted ? ' Counts are weighted.' : ''}
        {titles.some(({ suppressed }) => suppressed !== undefined)
          ? ` ${keptText} are figures of too few people, or of all but too few; they are in no mean.`
          : ''}
      </Text>
      <Lost blocks={[top, block]} fields={fields} scores={scores} />
      <section aria-label="Where this title stands" className={classes.strips}>
        {strips.map((strip) => (
          <Dots key={strip.field} strip={strip} name={name} scores={scores} />
        ))}
      </section>
      <Titles asked={asked} name={name} scores={scores} strips={strips} titles={titles} />
    </>
  );
};

export const BenchmarkTitles = ({ onClose, ...props }: Props) => (
  <Modal
    opened
    onClose={onClose}
    title={comparedName(props.asked.kind, props.benchmark.chosen?.name, props.benchmark.sameDays)}
    size={980}
    transitionProps={{ duration: 0 }}
  >
    <Content {...props} />
  </Modal>
);
