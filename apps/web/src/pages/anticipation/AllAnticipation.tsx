/** All anticipation: the three embedded looks of anticipated titles under one filter bar. */
import { type Clause, type Look, type Page, type PageFiltersId, pageFilterIds, pages } from '@cvm/contract';
import { FilterBar } from '../../filter-bar/FilterBar.tsx';
import { useFilters } from '../../filters/use-filters.ts';
import { EmbeddedLookCard } from '../../looks/EmbeddedLookCard.tsx';
import { filteredPath } from '../../paths.ts';
import { usePageAccess } from '../../session/access.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import classes from './anticipation.module.css';

const page = 'anticipationReportAll';

const shows = { report: pages.showsAnticipation, filters: 'anticipationReportShows' } as const;
const movies = { report: pages.moviesAnticipation, filters: 'anticipationReportMovies' } as const;

const looks = [
  { look: 'anticipated-unaired-shows', ...shows },
  { look: 'anticipated-returning-shows', ...shows },
  { look: 'anticipated-movies', ...movies },
] as const satisfies readonly { look: Look; report: Page; filters: PageFiltersId }[];

/** The looks of the titles this user may see; one without either kind is told so by each. */
const useLooks = () => {
  const { allows } = usePageAccess();
  const own = looks.filter(({ report }) => allows(report.path));
  return own.length > 0 ? own : looks;
};

/** The filters that the page of one kind of title takes as well. */
const carried = (clauses: readonly Clause[], filters: PageFiltersId): Clause[] =>
  clauses.filter(({ id }) => pageFilterIds(filters).includes(id));

export default function AllAnticipation() {
  const { applied } = useFilters(page);
  return (
    <>
      <PageHeader title="All Anticipation" />
      <FilterBar page={page} />
      <div className={classes.stack}>
        {useLooks().map(({ look, report, filters }) => (
          <EmbeddedLookCard
            key={look}
            look={look}
            clauses={applied}
            report={{ label: report.label, address: filteredPath(report, carried(applied, filters)) }}
          />
        ))}
      </div>
    </>
  );
}
