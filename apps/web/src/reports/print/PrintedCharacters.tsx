/** The characters of each episode on paper: the first five by votes, an episode a row. */
import { type Clause, formatValue, type Row, sampleNouns, viewDefinition } from '@cvm/contract';
import { useMemo } from 'react';
import { characterName } from '../../charts/prepare/characters-figure.ts';
import { membersBehind } from '../../charts/prepare/sample.ts';
import { scopeText } from '../../charts/scope.ts';
import { useNamedEpisodes } from '../../filters/use-episodes.ts';
import { useView } from '../../views/use-view.ts';
import { rankingsOf, ranks } from '../engagement/episodes.ts';
import type { Empty } from '../model.ts';
import { PrintedModule } from './PrintedModule.tsx';
import { usePart } from './parts.ts';
import classes from './printed.module.css';

const view = 'characterVoteEpisodeRank';

const Character = ({ row }: { row: Row | undefined }) =>
  row === undefined ? null : (
    <>
      {characterName(String(row.characterName ?? ''))}{' '}
      <span className={classes.quiet}>{formatValue('count', row.votes)}</span>
    </>
  );

type Props = { title: string; clauses: readonly Clause[]; empty: ReturnType<Empty> };

export const PrintedCharacters = ({ title, clauses, empty }: Props) => {
  const result = useView(view, clauses);
  const lines = useMemo(() => rankingsOf(result.rows), [result.rows]);
  const { meta } = result;
  const episodes = useNamedEpisodes(clauses);
  usePart(result.status !== 'loading');
  return (
    <PrintedModule
      title={title}
      result={result}
      empty={empty}
      foot={
        meta === null
          ? ''
          : scopeText(membersBehind(meta, sampleNouns.characterVoters), [], viewDefinition(view), meta, episodes)
      }
      breaks
    >
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Episode</th>
            {ranks.map((rank) => (
              <th key={rank} scope="col">
                {rank}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, characters }) => (
            <tr key={name}>
              <td className={classes.episode}>{name}</td>
              {ranks.map((rank) => (
                <td key={rank}>
                  <Character row={characters[rank - 1]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </PrintedModule>
  );
};
