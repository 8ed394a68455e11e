/** What the address asks for and the page cannot do: each text with its reason, and the way to be rid of it. */
import { Alert, Button } from '@mantine/core';
import { WarningIcon } from '../ui/icons.tsx';
import classes from './FilterBar.module.css';
import type { FilterProblem } from './url-filters.ts';

type Props = { problems: readonly FilterProblem[]; onRemove: (text: string) => void };

const shown = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}...` : text);

export const FilterProblems = ({ problems, onRemove }: Props) =>
  problems.length === 0 ? null : (
    <Alert
      color="yellow"
      variant="default"
      classNames={{ root: classes.notice ?? '', title: classes.noticeTitle ?? '' }}
      icon={<WarningIcon />}
      title={
        problems.length === 1 ? 'A filter of this link is not applied' : 'Some filters of this link are not applied'
      }
    >
      <ul className={classes.problems}>
        {problems.map(({ text, message }) => (
          <li key={text}>
            <span>
              <code>{shown(text)}</code> {message}
            </span>
            <Button
              variant="default"
              size="compact-xs"
              onClick={() => onRemove(text)}
              aria-label={`Remove ${shown(text)}`}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
