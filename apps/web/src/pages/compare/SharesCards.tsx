/** Who watches each title, by age, gender and country: shares side by side, on one axis per card. */
import {
  ageBuckets,
  countryName,
  countryRule,
  differenceRule,
  exactValue,
  formatValue,
  genders,
  isolated,
  type Meta,
  valueName,
} from '@cvm/contract';
import { comparedMin } from '../../titles/compared.ts';
import { HintArea } from '../../ui/HintArea.tsx';
import { ScrollRegion } from '../../ui/ScrollRegion.tsx';
import { ViewEmpty, ViewError } from '../../views/states.tsx';
import { suppressedWords } from '../../views/suppressed-words.ts';
import type { ViewResult } from '../../views/use-view.ts';
import {
  askAgain,
  Card,
  cellKeys,
  colourOf,
  drawnFrom,
  failedOf,
  Heads,
  Highest,
  leastOf,
  type Named,
  useCells,
} from './Card.tsx';
import classes from './compare.module.css';
import { baseIn, groupsOf, type Share } from './side-by-side.ts';
import type { Side } from './use-compared.ts';

const shares = {
  age: { title: 'Age', order: ageBuckets, limit: undefined, nameOf: (id: string) => id },
  gender: { title: 'Gender', order: genders, limit: undefined, nameOf: (id: string) => valueName('gender', id) },
  country: { title: 'Country', order: undefined, limit: 8, nameOf: countryName },
} as const;

type By = keyof typeof shares;

/** A title with its answer to one of them. */
type Told = Pick<Side, Named> & { readonly answer: ViewResult };

/** A country is told of enough people alone: without a row there may be viewers, of no country that has so many. */
const nobodyText = (by: By, meta: Meta | null): string =>
  by === 'country' && (meta?.sampleSize ?? 0) > 0
    ? `no country has ${countryRule.peopleMin} viewers`
    : 'nobody is known';

/** `Copper Signal: suppressed ...; Low Tide: few people`: what is to be known of the bases of a card. */
const basesOf = (sides: readonly Told[], by: By): string =>
  sides
    .flatMap(({ name, answer: { status, meta, rows } }): string[] => {
      const kept = suppressedWords(meta);
      if (kept !== null) return [`${isolated(name)}: suppressed, too few people`];
      if (status === 'error') return [`${isolated(name)}: could not be loaded`];
      if (status === 'blocked') return [`${isolated(name)}: not available to you`];
      const base = baseIn(rows);
      if (base === null) return status === 'loading' ? [] : [`${isolated(name)}: ${nobodyText(by, meta)}`];
      const few = base.isSmall ? ', a small sample' : '';
      const weighing =
        meta?.panel === 'Balanced' && base.effective !== null
          ? ` before weighting, effective base ${formatValue('count', Math.round(base.effective))},`
          : '';
      return [`${isolated(name)}: ${formatValue('count', base.people)}${weighing} with a known ${by}${few}`];
    })
    .join('; ');

/** Lines that wait for their groups. */
const ToCome = ({ rows, columns }: { rows: number; columns: number }) =>
  Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines that are all alike.
    <tr key={row}>
      <td className={classes.waiting}>
        <span className={classes.skeleton} />
      </td>
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells that are all alike.
        <td key={column} />
      ))}
    </tr>
  ));

const fewText = `A country without a share has fewer than ${countryRule.peopleMin} viewers of that title, and is not compared`;

const intervalText = (told: Share): string =>
  told === null || told.low === null || told.high === null
    ? ''
    : `, 95 % interval ${formatValue('rate', told.low)} to ${formatValue('rate', told.high)}`;

type SharesProps = { sides: readonly Told[]; scheme: 'light' | 'dark'; by: By };

