/** The first five characters of each episode by votes: an episode a row, a rank a column. */
import { formatCount, metricDefinitions, type Row, sampleNouns, viewDefinition } from '@cvm/contract';
import { Avatar, Skeleton, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { Module } from '../../charts/Module.tsx';
import { characterName } from '../../charts/prepare/characters-figure.ts';
import { membersBehind } from '../../charts/prepare/sample.ts';
import { SampleIndicator } from '../../charts/SampleNote.tsx';
import { scopeText } from '../../charts/scope.ts';
import { ExportMenu } from '../../exports/ExportMenu.tsx';
import { noRowsReason } from '../../exports/no-rows.ts';
import { useNamedEpisodes } from '../../filters/use-episodes.ts';
import { usePageAccess } from '../../session/access.ts';
import { linkOf } from '../../tables/links.ts';
import { tableExports } from '../../tables/table-exports.ts';
import { useView } from '../../views/use-view.ts';
import type { ModuleContext, Special } from '../model.ts';
import { titleOf } from '../offered.ts';
import { type EpisodeRanking, rankingsOf, ranks } from './episodes.ts';
import classes from './ranks.module.css';

const height = 440;
const skeletonRows = [1, 2, 3, 4, 5, 6, 7] as const;

const actorColumn = viewDefinition('characterVoteEpisodeRank').columns.find(({ name }) => name === 'actorName');

/** Who plays the character, linked where there is a report that the user may open. */
const Actor = ({ row }: { row: Row }) => {
  const { allows } = usePageAccess();
  const link = actorColumn === undefined ? null : linkOf(actorColumn, row);
  if (row.actorName === null) return null;
  return (
    <>
      {' \u00b7 '}
      {link === null || !allows(link) ? row.actorName : <Link to={link}>{row.actorName}</Link>}
    </>
  );
};

const Character = ({ row }: { row: Row }) => {
  const name = String(row.characterName ?? '');
  return (
    <div className={classes.character}>
      <Avatar src={String(row.characterImageUrl ?? '')} alt="" size={30} radius="xl" name={name} />
      <div className={classes.words}>
        <span className={classes.name} title={name}>
          {characterName(name)}
        </span>
        <span className={classes.votes}>
          <span title={metricDefinitions.votes.definition}>{formatCount(Number(row.votes), 'vote')}</span>
          <Actor row={row} />
        </span>
      </div>
    </div>
  );
};

const Head = () => (
  <thead>
    <tr>
      <th scope="col">Episode</th>
      {ranks.map((rank) => (
        <th key={rank} scope="col">
          #{rank}
        </th>
      ))}
    </tr>
  </thead>
);

const Rows = ({ rankings }: { rankings: readonly EpisodeRanking[] }) => (
  <tbody>
    {rankings.map(({ sort, name, characters }) => (
      <tr key={sort}>
        <th scope="row">{name}</th>
        {ranks.map((rank) => {
          const row = characters[rank - 1];
          return <td key={rank}>{row === undefined ? null : <Character row={row} />}</td>;
        })}
      </tr>
    ))}
  </tbody>
);

const Waiting = () => (
  <tbody>
    {skeletonRows.map((line) => (
      <tr key={line}>
        <th scope="row">
          <Skeleton height={12} width={44} />
        </th>
        {ranks.map((rank) => (
          <td key={rank}>
            <Skeleton height={24} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);

type TableProps = { label: string; rankings: readonly EpisodeRanking[] | null };

const Table = ({ label, rankings }: TableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable to be scrolled by keyboard.
  <section className={classes.frame} tabIndex={0} aria-label={`${label}, table`}>
    <table className={classes.table} aria-label={label}>
      <Head />
      {rankings === null ? <Waiting /> : <Rows rankings={rankings} />}
    </table>
  </section>
);

type Props = { module: Special<'ranks'>; context: ModuleContext };

export const EpisodeRanks = ({ module, context }: Props) => {
  const { view, empty } = module;
  const definition = viewDefinition(view);
  const result = useView(view, context.clauses, { keepPrevious: true });
  const { rows, meta, status } = result;
  const rankings = useMemo(() => rankingsOf(rows), [rows]);
  const sample = meta === null ? null : membersBehind(meta, sampleNouns.characterVoters);
  const label = titleOf(module, context.head);
  const episodes = useNamedEpisodes(context.clauses);
  const exported = { view, title: label, subject: context.name, result, sorts: definition.sorts, ranked: false };
  return (
    <Module
      title={label}
      definitions={[{ label: metricDefinitions.votes.label, text: metricDefinitions.votes.definition }]}
      result={result}
      status={status}
      height={height}
      emptyReason={empty(context.filtered).reason}
      mark={<SampleIndicator sample={sample} pending={status === 'loading'} />}
      actions={
        <ExportMenu
          view={view}
          clauses={context.clauses}
          sorts={definition.sorts}
          iconLabel={`Export ${label}`}
          more={tableExports({ ...exported, noun: sampleNouns.characterVoters })}
          disabledReason={noRowsReason(result)}
        />
      }
      head={
        <Text size="sm" c="dimmed">
          The five characters with the most votes of each episode.
        </Text>
      }
      foot={meta === null || sample === null ? '' : scopeText(sample, [], definition, meta, episodes)}
      skeleton={<Table label={label} rankings={null} />}
    >
      <Table label={label} rankings={rankings} />
    </Module>
  );
};
