/** A filter with a closed list of values: age, gender, status, content type. */
import {
  type FilterId,
  filterDefinition,
  isViewId,
  type PageFilters,
  type Permissible,
  statusesOfKind,
  valueName,
  viewDefinition,
} from '@cvm/contract';
import { ChoiceList } from './ChoiceList.tsx';
import { CountsMissing } from './CountsMissing.tsx';
import type { EditorProps } from './editor-props.ts';
import { useMemberCounts, withCounts } from './use-member-counts.ts';

/** The values a page offers this user. */
export const choiceValues = (id: FilterId, page: PageFilters, permissible: Permissible | null): string[] => {
  const values = filterDefinition(id).values ?? [];
  const limit = permissible?.limits[id];
  const kinds = page.views.map((view) => (isViewId(view) ? viewDefinition(view).kind : page.kind));
  const [kind] = kinds;
  const statuses: readonly string[] | null =
    (id === 'status' || id === 'airing_status') && kind !== undefined && kinds.every((other) => other === kind)
      ? statusesOfKind[kind]
      : null;
  return values.filter((value) => limit?.includes(value) !== false && statuses?.includes(value) !== false);
};

/** The choices that begin with `All` (1-foundation section 9). */
const withAll: readonly FilterId[] = ['gender', 'contentType'];

export const ChoiceFilter = ({ bar, ...props }: EditorProps) => {
  const { told, missing } = useMemberCounts(props.id);
  const items = choiceValues(props.id, bar.definition, bar.permissible).map((value) => ({
    value,
    label: valueName(props.id, value),
  }));
  return (
    <>
      <ChoiceList
        {...props}
        label={filterDefinition(props.id).label}
        withAll={withAll.includes(props.id)}
        items={withCounts(items, told)}
      />
      {missing ? <CountsMissing /> : null}
    </>
  );
};
