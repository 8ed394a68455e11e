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
