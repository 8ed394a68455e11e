/** What stands side by side: figures, groups of the audience, followers by day. One colour per title, one axis per card. */
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
  viewDefinition,
} from '@cvm/contract';
import { Button } from '@mantine/core';
import {
  type ComponentProps,
  type ComponentType,
  type CSSProperties,
  memo,
  type ReactNode,
  useEffect,
  useId,
} from 'react';
import { membersOf } from '../../benchmark/members.ts';
import { endsOf, figureOf, formatBeside, isRate } from '../../benchmark/scores.ts';
import { Chart, preloadCharts } from '../../charts/Chart.tsx';
import { DisplaySwitch, useDisplay } from '../../charts/DisplaySwitch.tsx';
import { palettes } from '../../charts/draw/palette.ts';
import type { PictureType } from '../../charts/draw/picture-file.ts';
import type { Figure } from '../../charts/model.ts';
import { PlotSkeleton } from '../../charts/PlotSkeleton.tsx';
import { countLabel } from '../../charts/prepare/bar-figure.ts';
import { isWeighted } from '../../charts/prepare/sample.ts';
import { scopeText } from '../../charts/scope.ts';
import { TwinTable } from '../../charts/TwinTable.tsx';
import { ExportButton, saveView, serverFiles } from '../../exports/ExportMenu.tsx';
import { exportFileName } from '../../exports/file-name.ts';
import { noRowsReason } from '../../exports/no-rows.ts';
import { pictureExports } from '../../exports/picture-exports.ts';
import { saveFile } from '../../exports/save-file.ts';
import { comparedMin } from '../../titles/compared.ts';
import { HintArea } from '../../ui/HintArea.tsx';
import { ScrollRegion } from '../../ui/ScrollRegion.tsx';
import { sourceText } from '../../views/source-text.ts';
import { ViewEmpty, ViewError } from '../../views/states.tsx';
import { suppressedWords } from '../../views/suppressed-words.ts';
import type { ViewResult } from '../../views/use-view.ts';
import classes from './compare.module.css';
import { baseIn, figures, groupsOf, highestOf, insteadOf, type Share, toldOf } from './side-by-side.ts';
import type { Side } from './use-compared.ts';
import { useFollowersFigure } from './use-followers-figure.ts';

type Named = 'kind' | 'id' | 'colour' | 'name';
type SidesProps<Part extends keyof Side = Named> = {
  sides: readonly Pick<Side, Named | Part>[];
  scheme: 'light' | 'dark';
};

/** A card that is drawn anew when one of these parts of a title is another, not with what other cards show. */
const drawnFrom = <Part extends keyof Side>(parts: readonly Part[], Card: ComponentType<SidesProps<Part>>) =>
  memo(
    Card,
    (before, now) =>
      before.scheme === now.scheme &&
      before.sides.length === now.sides.length &&
      before.sides.every((side, place) =>
        (['kind', 'id', 'colour', 'name', ...parts] as const).every((part) =>
          Object.is(side[part], now.sides[place]?.[part]),
        ),
      ),
  );

const colourOf = (colour: number, scheme: 'light' | 'dark'): CSSProperties =>
  ({ '--compared': palettes[scheme].lines[colour] }) as CSSProperties;

export const Dot = ({ colour, scheme }: { colour: number; scheme: 'light' | 'dark' }) => (
  <span className={classes.dot} style={colourOf(colour, scheme)} aria-hidden="true" />
);

type CardProps = {
  title: string;
  lead: string;
  note?: string;
  wide?: boolean;
  isBusy: boolean;
  /** Questions of titles that failed, where others have an answer: they can be asked again. */
  failed?: readonly ViewResult[];
  /** Beside the title: its files. */
  actions?: ReactNode;
  children: ReactNode;
};

const failedOf = (results: readonly ViewResult[]): readonly ViewResult[] =>
  results.filter(({ status }) => status === 'error');

const askAgain = (failed: readonly ViewResult[]): void => {
  for (const { retry } of failed) retry();
};

