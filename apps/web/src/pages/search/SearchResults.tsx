/** The results of a search: four groups, each a list of links or 'No Results'. Groups the user may not see are absent. */
import {
  reportPath,
  type SearchAnswer,
  type SearchGroup,
  type SearchHit,
  searchGroupsOf,
  searchHits,
  searchQueryMax,
} from '@cvm/contract';
import { Skeleton, Text, Title } from '@mantine/core';
import { Link, useSearch } from '@tanstack/react-router';
import { headingOf } from '../../search/groups.ts';
import { HitLabel } from '../../search/HitLabel.tsx';
import { useSearchHits } from '../../search/use-search-hits.ts';
import { useSession } from '../../session/session.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ViewError } from '../../views/states.tsx';
import classes from './results.module.css';

const Hit = ({ group, hit }: { group: SearchGroup; hit: SearchHit }) => (
  <li className={classes.row}>
    <Link to={reportPath(group, hit.id)} className={classes.link}>
      <HitLabel group={group} hit={hit} />
    </Link>
  </li>
);

const RowsSkeleton = () =>
  Array.from({ length: searchHits.page }, (_, row) => (
    <li key={String(row)} className={classes.row}>
      <Skeleton height={28} />
    </li>
  ));

const Group = ({ group, hits }: { group: SearchGroup; hits: readonly SearchHit[] | undefined }) => {
  const heading = headingOf(group);
  return (
    <section className={classes.group} aria-label={heading}>
      <Title order={2} className={classes.heading}>
        {heading}
      </Title>
      {hits?.length === 0 ? (
        <Text c="dimmed" p="md">
          No Results
        </Text>
      ) : (
        <ul className={classes.list} aria-busy={hits === undefined}>
          {hits === undefined ? <RowsSkeleton /> : hits.map((hit) => <Hit key={hit.id} group={group} hit={hit} />)}
        </ul>
      )}
    </section>
  );
};

const Groups = ({ found }: { found: SearchAnswer['data'] | undefined }) => {
  const pages = useSession()?.profile.lookerUserInfo.allowedPages ?? [];
  return (
    <div className={classes.groups}>
      {searchGroupsOf(pages).map((group) => (
        <Group key={group} group={group} hits={found === undefined ? undefined : (found[group] ?? [])} />
      ))}
    </div>
  );
};

export default function SearchResults() {
  const query = useSearch({ strict: false, select: ({ query: text = '' }) => text }).slice(0, searchQueryMax);
  const { data, error, refetch } = useSearchHits(query, { limit: searchHits.page });
  return (
    <>
      <PageHeader title="Search Results" note={query.trim() === '' ? undefined : `For '${query.trim()}'`} />
      {error === null || data !== undefined ? (
        <Groups found={data} />
      ) : (
        <ViewError error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}
