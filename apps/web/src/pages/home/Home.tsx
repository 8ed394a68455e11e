/** The home page: the past 7 days at a glance, for one kind of title and one country or all. */
import type { Clause } from '@cvm/contract';
import { SegmentedControl, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import { useFilters } from '../../filters/use-filters.ts';
import { paths } from '../../paths.ts';
import { usePageAccess } from '../../session/access.ts';
import { useSession } from '../../session/session.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PermissionDenied } from '../messages/PermissionDenied.tsx';
import { choiceClauses, HomeFilters, readChoice } from './HomeFilters.tsx';
import classes from './home.module.css';
import { RankedList } from './RankedList.tsx';
import { type ContentType, homeSections, type Section } from './sections.ts';

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
    <Card title="Top Performing Titles" section={section}>
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

/** The kinds of title an account may see, shows first. */
const useKinds = (): readonly ContentType[] => {
  const { allows } = usePageAccess();
  const series = allows(paths.shows());
  const movie = allows(paths.movies());
  return useMemo(
    () => [...(series ? (['series'] as const) : []), ...(movie ? (['movie'] as const) : [])],
    [series, movie],
  );
};

export default function Home() {
  const kinds = useKinds();
  const { applied, apply } = useFilters('homepage');
  const username = useSession()?.profile.username ?? '';
  const choice = readChoice(applied, kinds);
  const country: Clause[] = applied.filter(({ id }) => id === 'country');
  if (kinds.length === 0) return <PermissionDenied />;
  const { watched, binged, anticipated, rising, talent } = homeSections(choice.contentType, country);
  return (
    <>
      <PageHeader title={`Hello, ${username}`} note="Here is your data at a glance">
        {/* Back and forward change what is applied: the pending choice starts again from it. */}
        <HomeFilters
          key={`${choice.countries.join()} ${choice.contentType}`}
          applied={choice}
          kinds={kinds}
          onApply={(next) => apply(choiceClauses(next, kinds))}
        />
      </PageHeader>
      <div className={classes.grid}>
        <TopPerforming watched={watched} binged={binged} />
        <Card title="Anticipated Titles" section={anticipated} />
        <Card title="Titles on the Rise" section={rising} />
        <Card title="Trending Talent: New Fan Votes this Week" section={talent} />
      </div>
    </>
  );
}
