/** What a builder calls itself and its parts: each page of the specification has words of its own. */
export type BuilderWords = {
  /** `Audience Builder`. */
  readonly name: string;
  /** What was applied, as a heading: `Audience Criteria`. */
  readonly criteria: string;
  /** The dialog that changes it: `Edit Audience`. */
  readonly edit: string;
  /** Why nothing can be applied yet: `At least one ... must be selected to return results.` */
  readonly requirement: string;
  /** Under the filters: what to do. */
  readonly hint: string;
};

/** What every page with a builder says (3-reports-and-admin sections 2 and 3). */
export const commonWords = {
  name: 'Audience Builder',
  criteria: 'Audience Criteria',
  hint: 'To generate the report, select from the above criteria in the Audience Builder to define your seed audience, or use an existing segment.',
} as const satisfies Partial<BuilderWords>;
