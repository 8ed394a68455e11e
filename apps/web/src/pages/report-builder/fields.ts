/** The fields of the cross-tab as the panel lists them, and why one cannot be chosen beside the others. Pure. */
import {
  type CrosstabField,
  clashes,
  columnOf,
  combines,
  type FieldName,
  factDefinition,
  fieldPrefix,
  isField,
  isMeasure,
} from '@cvm/contract';

export type PanelField = {
  readonly name: FieldName;
  readonly label: string;
  readonly isMeasure: boolean;
  /** What a measure means. */
  readonly definition: string | null;
};

export type FieldGroup = { readonly label: string; readonly fields: readonly PanelField[] };

/** The order of the groups: who and what first, then what is counted. */
const groupOrder: readonly string[] = ['Title', 'Episode', 'People', 'Time', 'Viewing', 'Following', 'Engagement'];

/** What can be searched for: letters, digits, hyphen, underscore and space (3-reports-and-admin section 5). */
export const searchText = (typed: string): string => typed.replace(/[^A-Za-z0-9\-_ ]/g, '');

/** The name of a field without the name of its view; null for one that this portal does not know. */
export const fieldOf = (name: string): FieldName | null => {
  const bare = name.startsWith(fieldPrefix) ? name.slice(fieldPrefix.length) : name;
  return isField(bare) ? bare : null;
};

export const fieldLabel = (name: FieldName): string => columnOf(name).label;

const asPanelField = ({ name, label, definition }: CrosstabField): PanelField[] => {
  const field = fieldOf(name);
  return field === null ? [] : [{ name: field, label, isMeasure: isMeasure(field), definition }];
};

/** The groups with the fields that hold every word of the search; groups without any are left out. */
export const groupsOf = (fields: readonly CrosstabField[], search: string): FieldGroup[] => {
  const words = search.toLowerCase().split(' ').filter(Boolean);
  const holds = ({ label, view_label: group }: CrosstabField) =>
    words.every((word) => `${label} ${group}`.toLowerCase().includes(word));
  return groupOrder
    .map((label) => ({
      label,
      fields: fields.filter((field) => field.view_label === label && holds(field)).flatMap(asPanelField),
    }))
    .filter((group) => group.fields.length > 0);
};

/** Why a field cannot stand beside the chosen ones; null = it can, or is among them. */
export const whyNot = (field: FieldName, chosen: readonly FieldName[]): string | null => {
  if (chosen.includes(field)) return null;
  const other = chosen.find((name) => !combines(field, name));
  if (other === undefined) return null;
  const [clash] = clashes([field, other]);
  const reason =
    clash === undefined
      ? 'nothing that is counted has both'
      : `${factDefinition(clash.fact).label.toLowerCase()} have no ${fieldLabel(clash.dimension)}`;
  return `Not beside ${fieldLabel(other)}: ${reason}.`;
};
