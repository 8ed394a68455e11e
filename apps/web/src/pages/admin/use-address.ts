/** What a list keeps in the query of its address: read as texts, changed together. */
import { useSearch } from '@tanstack/react-router';
import { useChangeSearch } from '../../change-search.ts';

type Key = 'search' | 'sorts' | 'page' | 'size' | 'person' | 'action' | 'from' | 'until' | 'before';
export type Address = Partial<Record<Key, string>>;

/** `change` takes undefined for what is to go; a change replaces the entry of the history unless it is a journey. */
export const useAddress = () => {
  const address: Address = useSearch({
    strict: false,
    select: ({ search, sorts, page, size, person, action, from, until, before }) => ({
      ...(search === undefined ? {} : { search }),
      ...(sorts === undefined ? {} : { sorts }),
      ...(page === undefined ? {} : { page }),
      ...(size === undefined ? {} : { size }),
      ...(person === undefined ? {} : { person }),
      ...(action === undefined ? {} : { action }),
      ...(from === undefined ? {} : { from }),
      ...(until === undefined ? {} : { until }),
      ...(before === undefined ? {} : { before }),
    }),
  });
  const changeSearch = useChangeSearch();
  const change = (next: { [key in Key]?: string | undefined }, replace = true) => {
    const merged = Object.entries({ ...address, ...next }).filter(([, value]) => value !== undefined && value !== '');
    changeSearch(() => Object.fromEntries(merged), { step: !replace });
  };
  return { address, change };
};