const SharesCard = ({ sides, scheme, by }: SharesProps) => {
  const { title, order, limit, nameOf } = shares[by];
  const groups = groupsOf(
    by,
    sides.map(({ answer }) => answer.rows),
    { ...(order === undefined ? {} : { order }), ...(limit === undefined ? {} : { limit }) },
  );
  // As many lines as there will be, so that nothing below moves when they come.
  const toCome = (order?.length ?? limit ?? 0) - groups.length;
  const top = Math.max(0, ...groups.flatMap((group) => group.shares.map((told) => told?.share ?? 0)));
  const isBusy = sides.some(({ answer }) => answer.status === 'loading' || answer.refreshing);
  const isEmpty = !isBusy && groups.length === 0;
  const failed = failedOf(sides.map(({ answer }) => answer));
  const bases = basesOf(sides, by);
  const grid = useCells(groups.length, sides.length);
  return (
    <Card
      title={title}
      lead={`Share of the viewers of each title whose ${by} is known${limit === undefined ? '' : `, the ${limit} with the largest share in any title`}. All bars share one axis. Marked is a share above every other by more than chance explains, each being of ${differenceRule.peopleMin} people or more.`}
      note={isEmpty ? '' : [bases, ...(by === 'country' ? [fewText] : [])].filter(Boolean).join('. ')}
      wide={by === 'gender' || sides.length > comparedMin}
      isBusy={isBusy}
      failed={failed}
    >
      {isEmpty && failed.length > 0 ? (
        <ViewError error={new Error(`${bases}.`)} onRetry={() => askAgain(failed)} />
      ) : isEmpty ? (
        <ViewEmpty reason={bases} />
      ) : (
        <ScrollRegion label={`${title} of the viewers`} className={classes.scroll}>
          <HintArea>
            <table
              // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table one moves in by arrow keys.
              role="grid"
              className={`${classes.table} ${classes.shares}`}
              style={leastOf('shares', sides.length)}
              aria-label={`${title} of the viewers`}
            >
              <thead>
                <tr>
                  <th scope="col">{title}</th>
                  <Heads sides={sides} scheme={scheme} />
                </tr>
              </thead>
              <tbody ref={grid.bodyRef} onKeyDown={grid.onKeyDown}>
                {groups.map(({ id, shares: told, highest }, row) => (
                  <tr key={id} data-row={row}>
                    <th scope="row">{nameOf(id)}</th>
                    {sides.map((side, place) => {
                      const own = told[place] ?? null;
                      return (
                        <td
                          key={`${side.kind}:${side.id}`}
                          data-highest={highest === place || undefined}
                          data-hint={`${isolated(side.name)}, ${nameOf(id)}: ${exactValue('rate', own?.share)}${intervalText(own)}`}
                          {...cellKeys(grid, row, place)}
                        >
                          <span className={classes.bar}>
                            <span className={classes.track}>
                              <span
                                className={classes.fill}
                                data-small={baseIn(side.answer.rows)?.isSmall || undefined}
                                style={{
                                  ...colourOf(side.colour, scheme),
                                  width: `${top === 0 ? 0 : ((own?.share ?? 0) / top) * 100}%`,
                                }}
                              />
                            </span>
                            <span>
                              {formatValue('rate', own?.share)}
                              {highest === place ? <Highest /> : null}
                            </span>
                          </span>
                        </td>
                      );
                    })}
                  </tr>
                ))}
                {isBusy && toCome > 0 ? <ToCome rows={toCome} columns={sides.length} /> : null}
              </tbody>
            </table>
          </HintArea>
        </ScrollRegion>
      )}
    </Card>
  );
};

export const AgeCard = drawnFrom(['age'], ({ sides, scheme }) => (
  <SharesCard by="age" sides={sides.map((side) => ({ ...side, answer: side.age }))} scheme={scheme} />
));

export const CountryCard = drawnFrom(['country'], ({ sides, scheme }) => (
  <SharesCard by="country" sides={sides.map((side) => ({ ...side, answer: side.country }))} scheme={scheme} />
));

export const GenderCard = drawnFrom(['gender'], ({ sides, scheme }) => (
  <SharesCard by="gender" sides={sides.map((side) => ({ ...side, answer: side.gender }))} scheme={scheme} />
));
