/** The figures of each title, by name. */
import { differenceRule, exactValue, formatValue, isolated } from '@cvm/contract';
import { membersOf } from '../../benchmark/members.ts';
import { endsOf, figureOf, formatBeside, isRate } from '../../benchmark/scores.ts';
import { countLabel } from '../../charts/prepare/bar-figure.ts';
import { isWeighted } from '../../charts/prepare/sample.ts';
import { Card, drawnFrom, type SidesProps } from './Card.tsx';
import { ComparedTable, Highest } from './ComparedTable.tsx';
import classes from './compare.module.css';
import { figures, highestOf, insteadOf, toldOf } from './side-by-side.ts';

type Sides = SidesProps<'figures' | 'age' | 'stars'>['sides'];

const FigureRow = ({ field, sides }: { field: (typeof figures)[number]; sides: Sides }) => {
  const { label: plain, definition, format } = figureOf(field);
  const isSum = sides.some(({ age: { meta } }) => meta !== null && isWeighted(meta));
  const label = countLabel(plain, isSum && !isRate(field));
  const told = sides.map(({ figures: block, age, stars }) => toldOf(field, block, membersOf(age.meta, stars.meta)));
  const kinds = sides.map(({ kind }) => kind);
  const highest = highestOf(told, endsOf(field, kinds));
  const beside = formatBeside(
    format,
    told.map(({ value }) => value),
  );
  return (
    <tr>
      <th scope="row" data-hint={definition}>
        {label}
      </th>
      {sides.map((side, place) => {
        const { value = null, reliance = null, lines = [] } = told[place] ?? {};
        return (
          <td
            key={`${side.kind}:${side.id}`}
            data-highest={highest === place || undefined}
            data-hint={[`${isolated(side.name)}, ${label}: ${exactValue(format, value)}`, ...lines].join('\n')}
          >
            {highest === place ? <Highest /> : null}
            {value === null ? (
              <span className={classes.quiet}>{insteadOf(side.kind, side.figures, field)}</span>
            ) : (
              <span className={classes.value} data-tiny={reliance === 'tiny' || undefined}>
                {formatValue(beside, value)}
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
};

export const KeyFigures = drawnFrom(['figures', 'age', 'stars'], ({ sides, scheme }) => (
  <Card
    title="Key figures"
    lead={`Of each title, for the people and days above. Marked is what is above every other by more than chance explains, each being of ${differenceRule.peopleMin} people or more; counts, the engagement score and the average rating of shows, which a member may rate many times, carry no such mark.`}
    wide
    isBusy={sides.some(({ figures: block }) => block.filling)}
  >
    <ComparedTable kind="figures" label="Key figures" about="Figure" sides={sides} scheme={scheme}>
      {figures.map((field) => (
        <FigureRow key={field} field={field} sides={sides} />
      ))}
    </ComparedTable>
  </Card>
));
