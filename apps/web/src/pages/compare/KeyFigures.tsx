/** The same figures of each title, a title a column. */
import { differenceRule, exactValue, formatValue, isolated } from '@cvm/contract';
import { mayComeAgain } from '../../benchmark/failures.ts';
import { membersOf } from '../../benchmark/members.ts';
import { endsOf, figureOf, formatBeside, isRate, type NumberField } from '../../benchmark/scores.ts';
import { countLabel } from '../../charts/prepare/bar-figure.ts';
import { isWeighted } from '../../charts/prepare/sample.ts';
import { HintArea } from '../../ui/HintArea.tsx';
import { ScrollRegion } from '../../ui/ScrollRegion.tsx';
import { Card, cellKeys, drawnFrom, Heads, Highest, leastOf, type Named, type SidesProps, useCells } from './Card.tsx';
import classes from './compare.module.css';
import { figures, highestOf, insteadOf, toldOf } from './side-by-side.ts';

type Sides = SidesProps<Named | 'figures' | 'age' | 'stars'>['sides'];

const isWeightedIn = (sides: Sides): boolean =>
  sides.some(({ figures: block, age: { meta } }) => block.isWeighted || (meta !== null && isWeighted(meta)));

/** Titles of which some figure failed. */
const lostOf = (sides: Sides): Sides => sides.filter(({ figures: block }) => mayComeAgain(block, figures));

const noteOf = (lost: Sides): string =>
  lost
    .map(({ name, figures: block }) => `${isolated(name)}: ${block.failed ? '' : 'some of it '}could not be loaded`)
    .join('; ');

type LineProps = { field: NumberField; row: number; sides: Sides; grid: ReturnType<typeof useCells> };

const Line = ({ field, row, sides, grid }: LineProps) => {
  const { label: plain, definition, format } = figureOf(field);
  const label = countLabel(plain, isWeightedIn(sides) && !isRate(field));
  const told = sides.map(({ figures: block, age, stars }) => toldOf(field, block, membersOf(age.meta, stars.meta)));
  const kinds = sides.map(({ kind }) => kind);
  const highest = highestOf(told, endsOf(field, kinds));
  const beside = formatBeside(
    format,
    told.map(({ value }) => value),
  );
  return (
    <tr data-row={row}>
      <th scope="row" data-hint={definition} {...cellKeys(grid, row, 0)}>
        {label}
      </th>
      {sides.map((side, place) => {
        const { value = null, reliance = null, lines = [] } = told[place] ?? {};
        const instead = value === null ? insteadOf(side.kind, side.figures, field) : null;
        return (
          <td
            key={`${side.kind}:${side.id}`}
            data-highest={highest === place || undefined}
            data-hint={[`${isolated(side.name)}, ${label}: ${instead ?? exactValue(format, value)}`, ...lines].join(
              '\n',
            )}
            {...cellKeys(grid, row, place + 1)}
          >
            {highest === place ? <Highest /> : null}
            {instead === null ? (
              <span className={classes.value} data-tiny={reliance === 'tiny' || undefined}>
                {formatValue(beside, value)}
              </span>
            ) : (
              <span className={classes.quiet}>{instead}</span>
            )}
          </td>
        );
      })}
    </tr>
  );
};

export const KeyFigures = drawnFrom(['figures', 'age', 'stars'], ({ sides, scheme }) => {
  const grid = useCells(figures.length, sides.length + 1);
  const lost = lostOf(sides);
  return (
    <Card
      title="Key figures"
      lead={`Of each title, for the people and days above. Marked is what is above every other by more than chance explains, each being of ${differenceRule.peopleMin} people or more; counts, the engagement score and the average rating of shows, which a member may rate many times, carry no such mark.`}
      note={noteOf(lost)}
      wide
      isBusy={sides.some(({ figures: block }) => block.filling)}
      failed={lost.map(({ figures: block }) => block)}
    >
      <ScrollRegion label="Key figures" className={classes.scroll}>
        <HintArea>
          <table
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table one moves in by arrow keys.
            role="grid"
            className={`${classes.table} ${classes.figures}`}
            style={leastOf('figures', sides.length)}
            aria-label="Key figures"
          >
            <thead>
              <tr>
                <th scope="col">Figure</th>
                <Heads sides={sides} scheme={scheme} />
              </tr>
            </thead>
            <tbody ref={grid.bodyRef} onKeyDown={grid.onKeyDown}>
              {figures.map((field, row) => (
                <Line key={field} {...{ field, row, sides, grid }} />
              ))}
            </tbody>
          </table>
        </HintArea>
      </ScrollRegion>
    </Card>
  );
});
