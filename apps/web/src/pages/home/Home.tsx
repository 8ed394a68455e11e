/** The home page: the past 7 days at a glance, for one kind of title and one country or all. */
import type { Clause, ContentType } from '@cvm/contract';
import { Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { UnknownChoice } from '../../address/UnknownChoice.tsx';
import { useChoice } from '../../address/use-in-address.ts';
import { FilterProblems } from '../../filter-bar/FilterProblems.tsx';
import { useFilters } from '../../filters/use-filters.ts';
import { PermissionDenied } from '../../messages/PermissionDenied.tsx';
import { usePageAccess } from '../../session/access.ts';
import { useSession } from '../../session/session.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { choiceClauses, type HomeChoice, HomeFilters, kindProblems, namedKind, readChoice } from './HomeFilters.tsx';
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
  const words = section.leadsTo ?? seeAllWords;
  return (
    <section className={classes.card} aria-label={title}>
      <div className={classes.cardHead}>
        <Title order={2} className={classes.cardTitle}>
          {title}
        </Title>
        {children}
        {section.seeAll === undefined || path === undefined || !allows(path) ? null : (
          <Link to={section.seeAll} className={classes.seeAll} aria-label={`${words}: ${title}`}>
            {words}
          </Link>
        )}
      </div>
      <RankedList section={section} label={title} />
    </section>
  );
};

const measures = ['watched', 'binged'] as const;
type Measure = (typeof measures)[number];

const TopPerforming = ({ watched, binged }: { watched: Section; binged: Section | undefined }) => {
  const { chosen, choose } = useChoice('top');
  const measure: Measure = chosen === 'binged' ? 'binged' : 'watched';
  const section = measure === 'binged' && binged !== undefined ? binged : watched;
  return (
    <Card title={topTitle} section={section}>
      {binged === undefined ? null : (
        <Segmented<Measure>
          label="Top performing by"
          choices={[
            { value: 'watched', label: 'Watched' },
            { value: 'binged', label: 'Binged' },
          ]}
          value={measure}
          onChange={(next) => choose(next === 'watched' ? undefined : next)}
        />
      )}
    </Card>
  );
};

const topTitle = 'Top Performing Titles';

/** The filters that hold for every list: country, and the panel that comes with it. */
const scopeIds: readonly Clause['id'][] = ['country', 'panel'];

type ListsProps = {
  contentType: ContentType;
  scope: readonly Clause[];
  /** No titles of the kind; undefined while it is not known. */
  isEmpty: boolean | undefined;
};

const Lists = ({ contentType, scope, isEmpty }: ListsProps) => {
  const asked = homeSections(contentType, scope);
  const { watched, binged, anticipated, rising, talent } =
    isEmpty === false ? asked : withoutTitles(asked, isEmpty === undefined ? null : contentType);
  return (
    <div className={classes.grid}>
      <TopPerforming watched={watched} binged={binged} />
      <Card title="Anticipated Titles" section={anticipated} />
      <Card title="Titles on the Rise" section={rising} />
      <Card title="Trending Talent: New Fan Votes this Week" section={talent} />
    </div>
  );
};

export default function Home() {
  const { applied, apply, problems, removeText } = useFilters('homepage');
  const { allowed, start, empty, open } = useKinds(namedKind(applied));
  const username = useSession()?.profile.username ?? '';
  if (allowed.length === 0) return <PermissionDenied />;
  const choice = readChoice(applied, allowed, start);
  const scope = applied.filter(({ id }) => scopeIds.includes(id));
  const ofKind = kindProblems(applied, allowed);
  const remove = (text: string) =>
    ofKind.some((problem) => problem.text === text)
      ? apply(applied.filter(({ id }) => id !== 'contentType'))
      : removeText(text);
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
      <div className={classes.problems}>
        <FilterProblems problems={[...problems, ...ofKind]} onRemove={remove} />
      </div>
      <UnknownChoice name="top" known={measures} instead="Watched" />
      <HomeScope scope={scope} onPanel={(panel) => apply([...applied.filter(({ id }) => id !== 'panel'), ...panel])} />
      <Lists
        contentType={choice.contentType}
        scope={scope}
        isEmpty={open.includes(choice.contentType) ? undefined : empty.includes(choice.contentType)}
      />
    </>
  );
}
