/** The results of a search: four groups, each a list of links or 'No Results'. Groups the user may not see are absent. */
import {
  reportPath,
  type SearchAnswer,
  type SearchGroup,
  type SearchHit,
  searchGroupsOf,
  searchHits,
} from '@cvm/contract';
import { Skeleton, Text, Title } from '@mantine/core';
import { Link, useSearch } from '@tanstack/react-router';
import { headingOf } from '../../search/groups.ts';
import { HitLabel } from '../../search/HitLabel.tsx';
import { useSearchHits } from '../../search/use-search-hits.ts';
import { usePageAccess } from '../../session/access.ts';
import { useSession } from '../../session/session.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ViewError } from '../../views/states.tsx';
import classes from './results.module.css';

/** A link where its report is open to the user, as in the rows of a ranking. */
const Hit = ({ group, hit }: { group: SearchGroup; hit: SearchHit }) => {
  const { allows } = usePageAccess();
  const path = reportPath(group, hit.id);
  const label = <HitLabel group={group} hit={hit} />;
  return (
    <li className={classes.row}>
      {allows(path) ? (
        <Link to={path} className={classes.link}>
          {label}
        </Link>
      ) : (
        label
      )}
    </li>
  );
};

const Group = ({ group, hits }: { group: SearchGroup; hits: readonly SearchHit[] }) => {
  const heading = headingOf(group);
  return (
    <section className={classes.group} aria-label={heading}>
      <div className={classes.heading}>
        <Title order={2} className={classes.name}>
          {heading}
        </Title>
        {hits.length > searchHits.page ? (
          <Text span size="xs" c="dimmed">
            The first {searchHits.page}: more of the name finds others
          </Text>
        ) : null}
      </div>
      {hits.length === 0 ? (
        <Text c="dimmed" p="md">
          No Results
        </Text>
      ) : (
        <ul className={classes.list}>
          {hits.slice(0, searchHits.page).map((hit) => (
            <Hit key={hit.id} group={group} hit={hit} />
          ))}
        </ul>
      )}
    </section>
  );
};

const Groups = ({ found }: { found: SearchAnswer['data'] }) => {
  const pages = useSession()?.profile.lookerUserInfo.allowedPages ?? [];
  return (
    <div className={classes.groups}>
      {searchGroupsOf(pages).map((group) => (
        <Group key={group} group={group} hits={found[group] ?? []} />
      ))}
    </div>
  );
};

/** Groups side by side. */
const columns = 2;

/**
 * What waits for the answer: groups without names, as high as full ones. How many hits a group has is not known, and so not
 * where the groups below begin: all of them stand when the answer is there.
 */
const GroupsSkeleton = () => (
  <div className={classes.groups} aria-busy="true">
    {Array.from({ length: columns }, (_, group) => (
      <div key={String(group)} className={classes.group}>
        <div className={classes.heading}>
          <Skeleton height={18} width={90} />
        </div>
        <ul className={classes.list} aria-hidden="true">
          {Array.from({ length: searchHits.page }, (__, row) => (
            <li key={String(row)} className={classes.row}>
              <Skeleton height={28} />
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
);

/** The groups, or what stands in their place. */
const Found = ({
  found,
  error,
  onRetry,
}: {
  found?: SearchAnswer['data'];
  error: Error | null;
  onRetry: () => void;
}) => {
  if (found !== undefined) return <Groups found={found} />;
  return error === null ? <GroupsSkeleton /> : <ViewError error={error} onRetry={onRetry} />;
};

export default function SearchResults() {
  const query = useSearch({ strict: false, select: ({ query: text = '' }) => text });
  // One more than is listed tells that there are more.
  const { data, error, refetch } = useSearchHits(query, { limit: searchHits.page + 1 });
  return (
    <>
      <PageHeader title="Search Results" note={query.trim() === '' ? undefined : `For '${query.trim()}'`} />
      <div className={classes.found}>
        <Found {...(data === undefined ? {} : { found: data })} error={error} onRetry={() => void refetch()} />
      </div>
    </>
  );
}
