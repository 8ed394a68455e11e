/**
 * The line under the bar: a chip for each clause. What is applied is solid, what waits for Apply is dashed and says
 * so, what Apply would end is struck through. A chip opens its filter; its cross takes it away or brings it back.
 */
import {
  type Clause,
  type FilterId,
  filterDefinition,
  formatFilters,
  type Permissible,
  pageFilterIds,
  windowDays,
} from '@cvm/contract';
import { CloseIcon, Text, Tooltip, UnstyledButton } from '@mantine/core';
import { Fragment, type MouseEvent } from 'react';
import { clauseLabel } from '../filters/clause-label.ts';
import { isLimited, kindSentences, peopleWords, titleSentences } from '../filters/entitlement.ts';
import { defaultPanelText, panelClauses, panelRule, panelTooltip } from '../filters/panel-rule.ts';
import { type ClauseStatus, clauseStatuses, clausesOf } from '../filters/pending.ts';
import classes from './FilterBar.module.css';
import type { FilterBarState } from './use-filter-bar.ts';

const statusWords: Record<ClauseStatus, string> = {
  applied: '',
  added: ', not applied yet',
  removed: ', ends with Apply',
};

/** Moves the focus from a chip to the next one, else to the one before. */
const focusBeside = (button: HTMLElement): void => {
  const chip = button.closest('li');
  const beside = chip?.nextElementSibling ?? chip?.previousElementSibling;
  beside?.querySelector<HTMLElement>('button:last-of-type')?.focus();
};

type ChipProps = { bar: FilterBarState; clause: Clause; status: ClauseStatus; onOpen: (id: FilterId) => void };

const Chip = ({ bar, clause, status, onOpen }: ChipProps) => {
  const { label, text, full } = clauseLabel(bar.definition, clause, bar.labels, bar.panel);
  const { id } = clause;
  const removed = status === 'removed';
  const toggle = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // A chip that was never applied disappears; the keyboard goes on from the one beside it.
    if (status === 'added') focusBeside(currentTarget);
    const others = clausesOf(bar.pending, id).filter((other) => other !== clause);
    bar.edit(id, removed ? [...others, clause] : others);
  };
  return (
    <li className={classes.chip} data-status={status}>
      <Tooltip label={`${full}${statusWords[status]}`}>
        <UnstyledButton
          className={classes.chipText}
          onClick={() => onOpen(id)}
          aria-label={`${full}${statusWords[status]}`}
          aria-haspopup="dialog"
        >
          <span className={classes.chipLabel}>{label}:</span> {text}
        </UnstyledButton>
      </Tooltip>
      <UnstyledButton
        className={removed ? classes.chipKeep : classes.chipCross}
        onClick={toggle}
        aria-label={`${removed ? 'Keep' : 'Remove'} ${full}`}
      >
        {removed ? 'Keep' : <CloseIcon size="14px" />}
      </UnstyledButton>
    </li>
  );
};

/** Balanced though nobody chose it: figures are weighted, which must not go without a word. */
const DefaultPanelChip = ({ bar, onOpen }: Pick<ChipProps, 'bar' | 'onOpen'>) => {
  const isApplied = panelRule(bar.filters.applied, bar.permissible).byDefault;
  const words = statusWords[isApplied ? 'applied' : 'added'];
  const full = `${filterDefinition('panel').label}: ${defaultPanelText}`;
  return (
    <li className={classes.chip} data-status={isApplied ? 'applied' : 'added'}>
      <Tooltip label={`${panelTooltip} Take it away to count every member once.`}>
        <UnstyledButton
          className={classes.chipText}
          onClick={() => onOpen('panel')}
          aria-label={`${full}${words}`}
          aria-haspopup="dialog"
        >
          <span className={classes.chipLabel}>{filterDefinition('panel').label}:</span> {defaultPanelText}
        </UnstyledButton>
      </Tooltip>
      <UnstyledButton
        className={classes.chipCross}
        onClick={({ currentTarget }: MouseEvent<HTMLElement>) => {
          focusBeside(currentTarget);
          bar.edit('panel', panelClauses('No'));
        }}
        aria-label={`Remove ${full}`}
      >
        <CloseIcon size="14px" />
      </UnstyledButton>
    </li>
  );
};

/** What no date filter means: a user with a window sees that. */
const allTimeOf = (permissible: Permissible | null): string =>
  permissible?.months ? `the last ${windowDays(permissible.months)} days` : 'all time';

type Props = { bar: FilterBarState; onOpen: (id: FilterId) => void };

export const ClauseChips = ({ bar, onOpen }: Props) => {
  const order = pageFilterIds(bar.page);
  const chips = clauseStatuses(bar.filters.applied, bar.pending).toSorted(
    (a, b) => order.indexOf(a.clause.id) - order.indexOf(b.clause.id),
  );
  const hasDefaultPanel = bar.panel.byDefault && order.includes('panel');
  // Behind the filters on people, where the panel stands in the order of the page.
  const panelAt = chips.filter(({ clause }) => order.indexOf(clause.id) < order.indexOf('panel')).length;
  const panelChip = hasDefaultPanel ? <DefaultPanelChip bar={bar} onOpen={onOpen} /> : null;
  const kind = order.includes('contentType') ? kindSentences(bar.permissible, bar.filters.applied) : [];
  const about = [...titleSentences(bar.permissible, bar.labels), ...kind].join(' ');
  const isWindowed = Boolean(bar.permissible?.months) && !bar.filters.applied.some(({ id }) => id === 'date');
  const days = isWindowed && order.includes('date') ? `, ${allTimeOf(bar.permissible)}` : '';
  if (chips.length === 0)
    return (
      <>
        <Text className={classes.none} size="sm" c="dimmed">
          No filters: {peopleWords(bar.permissible)}, {allTimeOf(bar.permissible)}. {about}
        </Text>
        {panelChip === null ? null : (
          <ul className={classes.chips} aria-label="Applied filters">
            {panelChip}
          </ul>
        )}
      </>
    );
  return (
    <>
      <ul className={classes.chips} aria-label="Applied filters">
        {chips.map(({ clause, status }, place) => (
          // Nothing keeps two metric filters from being the same.
          <Fragment key={`${formatFilters([clause])[0]} ${clause.id === 'metric' ? place : ''}`}>
            {place === panelAt ? panelChip : null}
            <Chip bar={bar} clause={clause} status={status} onOpen={onOpen} />
          </Fragment>
        ))}
        {panelAt === chips.length ? panelChip : null}
      </ul>
      {isLimited(bar.permissible) || kind.length > 0 || days !== '' ? (
        <Text className={classes.none} size="sm" c="dimmed">
          Of {peopleWords(bar.permissible)}
          {days}. {about}
        </Text>
      ) : null}
    </>
  );
};