const Card = ({ title, lead, note, wide, isBusy, failed = [], actions, children }: CardProps) => {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id} aria-busy={isBusy} data-wide={wide || undefined}>
      <header className={classes.cardHead}>
        <h2 id={id}>{title}</h2>
        {actions}
      </header>
      <p className={classes.lead}>{lead}</p>
      {children}
      {note === undefined || note === '' ? null : (
        <p className={classes.note}>
          {note}
          {failed.length === 0 ? null : (
            <Button variant="default" size="compact-xs" ml="xs" onClick={() => askAgain(failed)}>
              Retry
            </Button>
          )}
        </p>
      )}
    </section>
  );
};

const Heads = ({ sides, scheme }: SidesProps) =>
  sides.map(({ kind, id, colour, name }) => (
    <th key={`${kind}:${id}`} scope="col">
      <span className={classes.head} title={name}>
        <Dot colour={colour} scheme={scheme} />
        {name === '' ? '…' : name}
      </span>
    </th>
  ));

/** Of what a line is about, and of a title, in pixels: a bar with its share, or a figure alone. */
const widths = { shares: { label: 132, title: 148 }, figures: { label: 104, title: 110 } } as const;

/** What a table of so many titles is read at on screen; a sheet has what it has. */
const leastOf = (kind: keyof typeof widths, titles: number): CSSProperties =>
  ({ '--least': `${widths[kind].label + widths[kind].title * titles}px` }) as CSSProperties;

const Highest = () => <span className={classes.highest}>highest</span>;

