/**
 * Two to five shows and movies side by side: which, stands in the address, as do the people and days that hold for all of them.
 * The same figures of each, one colour per title throughout, one axis per card.
 */
import { pages, reportPath } from '@cvm/contract';
import { ActionIcon, Anchor, Button, Group, Text, Tooltip, useComputedColorScheme } from '@mantine/core';
import { Link, useSearch } from '@tanstack/react-router';
import { memo, useCallback, useMemo } from 'react';
import { useChangeSearch } from '../../change-search.ts';
import { UnknownTables } from '../../charts/DisplaySwitch.tsx';
import { ExportButton } from '../../exports/ExportMenu.tsx';
import { FilterBar } from '../../filter-bar/FilterBar.tsx';
import { FilterProblems } from '../../filter-bar/FilterProblems.tsx';
import { useFilters } from '../../filters/use-filters.ts';
import { type ComparedTitle, comparedMax, comparedMin, readTitles, writeTitles } from '../../titles/compared.ts';
import { ReportIcon, TrashIcon, WarningIcon } from '../../ui/icons.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { StateMessage } from '../../ui/StateMessage.tsx';
import { AddTitle } from './AddTitle.tsx';
import { Dot } from './Card.tsx';
import classes from './compare.module.css';
import { FollowersCard, followersName } from './FollowersCard.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { AgeCard, CountryCard, GenderCard } from './SharesCards.tsx';
import { type Side, useCompared } from './use-compared.ts';

const page = 'compare';

/** Its paper is the page itself, by the print dialog of the browser. */
const printed = [{ label: 'PDF', save: async () => window.print() }];

const unshownTitles = ['A title of this link is not shown', 'Some titles of this link are not shown'] as const;

/** The titles of the address; a change is a new entry of the browser's history. */
const useTitles = () => {
  const value = useSearch({ strict: false, select: ({ titles }) => titles });
  const { titles, problems } = useMemo(() => readTitles(value), [value]);
  const changeSearch = useChangeSearch();
  return useMemo(() => {
    const write = (texts: string[]) => changeSearch((search) => ({ ...search, titles: texts }), { step: true });
    // What is not shown stays in the address, and is said, until it is removed.
    const unshown = problems.map(({ text }) => text);
    const setTitles = (wanted: readonly ComparedTitle[]) => write([...writeTitles(wanted), ...unshown]);
    const removeText = (text: string) => write([...writeTitles(titles), ...unshown.filter((other) => other !== text)]);
    return { titles, setTitles, problems, removeText };
  }, [titles, problems, changeSearch]);
};

/** What is above the filters: nothing of it changes with an answer but whether there is something to print. */
const Top = memo(({ isTooFew }: { isTooFew: boolean }) => (
  <PageHeader title={pages.compare.label} note="Shows and movies side by side, for the same people and days.">
    <Group gap="xs">
      <ExportButton
        choices={printed}
        disabledReason={isTooFew ? `There are fewer than ${comparedMin} titles` : undefined}
      />
    </Group>
  </PageHeader>
));

type HeadProps = Pick<Side, 'kind' | 'id' | 'colour' | 'name' | 'missing'> & {
  scheme: 'light' | 'dark';
  onRemove: (title: ComparedTitle) => void;
};

/** Drawn anew with its name, not with each figure that comes. */
const Head = memo(({ kind, id, colour, name, missing, scheme, onRemove }: HeadProps) => {
  const label = name === '' ? (missing === null ? 'Loading' : id) : name;
  return (
    <li className={classes.title}>
      <Dot colour={colour} scheme={scheme} />
      <span>
        {name === '' ? (
          <span className={classes.name}>{label}</span>
        ) : (
          <Anchor component={Link} to={reportPath(kind, id)} className={classes.name ?? ''} title={label} inherit>
            {label}
          </Anchor>
        )}
        <small>{missing ?? (kind === 'show' ? 'Show' : 'Movie')}</small>
      </span>
      <Tooltip label={`Remove ${label}`}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={22}
          aria-label={`Remove ${label}`}
          onClick={() => onRemove({ kind, id })}
        >
          <TrashIcon size={14} />
        </ActionIcon>
      </Tooltip>
    </li>
  );
});

/** None of them is there to be shown: why stands with each above. */
const NoTitles = ({ sides }: { sides: readonly Side[] }) => {
  const retries = sides.flatMap(({ retry }) => (retry === null ? [] : [retry]));
  return (
    <StateMessage
      role="alert"
      icon={<WarningIcon size={24} />}
      title="None of these titles can be shown"
      text="Each says above why. Remove them, or add others."
    >
      {retries.length === 0 ? null : (
        <Button variant="default" mt="xs" onClick={() => retries.forEach((retry) => void retry())}>
          Retry
        </Button>
      )}
    </StateMessage>
  );
};

const Cards = ({ sides, scheme }: { sides: readonly Side[]; scheme: 'light' | 'dark' }) => (
  <div className={classes.cards}>
    <KeyFigures sides={sides} scheme={scheme} />
    <AgeCard sides={sides} scheme={scheme} />
    <CountryCard sides={sides} scheme={scheme} />
    <GenderCard sides={sides} scheme={scheme} />
    <FollowersCard sides={sides} scheme={scheme} />
  </div>
);

export default function Compare() {
  const { titles, setTitles, problems, removeText } = useTitles();
  const { applied } = useFilters(page);
  const sides = useCompared(titles, applied);
  const scheme = useComputedColorScheme('light');
  // One whose name is still to come has its place already.
  const known = sides.filter(({ missing }) => missing === null);
  const isFull = titles.length >= comparedMax;
  const remove = useCallback(
    ({ kind, id }: ComparedTitle) => setTitles(titles.filter((one) => one.kind !== kind || one.id !== id)),
    [titles, setTitles],
  );
  const add = useCallback((title: ComparedTitle) => setTitles([...titles, title]), [titles, setTitles]);
  return (
    <>
      <Top isTooFew={known.length < comparedMin} />
      <FilterBar page={page} />
      <FilterProblems problems={problems} onRemove={removeText} titles={unshownTitles} />
      <ul className={classes.heads} aria-label="Titles">
        {sides.map(({ kind, id, colour, name, missing }) => (
          <Head key={`${kind}:${id}`} {...{ kind, id, colour, name, missing, scheme }} onRemove={remove} />
        ))}
      </ul>
      <Group gap="sm" mb="md" mih={30} data-screen>
        {isFull ? (
          <Text size="sm" c="dimmed">
            {comparedMax} titles at most: remove one to add another.
          </Text>
        ) : (
          <AddTitle chosen={titles} onAdd={add} />
        )}
      </Group>
      {titles.length < comparedMin ? (
        <StateMessage
          icon={<ReportIcon size={24} />}
          title={titles.length === 0 ? 'Nothing to compare yet' : 'One title more'}
          text={`Add ${comparedMin} to ${comparedMax} shows or movies above, tick them in a ranking, or open this page from a report.`}
        />
      ) : known.length === 0 ? (
        <NoTitles sides={sides} />
      ) : (
        <>
          <UnknownTables figures={[followersName]} />
          <Cards sides={known} scheme={scheme} />
        </>
      )}
    </>
  );
}
