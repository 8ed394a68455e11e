/** How a title is engaged with: characters, emotions, totals by episode, and what people say (2-title-reports section 2). */
import { FigureModule } from '../../charts/FigureModule.tsx';
import { heatFigure } from '../../charts/prepare/heat-figure.ts';
import { TableModule } from '../../tables/TableModule.tsx';
import { emptyReason } from '../sections.ts';
import type { TabProps } from '../tabs.ts';
import { EmotionIndex } from './EmotionIndex.tsx';
import classes from './engagement.module.css';
import { HottestCharacters } from './HottestCharacters.tsx';
import { favorites } from './modules.ts';
import type { PartProps } from './part.ts';
import { Reactions } from './Reactions.tsx';

const ShowParts = (props: PartProps) => {
  const { clauses, subject, filtered } = props;
  return (
    <>
      <HottestCharacters {...props} />
      <EmotionIndex {...props} view="showEmotionIndex" />
      <div className={classes.wide}>
        <TableModule
          view="engagementRawTotals"
          title="Engagement Overview"
          clauses={clauses}
          height={370}
          noun="viewers"
          head={<p className={classes.lead}>Who watched each episode, and what people did with it.</p>}
          emptyReason={emptyReason('episodes that were watched or engaged with', filtered)}
        />
      </div>
      <div className={classes.wide}>
        <FigureModule
          view="showEpisodeEmotions"
          title="Reactions vs. Social Engagement"
          prepare={heatFigure}
          clauses={clauses}
          subject={subject}
          height={450}
          kind="heat"
          emptyReason={emptyReason('emotions about an episode', filtered)}
        />
      </div>
    </>
  );
};

const MovieParts = (props: PartProps) => (
  <>
    <FigureModule
      {...favorites.movie}
      clauses={props.clauses}
      subject={props.subject}
      height={450}
      emptyReason={emptyReason('character votes', props.filtered)}
    />
    <EmotionIndex {...props} view="movieEmotionIndex" />
  </>
);

export const EngagementTab = ({ kind, about, clauses, subject, filtered }: TabProps) => {
  const parts: PartProps = { clauses, subject, filtered };
  return (
    <div className={classes.grid}>
      {kind === 'show' ? <ShowParts {...parts} /> : <MovieParts {...parts} />}
      <Reactions about={about} clauses={clauses} isShow={kind === 'show'} filtered={filtered} subject={subject} />
    </div>
  );
};
