/** A load that cannot go on because of what it was given or where it runs. The message is for the operator. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}

/** A load of a folder that holds no dataset, or while another one runs: a fault of the order, which says nothing of the data. */
export class OrderError extends LoadError {}

/** Behind whatever stops a load. */
export const unchanged = 'The data loaded before is unchanged.';

/** One error that says everything that is wrong, a line each where there are several. */
export const allProblems = (problems: readonly string[]): LoadError => {
  const [first = ''] = problems;
  if (problems.length < 2) return new LoadError(`${first} ${unchanged}`);
  return new LoadError(
    `The dataset cannot be loaded:\n${problems.map((problem) => `  - ${problem}`).join('\n')}\n${unchanged}`,
  );
};
