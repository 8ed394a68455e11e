/** Which networks or actors share the people of the seed audience: a matrix of the largest audiences, or of chosen ones. */
import { type Clause, overlapCount, pages } from '@cvm/contract';
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { UnknownChoice, UnknownNames } from '../../address/UnknownChoice.tsx';
import { useChoice, useList } from '../../address/use-in-address.ts';
import { FigureModule } from '../../charts/FigureModule.tsx';
import type { MatrixChart, Prepare } from '../../charts/model.ts';
import { type OverlapView, overlapFigure } from '../../charts/prepare/overlap-figure.ts';
import { useUnknownValues } from '../../filters/use-options.ts';
import { usePageAccess } from '../../session/access.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { useView } from '../../views/use-view.ts';
import classes from './affinity.module.css';
import { ChosenAudiences, useChosenNames } from './ChosenAudiences.tsx';

type Side = 'networks' | 'actors';

type Cut = {
  readonly view: OverlapView;
  /** The filter by which audiences are chosen. */
  readonly filter: 'overlapNetwork' | 'overlapActor';
  /** The column of their ids. */
  readonly id: 'networkId' | 'actorId';
  readonly otherId: 'otherNetworkId' | 'otherActorId';
  readonly prepare: Prepare<MatrixChart>;
  readonly title: string;
  readonly says: string;
  readonly emptyReason: string;
};

const cuts: Record<Side, Cut> = {
  networks: {
    view: 'networkOverlap',
    filter: 'overlapNetwork',
    id: 'networkId',
    otherId: 'otherNetworkId',
    prepare: overlapFigure('networkOverlap'),
    title: 'Overlap of Networks',
    says: 'Which networks the same people watch, the seeds left out, against how many would watch both by chance.',
    emptyReason:
      'No two networks have enough viewers among the seed audience. Take some of the criteria away, or widen the dates.',
  },
  actors: {
    view: 'actorOverlap',
    filter: 'overlapActor',
    id: 'actorId',
    otherId: 'otherActorId',
    prepare: overlapFigure('actorOverlap'),
    title: 'Overlap of Actors',
    says: 'Which actors the same people vote for, against how many would vote for both by chance.',
    emptyReason:
      'No two actors have enough voters among the seed audience. Take some of the criteria away, or widen the dates.',
  },
};

const choices = [
  { value: 'networks', label: 'Networks' },
  { value: 'actors', label: 'Actors' },
] as const satisfies readonly { value: Side; label: string }[];

/** The side that is shown, kept in the address; actors alone for a user who may see no shows. */
const useSide = () => {
  const { allows } = usePageAccess();
  const hasNetworks = allows(pages.shows.path);
  const { chosen: wanted, choose } = useChoice('overlap');
  const side: Side = wanted === 'actors' || !hasNetworks ? 'actors' : 'networks';
  const setSide = (next: Side) => choose(next === 'networks' ? undefined : next);
  return { side, setSide, hasNetworks };
};

/** The figures of the card, of which one is shown at a time. */
export const overlapViews = Object.values(cuts).map(({ view }) => view);

const starts: Record<Side, string> = { networks: 'network:', actors: 'actor:' };

/** The ids that the address names of a side, each once. */
const namedIn = (listed: readonly string[], side: Side): readonly string[] => {
  const start = starts[side];
  const ids = listed.filter((text) => text.startsWith(start)).map((text) => text.slice(start.length));
  return [...new Set(ids.filter(Boolean))];
};

/**
 * The audiences of a side that are chosen, in the address as `network:7`: at most as many as stand side by side. `isKnown`: what the
 * address has is an audience of this side, or one that is kept for the other.
 */
const useChosen = (side: Side) => {
  const { listed, list } = useList('compared');
  const start = starts[side];
  const named = useMemo(() => namedIn(listed, side), [listed, side]);
  const unknown = useUnknownValues(cuts[side].filter, named);
  const gone = unknown.join();
  const chosen = useMemo(
    () => named.filter((id) => !gone.split(',').includes(id)).slice(0, overlapCount.max),
    [named, gone],
  );
  const isKnown = (text: string) =>
    Object.values(starts).some((other) => text.startsWith(other) && text !== other) &&
    !unknown.some((id) => text === `${start}${id}`);
  const choose = (ids: readonly string[]) =>
    list([...listed.filter((text) => !text.startsWith(start)), ...ids.map((id) => `${start}${id}`)]);
  return { chosen, choose, isKnown };
};

/** The chosen audiences that no pair of the answer tells of. */
const useLeftOut = (cut: Cut, side: Side, clauses: readonly Clause[], chosen: readonly string[]): string[] => {
  const { rows, status, outdated } = useView(cut.view, clauses, { keepPrevious: true });
  const names = useChosenNames(side, chosen);
  if (chosen.length < overlapCount.min || outdated || (status !== 'data' && status !== 'empty')) return [];
  const listed = new Set(rows.flatMap((row) => [String(row[cut.id]), String(row[cut.otherId])]));
  return chosen.filter((id) => !listed.has(id)).map((id) => names[id] ?? id);
};

/** Twelve audiences with their names, and less of a few: a card does not move when its answer comes. */
const height = 520;

type Props = {
  clauses: readonly Clause[];
  /** Whose audience it is, for pictures and file names. */
  subject: string;
};

export const AudienceOverlap = ({ clauses, subject }: Props) => {
  const { side, setSide, hasNetworks } = useSide();
  const { chosen, choose, isKnown } = useChosen(side);
  const cut = cuts[side];
  const { view, filter, prepare, title, says, emptyReason } = cut;
  // A metric picks the titles beside the audience; who the audience is does not depend on it.
  const asked = useMemo((): Clause[] => {
    const people = clauses.filter(({ id }) => id !== 'metric');
    // One alone makes no pair.
    if (chosen.length < overlapCount.min) return people;
    return [...people, { id: filter, op: 'is', values: [...chosen], join: 'or' }];
  }, [clauses, chosen, filter]);
  const leftOut = useLeftOut(cut, side, asked, chosen);
  return (
    <div className={classes.overlap}>
      <UnknownChoice
        name="overlap"
        known={choices.map(({ value }) => value)}
        instead={hasNetworks ? 'Networks' : 'Actors'}
      />
      <UnknownNames name="compared" isKnown={isKnown} instead="The overlap of the others" />
      <FigureModule
        key={view}
        view={view}
        title={title}
        prepare={prepare}
        clauses={asked}
        subject={subject}
        height={height}
        kind="matrix"
        controls={
          <>
            <ChosenAudiences key={side} side={side} chosen={chosen} onChoose={choose} leftOut={leftOut} />
            <Text size="sm" c="dimmed" className={classes.says}>
              {says} An index of 100 is as expected.
            </Text>
            {hasNetworks ? (
              <Segmented<Side> label="Overlap of" choices={choices} value={side} onChange={setSide} />
            ) : null}
          </>
        }
        emptyReason={emptyReason}
      />
    </div>
  );
};
