/** Who the seed audience is: by age, by gender or by country, each against viewers of any title. */
import { type Clause, countryRule, type ViewId } from '@cvm/contract';
import { useMemo } from 'react';
import { UnknownChoice } from '../../address/UnknownChoice.tsx';
import { useChoice } from '../../address/use-in-address.ts';
import { FigureModule } from '../../charts/FigureModule.tsx';
import type { Prepare } from '../../charts/model.ts';
import { type IndexBy, indexFigure } from '../../charts/prepare/index-figure.ts';
import { Segmented } from '../../ui/Segmented.tsx';

type Cut = { readonly view: ViewId; readonly prepare: Prepare; readonly what: string };

const cut = (view: ViewId, by: IndexBy, what: string): Cut => ({
  view,
  prepare: indexFigure(view, by, 'seed viewers'),
  what,
});

const cuts: Record<IndexBy, Cut> = {
  age: cut('affinityAge', 'age', 'seed viewers of known age'),
  gender: cut('affinityGender', 'gender', 'seed viewers of known gender'),
  country: cut('affinityCountry', 'country', `countries with ${countryRule.peopleMin} or more seed viewers`),
};

/** The figures of the card, of which one is shown at a time. */
export const snapshotViews = Object.values(cuts).map(({ view }) => view);

const choices = [
  { value: 'age', label: 'Age' },
  { value: 'gender', label: 'Gender' },
  { value: 'country', label: 'Country' },
] as const satisfies readonly { value: IndexBy; label: string }[];

type Props = {
  clauses: readonly Clause[];
  /** Whose audience it is, for pictures and file names. */
  subject: string;
  height: number;
};

export const AudienceSnapshot = ({ clauses, subject, height }: Props) => {
  const { chosen, choose } = useChoice('snapshot');
  const by = choices.find(({ value }) => value === chosen)?.value ?? 'age';
  const { view, prepare, what } = cuts[by];
  // A metric picks the titles beside the audience; who the audience is does not depend on it.
  const people = useMemo(() => clauses.filter(({ id }) => id !== 'metric'), [clauses]);
  return (
    <FigureModule
      // Another cut is another card.
      key={view}
      view={view}
      title="Audience Snapshot"
      prepare={prepare}
      clauses={people}
      subject={subject}
      height={height}
      controls={
        <>
          <UnknownChoice name="snapshot" known={choices.map(({ value }) => value)} instead="Age" />
          <Segmented<IndexBy>
            label="Audience Snapshot by"
            choices={choices}
            value={by}
            onChange={(next) => choose(next === 'age' ? undefined : next)}
          />
        </>
      }
      emptyReason={`There are no ${what} inside these criteria. Take some of them away, or widen the dates.`}
    />
  );
};
