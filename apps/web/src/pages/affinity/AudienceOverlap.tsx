/** Which networks or actors share the people of the seed audience: a matrix of the largest audiences. */
import { type Clause, pages } from '@cvm/contract';
import { SegmentedControl, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useChoice } from '../../address/use-in-address.ts';
import { FigureModule } from '../../charts/FigureModule.tsx';
import type { MatrixChart, Prepare } from '../../charts/model.ts';
import { type OverlapView, overlapFigure } from '../../charts/prepare/overlap-figure.ts';
import { usePageAccess } from '../../session/access.ts';
import classes from './affinity.module.css';

type Side = 'networks' | 'actors';

type Cut = {
  readonly view: OverlapView;
  readonly prepare: Prepare<MatrixChart>;
  readonly title: string;
  readonly says: string;
  readonly emptyReason: string;
};

const cuts: Record<Side, Cut> = {
  networks: {
    view: 'networkOverlap',
    prepare: overlapFigure('networkOverlap'),
    title: 'Overlap of Networks',
    says: 'Which networks the same people watch, the seeds left out, against how many would watch both by chance.',
    emptyReason:
      'No two networks have enough viewers among the seed audience. Take some of the criteria away, or widen the dates.',
  },
  actors: {
    view: 'actorOverlap',
    prepare: overlapFigure('actorOverlap'),
    title: 'Overlap of Actors',
    says: 'Which actors the same people vote for, against how many would vote for both by chance.',
    emptyReason:
      'No two actors have enough votes from the seed audience. Take some of the criteria away, or widen the dates.',
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

/** Twelve audiences with their names, and less of a few: a card does not move when its answer comes. */
const height = 520;

type Props = {
  clauses: readonly Clause[];
  /** Whose audience it is, for pictures and file names. */
  subject: string;
};

export const AudienceOverlap = ({ clauses, subject }: Props) => {
  const { side, setSide, hasNetworks } = useSide();
  const { view, prepare, title, says, emptyReason } = cuts[side];
  // A metric picks the titles beside the audience; who the audience is does not depend on it.
  const people = useMemo(() => clauses.filter(({ id }) => id !== 'metric'), [clauses]);
  return (
    <div className={classes.overlap}>
      <FigureModule
        key={view}
        view={view}
        title={title}
        prepare={prepare}
        clauses={people}
        subject={subject}
        height={height}
        kind="matrix"
        controls={
          <>
            <Text size="sm" c="dimmed" className={classes.says}>
              {says} An index of 100 is as expected.
            </Text>
            {hasNetworks ? (
              <SegmentedControl<Side>
                size="xs"
                aria-label="Overlap of"
                data={[...choices]}
                value={side}
                onChange={setSide}
              />
            ) : null}
          </>
        }
        emptyReason={emptyReason}
      />
    </div>
  );
};
