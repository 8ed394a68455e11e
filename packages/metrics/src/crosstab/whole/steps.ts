/** Long work that pauses wherever others may have their turn. */
export type Steps<Result> = Generator<void, Result>;

/** All of it, without a pause. */
export const ended = <Result>(steps: Steps<Result>): Result => {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};
