/** The followers of each title by day, on one axis of days. */
import { formatValue, isolated, viewDefinition } from '@cvm/contract';
import { type ComponentProps, useEffect } from 'react';
import { Chart, preloadCharts } from '../../charts/Chart.tsx';
import { DisplaySwitch, useDisplay } from '../../charts/DisplaySwitch.tsx';
import type { PictureType } from '../../charts/draw/picture-file.ts';
import type { Figure } from '../../charts/model.ts';
import { PlotSkeleton } from '../../charts/PlotSkeleton.tsx';
import { scopeText } from '../../charts/scope.ts';
import { TwinTable } from '../../charts/TwinTable.tsx';
import { ExportButton, saveView, serverFiles } from '../../exports/ExportMenu.tsx';
import { exportFileName } from '../../exports/file-name.ts';
import { noRowsReason } from '../../exports/no-rows.ts';
import { pictureExports } from '../../exports/picture-exports.ts';
import { saveFile } from '../../exports/save-file.ts';
import { sourceText } from '../../views/source-text.ts';
import { ViewEmpty, ViewError } from '../../views/states.tsx';
import { suppressedWords } from '../../views/suppressed-words.ts';
import { askAgain, Card, drawnFrom, failedOf, type Named } from './Card.tsx';
import classes from './compare.module.css';
import type { Side } from './use-compared.ts';
import { useFollowersFigure } from './use-followers-figure.ts';

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
