/** The fields of the cross-tab for those who build on the API, with what each cannot stand beside. */
import { z } from 'zod';
import { metricDefinitions } from '../metrics/definitions.ts';
import { isNumeric } from '../views/view.ts';
import { excludedBy, type FieldName, factsOf, fieldNames } from './compatibility.ts';
import { dimensionDefinition } from './dimensions.ts';
import { isMeasure, measureDefinition } from './measures.ts';
import { fieldPrefix } from './names.ts';
import { columnOf } from './query.ts';

/** As in a saved report: 1 is a dimension, 2 a measure (3-reports-and-admin section 3, Report field). */
export const fieldTypes = { dimension: 1, measure: 2 } as const;

export const fieldSchema = z.object({
  name: z.string(),
  label: z.string(),
  label_short: z.string(),
  /** The heading it stands under. */
  view_label: z.string(),
  is_numeric: z.boolean(),
  value_format: z.string(),
  type: z.string(),
  fieldType: z.union([z.literal(1), z.literal(2)]),
  /** What a measure means; null for a dimension. */
  definition: z.string().nullable(),
  /** The facts it lives on: a measure combines with the dimensions that all of its facts carry. */
  facts: z.array(z.string()),
  /** Names of the fields that cannot stand beside it. */
  excludes: z.array(z.string()),
  /** At least one of these must stand beside it; empty = none. */
  needs: z.array(z.string()),
});
export type CrosstabField = z.infer<typeof fieldSchema>;

export const fieldsAnswerSchema = z.object({
  success: z.literal(true),
  data: z.object({ view: z.string(), fields: z.array(fieldSchema) }),
});

const named = (names: readonly FieldName[]): string[] => names.map((name) => `${fieldPrefix}${name}`);

/** Fields that a portal which keeps back small groups does not have: they show people one by one. */
const ofOnePerson: readonly FieldName[] = ['user_id'];

const describeField = (name: FieldName, among: readonly FieldName[]): CrosstabField => {
  const column = columnOf(name);
  const measure = isMeasure(name) ? measureDefinition(name) : null;
  return {
    name: `${fieldPrefix}${name}`,
    label: column.label,
    label_short: column.label,
    view_label: isMeasure(name) ? measureDefinition(name).group : dimensionDefinition(name).group,
    is_numeric: isNumeric(column),
    value_format: column.format,
    type: column.type,
    fieldType: measure === null ? fieldTypes.dimension : fieldTypes.measure,
    definition: measure === null ? null : metricDefinitions[measure.metric].definition,
    facts: [...factsOf(name)],
    excludes: named(excludedBy(name).filter((other) => among.includes(other))),
    needs: named(measure?.needs ?? []),
  };
};

/** Every field that is answered, dimensions first. */
export const fieldCatalogue = (minimumBase = 0): CrosstabField[] => {
  const among = fieldNames.filter((name) => minimumBase <= 1 || !ofOnePerson.includes(name));
  return among.map((name) => describeField(name, among));
};