export const KeyFigures = drawnFrom(['figures', 'age', 'stars'], ({ sides, scheme }) => (
  <Card
    title="Key figures"
    lead={`Of each title, for the people and days above. Marked is what is above every other by more than chance explains, each being of ${differenceRule.peopleMin} people or more; counts, the engagement score and the average rating of shows, which a member may rate many times, carry no such mark.`}
    wide
    isBusy={sides.some(({ figures: block }) => block.filling)}
  >
    <ScrollRegion label="Key figures" className={classes.scroll}>
      <HintArea>
        <table
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
          <tbody>
            {figures.map((field) => {
              const { label: plain, definition, format } = figureOf(field);
              const isSum = sides.some(({ age: { meta } }) => meta !== null && isWeighted(meta));
              const label = countLabel(plain, isSum && !isRate(field));
              const told = sides.map(({ figures: block, age, stars }) =>
                toldOf(field, block, membersOf(age.meta, stars.meta)),
              );
              const kinds = sides.map(({ kind }) => kind);
              const highest = highestOf(told, endsOf(field, kinds));
              const beside = formatBeside(
                format,
                told.map(({ value }) => value),
              );
              return (
                <tr key={field}>
                  <th scope="row" data-hint={definition}>
                    {label}
                  </th>
                  {sides.map((side, place) => {
                    const { value = null, reliance = null, lines = [] } = told[place] ?? {};
                    return (
                      <td
                        key={`${side.kind}:${side.id}`}
                        data-highest={highest === place || undefined}
                        data-hint={[`${isolated(side.name)}, ${label}: ${exactValue(format, value)}`, ...lines].join(
                          '\n',
                        )}
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
            })}
          </tbody>
        </table>
      </HintArea>
    </ScrollRegion>
  </Card>
));

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
              <tbody>
                {groups.map(({ id, shares: told, highest }) => (
                  <tr key={id}>
                    <th scope="row">{nameOf(id)}</th>
                    {sides.map((side, place) => {
                      const own = told[place] ?? null;
                      return (
                        <td
                          key={`${side.kind}:${side.id}`}
                          data-highest={highest === place || undefined}
                          data-hint={`${isolated(side.name)}, ${nameOf(id)}: ${exactValue('rate', own?.share)}${intervalText(own)}`}
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

type Followed = Pick<Side, Named | 'followers' | 'followersOf'>;

/** The files of the chart: of each title its rows, made by the server, and the picture of all of them. */
const followerFiles = (
  sides: readonly Followed[],
  figure: Figure | null,
): ComponentProps<typeof ExportButton>['choices'] => {
  const meta = sides[0]?.followers.meta ?? null;
  if (figure === null || meta === null) return [];
  const subject = sides.map(({ name }) => name).join(' and ');
  const definition = viewDefinition('showAnticipationFollowers');
  const people = sides.map(
    ({ name, followers }) => `${isolated(name)}: N = ${formatValue('count', followers.meta?.sampleSize)}`,
  );
  const picture = async (type: PictureType) => {
    const { pictureFile } = await import('../../charts/draw/picture-file.ts');
    const text = {
      title: `Followers: ${subject}`,
      scope: scopeText({ ...figure.sample, count: null }, [...people, ...figure.notes], definition, meta),
      source: sourceText(meta),
    };
    return pictureFile(figure, text, type);
  };
  return [
    ...serverFiles
      .filter(({ format }) => format !== 'parquet')
      .flatMap(({ format, label }) =>
        sides.map(({ name, followersOf }) => ({
          label: `${label} of ${name}`,
          save: saveView({ ...followersOf, sorts: viewDefinition(followersOf.view).sorts }, format),
        })),
      ),
    ...pictureExports(
      () => picture('png'),
      () => exportFileName('followers', subject, 'png'),
    ),
    { label: 'SVG', save: async () => saveFile(await picture('svg'), exportFileName('followers', subject, 'svg')) },
  ];
};

/** What the address calls the card that is a chart or a table. */
export const followersName = 'followers';

/** The followers of all titles on one axis of days; of a title that has none, or that cannot be told, a note. */
export const FollowersCard = drawnFrom(['followers', 'followersOf'], ({ sides }) => {
  // Behind the questions: nothing of what is drawn depends on it.
  useEffect(preloadCharts, []);
  const { display, setDisplay } = useDisplay(followersName);
  const told = sides.filter(({ followers }) => followers.status === 'data');
  const figure = useFollowersFigure(told);
  const isBusy = sides.some(({ followers }) => followers.status === 'loading');
  const failed = failedOf(sides.map(({ followers }) => followers));
  const keptBack = sides.map(({ followers }) => followers.meta).find((one) => suppressedWords(one) !== null) ?? null;
  const missing = sides.flatMap(({ name, followers }) => {
    if (suppressedWords(followers.meta) !== null) return [`${isolated(name)}: suppressed, too few people`];
    if (followers.status === 'error') return [`${isolated(name)}: could not be loaded`];
    if (followers.status === 'blocked') return [`${isolated(name)}: not available to you`];
    return followers.status === 'empty' ? [`${isolated(name)}: no followers on these days`] : [];
  });
  return (
    <Card
      title="Followers"
      lead={`${viewDefinition('showAnticipationFollowers').title}: distinct members who follow at the end of each day.`}
      note={figure === null && !isBusy ? '' : missing.join('; ')}
      wide
      isBusy={isBusy}
      failed={failed}
      actions={
        <span className={classes.actions}>
          <DisplaySwitch label="Followers" display={display} onDisplay={setDisplay} />
          <ExportButton
            choices={followerFiles(told, figure)}
            iconLabel="Export Followers"
            disabledReason={
              figure === null
                ? noRowsReason({ status: isBusy ? 'loading' : failed.length > 0 ? 'error' : 'empty', meta: keptBack })
                : undefined
            }
          />
        </span>
      }
    >
      <div className={classes.chart}>
        {figure === null ? (
          isBusy ? (
            <PlotSkeleton />
          ) : failed.length > 0 ? (
            <ViewError error={new Error(`${missing.join('; ')}.`)} onRetry={() => askAgain(failed)} />
          ) : (
            <ViewEmpty reason={missing.join('; ')} />
          )
        ) : display === 'chart' ? (
          <Chart chart={figure.chart} label="Followers" sample={null} />
        ) : (
          <TwinTable table={figure.table} label="Followers" />
        )}
      </div>
    </Card>
  );
});
