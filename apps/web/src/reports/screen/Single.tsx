/** One module on screen: a figure, a table, or a component of its own. */
import { Text } from '@mantine/core';
import { type ReactElement, useMemo } from 'react';
import { FigureModule } from '../../charts/FigureModule.tsx';
import type { Mark } from '../../charts/model.ts';
import { TableModule } from '../../tables/TableModule.tsx';
import { EmotionIndex } from '../engagement/EmotionIndex.tsx';
import { EpisodeCharacters } from '../engagement/EpisodeCharacters.tsx';
import { EpisodeRanks } from '../engagement/EpisodeRanks.tsx';
import { Feed } from '../engagement/reactions/Feed.tsx';
import { HottestMoments } from '../engagement/reactions/HottestMoments.tsx';
import type {
  FigureModule as Figure,
  ModuleContext,
  SingleModule,
  SpecialModule,
  TableModule as Table,
} from '../model.ts';
import { datedClauses, titleOf } from '../offered.ts';
import { useAgreedAxis } from '../use-agreed-axis.ts';
import { useMarks } from '../use-marks.ts';
import { ShowLook } from './ShowLook.tsx';

type Of<Kind> = { module: Kind; context: ModuleContext };

/** A bar of an audience filters by what it stands for, where the page has that filter. */
const usePick = ({ index }: Figure, { pick, filters }: ModuleContext): ((value: string) => void) | undefined => {
  const by = index !== undefined && filters?.includes(index.by) === true ? index.by : null;
  return useMemo(
    () => (by === null || pick === undefined ? undefined : (value: string) => pick(by, value)),
    [by, pick],
  );
};

const AsFigure = ({ module, context, marks }: Of<Figure> & { marks?: readonly Mark[] }) => {
  const { view, prepare, height, chart, start, limit } = module;
  const { title: emptyTitle, reason } = module.empty(context.filtered);
  const onPick = usePick(module, context);
  const { axis } = useAgreedAxis(module, context.clauses);
  return (
    <FigureModule
      id={module.id}
      view={view}
      title={titleOf(module, context.head)}
      prepare={prepare}
      clauses={datedClauses(context.clauses, start)}
      subject={context.name}
      height={height}
      kind={chart}
      axis={axis}
      emptyReason={reason}
      {...(emptyTitle === undefined ? {} : { emptyTitle })}
      {...(limit === undefined ? {} : { limit })}
      {...(marks === undefined ? {} : { marks })}
      {...(onPick === undefined ? {} : { onPick })}
    />
  );
};

const AsMarkedFigure = (props: Of<Figure>) => <AsFigure {...props} marks={useMarks(props.context).marks} />;

const AsTable = ({ module, context, alone }: Of<Table> & { alone: boolean }) => {
  const { view, height, noun, lead, ranked = false } = module;
  return (
    <TableModule
      // Another view is another table: its sort is its own.
      key={view}
      view={view}
      title={titleOf(module, context.head)}
      subject={context.name}
      clauses={context.clauses}
      height={height}
      noun={noun}
      head={
        <Text size="sm" c="dimmed">
          {lead}
        </Text>
      }
      emptyReason={module.empty(context.filtered).reason}
      ranked={ranked}
      alone={alone}
      // Which table it is to be depends on the title.
      enabled={typeof module.title !== 'object' || context.head !== null}
    />
  );
};

const AsSpecial = ({ module, context }: Of<SpecialModule>): ReactElement => {
  switch (module.special) {
    case 'emotions':
      return <EmotionIndex module={module} context={context} />;
    case 'characters':
      return <EpisodeCharacters module={module} context={context} />;
    case 'ranks':
      return <EpisodeRanks module={module} context={context} />;
    case 'look':
      return <ShowLook context={context} />;
    case 'feed':
      return <Feed module={module} context={context} />;
    case 'moments':
      return <HottestMoments module={module} context={context} />;
  }
};

type Props = Of<SingleModule> & {
  /** Nothing stands beside it, nor takes its place. */
  alone?: boolean;
};

export const Single = ({ module, context, alone = false }: Props): ReactElement => {
  switch (module.kind) {
    case 'figure':
      return module.marked === true ? (
        <AsMarkedFigure module={module} context={context} />
      ) : (
        <AsFigure module={module} context={context} />
      );
    case 'table':
      return <AsTable module={module} context={context} alone={alone} />;
    case 'special':
      return <AsSpecial module={module} context={context} />;
  }
};
