/** The country of the audience: the countries the user may see, with flags, searched by name or code. */
import { countries, countryName, filterDefinition, type Permissible } from '@cvm/contract';
import { useState } from 'react';
import { CountryFlag } from '../ui/CountryFlag.tsx';
import type { ListItem } from './ChoiceList.tsx';
import { CountsMissing } from './CountsMissing.tsx';
import type { EditorProps } from './editor-props.ts';
import { SearchList } from './SearchList.tsx';
import { peopledFirst, useMemberCounts, withCounts } from './use-member-counts.ts';

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

const countryItem = (code: string): ListItem => ({
  value: code,
  label: countryName(code),
  icon: <CountryFlag code={code} />,
});

/** The countries of the menu, in its order, that a user may see and whose name or code matches a search. */
const matchingCountries = (permissible: Permissible, search: string): string[] => {
  const allowed = permissible.limits.country;
  const wanted = folded(search.trim());
  return countries()
    .filter(({ value }) => allowed?.includes(value) !== false)
    .filter(({ value, label }) => value.toLowerCase() === wanted || folded(label).includes(wanted))
    .map(({ value }) => value);
};

export const CountryFilter = ({ bar, ...props }: EditorProps) => {
  const [search, setSearch] = useState('');
  const { permissible, permissibleError, retryPermissible } = bar;
  const { told, pending, missing } = useMemberCounts(props.id);
  return (
    <>
      <SearchList
        {...props}
        label={filterDefinition(props.id).label}
        items={
          permissible === null || pending
            ? []
            : peopledFirst(matchingCountries(permissible, search).map(countryItem), told)
        }
        itemOf={(code) => withCounts([countryItem(code)], told)[0] ?? countryItem(code)}
        search={search}
        onSearch={setSearch}
        status={
          permissible !== null && !pending
            ? 'ready'
            : permissibleError === null
              ? 'loading'
              : { error: permissibleError.message, retry: retryPermissible }
        }
      />
      {missing ? <CountsMissing /> : null}
    </>
  );
};
