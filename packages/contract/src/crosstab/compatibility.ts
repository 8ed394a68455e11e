/**
 * Which fields combine, derived from what each fact carries: a measure with a dimension when every fact of the measure
 * carries the dimension; two dimensions when some fact carries both. There is no table to keep.
 */
import { type DimensionName, dimensionDefinition, dimensionNames, isDimension } from './dimensions.ts';
import { type Fact, factDefinition, facts } from './facts.ts';
import { isMeasure, type MeasureName, measureDefinition, measureNames } from './measures.ts';

export type FieldName = DimensionName | MeasureName;

export const fieldNames: readonly FieldName[] = [...dimensionNames, ...measureNames];

export const isField = (name: string): name is FieldName => isDimension(name) || isMeasure(name);

const carries = (fact: Fact, dimension: DimensionName): boolean =>
  dimensionDefinition(dimension).of.every((attribute) => factDefinition(fact).carries.includes(attribute));

const allFacts = Object.keys(facts) as Fact[];

/** The facts a field lives on. */
export const factsOf = (field: FieldName): readonly Fact[] =>
  isMeasure(field) ? measureDefinition(field).facts : allFacts.filter((fact) => carries(fact, field));

/** May the two stand in one cross-tab? Measures of different facts may: each is computed from its own. */
export const combines = (left: FieldName, right: FieldName): boolean => {
  if (isMeasure(left)) return !isDimension(right) || factsOf(left).every((fact) => carries(fact, right));
  if (isMeasure(right)) return combines(right, left);
  return factsOf(left).some((fact) => carries(fact, right));
};

export type Clash = {
  readonly measure: MeasureName;
  readonly dimension: DimensionName;
  /** A fact of the measure that does not carry the dimension. */
  readonly fact: Fact;
};

/** Every measure among the fields with every dimension it does not combine with, in the order of the fields. */
export const clashes = (fields: readonly FieldName[]): Clash[] =>
  fields.filter(isMeasure).flatMap((measure) =>
    fields.filter(isDimension).flatMap((dimension) => {
      const fact = factsOf(measure).find((candidate) => !carries(candidate, dimension));
      return fact === undefined ? [] : [{ measure, dimension, fact }];
    }),
  );

/** The fields that cannot stand beside this one. */
export const excludedBy = (field: FieldName): FieldName[] => fieldNames.filter((other) => !combines(field, other));
