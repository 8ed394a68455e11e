/** The head of both pages: which of the two it is, and the way to the other with the filters that it takes as well. */
import { type Clause, formatFilters, pages } from '@cvm/contract';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePageAccess } from '../../session/access.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { nameTitles, rememberPlatformPage } from './chosen-titles.ts';
import { coverage } from './words.ts';

type Way = 'platform' | 'title';

const paths = { platform: pages.attributionPlatform.path, title: pages.attributionTitle.path } as const;

const ways = [
  { value: 'platform', label: 'By Platform' },
  { value: 'title', label: 'By Title' },
] as const satisfies readonly { value: Way; label: string }[];

/** Why the page of one way cannot be opened; null = it can. */
export const useClosedWay = (way: Way): string | null =>
  usePageAccess().allows(paths[way]) ? null : `Attribution by ${way} is not open to you.`;

type Props = { way: Way; applied: readonly Clause[]; children?: ReactNode };

export const AttributionHeader = ({ way, applied, children }: Props) => {
  const closed = { platform: useClosedWay('platform'), title: useClosedWay('title') };
  const navigate = useNavigate();
  const query = useRouterState({ select: ({ location }) => location.searchStr });
  const go = (to: Way) => {
    const filters = formatFilters(applied.filter(({ id }) => id !== 'platform'));
    const search = filters.length === 0 ? {} : { filters };
    // Whoever brings titles from the platforms comes back to where they were.
    const fromPlatforms = to === 'title' && nameTitles(applied);
    if (fromPlatforms) rememberPlatformPage(query);
    void navigate({ to: paths[to], search, ...(fromPlatforms ? { state: { fromPlatforms } } : {}) });
  };
  return (
    <>
      {children}
      <PageHeader title="Platform Attribution" note={coverage}>
        <Segmented<Way>
          label="Attribution"
          choices={ways.map((one) => ({ ...one, disabledReason: one.value === way ? null : closed[one.value] }))}
          value={way}
          onChange={go}
        />
      </PageHeader>
    </>
  );
};
