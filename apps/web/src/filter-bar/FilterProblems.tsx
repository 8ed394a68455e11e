/** What the address asks for and the page cannot do: each text with its reason, and the way to be rid of it. */
import { filterDefinition, parseFilter } from '@cvm/contract';
import { Alert, Button, Text } from '@mantine/core';
import type { FilterProblem } from '../filters/url-filters.ts';
import { useSegments } from '../segments/segments.ts';
import { WarningIcon } from '../ui/icons.tsx';
import classes from './FilterBar.module.css';

type Props = {
  problems: readonly FilterProblem[];
  onRemove: (text: string) => void;
  /** Of one and of several, where it is not filters that are refused. */
  titles?: readonly [string, string];
};

const filterTitles = ['A filter of this link is not applied', 'Some filters of this link are not applied'] as const;

const shown = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}...` : text);

/** The segment that a link names, by its name: its uuid says nothing to a reader. */
const useSegmentOfLink = (problems: readonly FilterProblem[]) => {
  const uuid = problems.find(({ segment }) => segment !== undefined)?.segment;
  const { data, error } = useSegments(uuid !== undefined);
  const segment = data?.find((one) => one.uuid === uuid);
  if (segment !== undefined) return { name: `Segment "${segment.name}"`, why: segment.problem ?? '' };
  const name = 'The segment of this link';
  if (data !== undefined) return { name, why: 'It is not among yours: somebody else keeps it, or it was deleted.' };
  return { name, why: error === null ? '' : `Your segments could not be loaded. ${error.message}` };
};

/** Filters that hold on another tab of the report: nothing is wrong with them, and they come back there. */
export const KeptFilters = ({ texts }: { texts: readonly string[] }) => {
  const labels = new Set(texts.flatMap(parseFilter).map(({ id }) => filterDefinition(id).label));
  return labels.size === 0 ? null : (
    <Text className={classes.none} size="sm" c="dimmed">
      {[...labels].join(', ')} {labels.size === 1 ? 'is' : 'are'} kept for another tab of this report.
    </Text>
  );
};

export const FilterProblems = ({ problems, onRemove, titles: [one, several] = filterTitles }: Props) => {
  const ofLink = useSegmentOfLink(problems);
  if (problems.length === 0) return null;
  return (
    <Alert
      color="yellow"
      variant="default"
      classNames={{ root: classes.notice ?? '', title: classes.noticeTitle ?? '' }}
      icon={<WarningIcon />}
      title={problems.length === 1 ? one : several}
    >
      <ul className={classes.problems}>
        {problems.map(({ text, message, segment }) => (
          <li key={text}>
            <span>
              {segment === undefined ? <code>{shown(text)}</code> : ofLink.name} {message}
              {segment === undefined ? null : ` ${ofLink.why}`}
            </span>
            <Button
              variant="default"
              size="compact-xs"
              onClick={() => onRemove(text)}
              aria-label={`Remove ${segment === undefined ? shown(text) : ofLink.name}`}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
};
