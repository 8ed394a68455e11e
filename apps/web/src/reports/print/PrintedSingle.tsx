/** One module on paper: a figure, a table, or a component of its own. */
import { wholeLabelOf } from '@cvm/contract';
import { type ReactElement, useMemo } from 'react';
import { useChoice } from '../../address/use-in-address.ts';
import type { Mark } from '../../charts/model.ts';
import { emotionsFigure } from '../../charts/prepare/emotions-figure.ts';
import { useView } from '../../views/use-view.ts';
import { episodeChosen, titleWith } from '../engagement/episodes.ts';
import type { FigureModule, ModuleContext, SingleModule, Special, SpecialModule } from '../model.ts';
import { apartTitleOf, datedClauses, titleOf } from '../offered.ts';
import { useAgreedAxis } from '../use-agreed-axis.ts';
import { useMarks } from '../use-marks.ts';
import { PrintedCharacters } from './PrintedCharacters.tsx';
import { PrintedFigure } from './PrintedFigure.tsx';
import { PrintedComments, PrintedMoments } from './PrintedReactions.tsx';
import { PrintedTable } from './PrintedTable.tsx';

type Props<Kind> = {
  module: Kind;
  context: ModuleContext;
  /** Of the module, in pixels. */
  width: number;
};

const PrintedEmotions = ({ module, context: { clauses, head, filtered }, width }: Props<Special<'emotions'>>) => {
  const { view } = module;
  const { chosen } = useChoice('emotionsOf');
  const { rows } = useView(view, clauses);
  const episode = episodeChosen(rows, chosen);
  const sort = episode?.sort ?? null;
  const prepare = useMemo(() => emotionsFigure(view, sort, wholeLabelOf(clauses)), [view, sort, clauses]);
  return (
    <PrintedFigure
      view={view}
      title={titleWith(titleOf(module, head), episode)}
      prepare={prepare}
      clauses={clauses}
      width={width}
      empty={module.empty(filtered)}
      axis={null}
    />
  );
};

const AsSpecial = (props: Props<SpecialModule>): ReactElement => {
  const { module, context, width } = props;
  const { clauses, filtered } = context;
  switch (module.special) {
    case 'emotions':
      return <PrintedEmotions module={module} context={context} width={width} />;
    case 'characters':
    case 'ranks':
      return (
        <PrintedCharacters
          title={apartTitleOf(module, context.head)}
          clauses={clauses}
          empty={module.empty(filtered)}
        />
      );
    case 'look':
      return (
        <PrintedTable
          view={module.view}
          title={titleOf(module, context.head)}
          clauses={clauses}
          noun="viewers"
          empty={module.empty(filtered)}
          ranked={undefined}
        />
      );
    case 'feed':
      return <PrintedComments subject={context.subject} clauses={clauses} empty={module.empty(filtered)} />;
    case 'moments':
      return <PrintedMoments clauses={clauses} empty={module.empty(filtered)} />;
  }
};

type FigureProps = Props<FigureModule> & { marks?: readonly Mark[] | null };

const AsFigure = ({ module, context: { clauses, head, filtered }, width, marks }: FigureProps) => {
  const { axis, settled } = useAgreedAxis(module, clauses);
  return (
    <PrintedFigure
      view={module.view}
      title={titleOf(module, head)}
      prepare={module.prepare}
      clauses={datedClauses(clauses, module.start)}
      width={width}
      empty={module.empty(filtered)}
      limit={module.limit}
      marks={marks}
      axis={settled ? axis : undefined}
    />
  );
};

const AsMarkedFigure = (props: Props<FigureModule>) => {
  const { marks, settled } = useMarks(props.context);
  return <AsFigure {...props} marks={settled ? marks : null} />;
};

export const PrintedSingle = ({ module, context, width }: Props<SingleModule>): ReactElement => {
  const { clauses, head, filtered } = context;
  switch (module.kind) {
    case 'figure':
      return module.marked === true ? (
        <AsMarkedFigure module={module} context={context} width={width} />
      ) : (
        <AsFigure module={module} context={context} width={width} />
      );
    case 'table':
      return (
        <PrintedTable
          view={module.view}
          title={titleOf(module, head)}
          clauses={clauses}
          noun={module.noun}
          empty={module.empty(filtered)}
          ranked={module.ranked}
        />
      );
    case 'special':
      return <AsSpecial module={module} context={context} width={width} />;
  }
};
