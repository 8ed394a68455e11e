/** The home page: the past 7 days at a glance, for one kind of title and one country or all. */
import type { Clause, ContentType } from '@cvm/contract';
import { SegmentedControl, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useFilters } from '../../filters/use-filters.ts';
import { PermissionDenied } from '../../messages/PermissionDenied.tsx';
import { usePageAccess } from '../../session/access.ts';
import { useSession } from '../../session/session.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { choiceClauses, type HomeChoice, HomeFilters, readChoice } from './HomeFilters.tsx';
import { HomeScope } from './HomeScope.tsx';
import classes from './home.module.css';
import { RankedList } from './RankedList.tsx';
import { homeSections, type Section, withoutTitles } from './sections.ts';
import { useKinds } from './use-kinds.ts';

const seeAllWords = 'See all';

type CardProps = { title: string; section: Section; children?: ReactNode };

const Card = ({ title, section, children }: CardProps) => {
  const { allows } = usePageAccess();
  const path = section.seeAll?.split('?')[0];
  return (
    <section className={classes.card} aria-label={title}>
      <div className={classes.cardHead}>
        <Title order={2} className={classes.cardTitle}>
          {title}
        </Title>
        {children}
        {section.seeAll === undefined || path === undefined || !allows(path) ? null : (
          <Link to={section.seeAll} className={classes.seeAll} aria-label={`${seeAllWords}: ${title}`}>
            {seeAllWords}
          </Link>
        )}
      </div>
      <RankedList section={section} label={title} />
    </section>
  );
};

type Measure = 'watched' | 'binged';

const TopPerforming = ({ watched, binged }: { watched: Section; binged: Section | undefined }) => {
  const [measure, setMeasure] = useState<Measure>('watched');
  const section = measure === 'binged' && binged !== undefined ? binged : watched;
  return (
    <Card title={topTitle} section={section}>
      {binged === undefined ? null : (
        <SegmentedControl<Measure>
          aria-label="Top performing by"
          data={[
            { value: 'watched', label: 'Watched' },
            { value: 'binged', label: 'Binged' },
          ]}
          value={measure}
          onChange={setMeasure}
        />
      )}
    </Card>
  );
};

const cardTitles = [
  'Top Performing Titles',
  'Anticipated Titles',
  'Titles on the Rise',
  'Trending Talent: New Fan Votes this Week',
] as const;
const [topTitle, anticipatedTitle, risingTitle, talentTitle] = cardTitles;

/** The cards in their places while it is not known which kind of title they are to be about. */
const WaitingLists = () => (
  <div className={classes.grid} aria-busy="true">
    {cardTitles.map((title) => (
      <section key={title} className={classes.card} aria-label={title}>
        <div className={classes.cardHead}>
          <Title order={2} className={classes.cardTitle}>
            {title}
          </Title>
        </div>
      </section>
    ))}
  </div>
);

/** The filters that hold for every list: country, and the panel that comes with it. */
const scopeIds: readonly Clause['id'][] = ['country', 'panel'];

type ListsProps = { contentType: ContentType; scope: readonly Clause[]; isEmpty: boolean };

const Lists = ({ contentType, scope, isEmpty }: ListsProps) => {
  const asked = homeSections(contentType, scope);
  const { watched, binged, anticipated, rising, talent } = isEmpty ? withoutTitles(asked, contentType) : asked;
  return (
    <div className={classes.grid}>
      <TopPerforming watched={watched} binged={binged} />
      <Card title={anticipatedTitle} section={anticipated} />
      <Card title={risingTitle} section={rising} />
      <Card title={talentTitle} section={talent} />
    </div>
  );
};

export default function Home() {
  const { allowed, start, empty } = useKinds();
  const { applied, apply } = useFilters('homepage');
  const username = useSession()?.profile.username ?? '';
  if (allowed.length === 0) return <PermissionDenied />;
  const isChosen = applied.some(({ id }) => id === 'contentType');
  const choice = readChoice(applied, allowed, start);
  const scope = applied.filter(({ id }) => scopeIds.includes(id));
  // The panel belongs to the country it was chosen for.
  const panelOf = (next: HomeChoice) =>
    next.countries.join() === choice.countries.join() ? applied.filter(({ id }) => id === 'panel') : [];
  return (
    <>
      <PageHeader title={`Hello, ${username}`} note="Here is your data at a glance">
        {/* Back and forward change what is applied: the pending choice starts again from it. */}
        <HomeFilters
          key={`${choice.countries.join()} ${choice.contentType}`}
          applied={choice}
          kinds={allowed}
          onApply={(next) => apply([...choiceClauses(next, start), ...panelOf(next)])}
        />
      </PageHeader>
      <HomeScope scope={scope} onPanel={(panel) => apply([...applied.filter(({ id }) => id !== 'panel'), ...panel])} />
      {start === undefined && !isChosen ? (
        <WaitingLists />
      ) : (
        <Lists contentType={choice.contentType} scope={scope} isEmpty={empty.includes(choice.contentType)} />
      )}
    </>
  );
}
