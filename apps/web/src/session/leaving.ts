/**
 * What must be asked before the page is left without a link or the way back, of which the router knows: whoever logs out.
 * A page with changes that are not saved names its question while it has them.
 */
type Question = () => Promise<boolean>;

let question: Question | null = null;

/** Asks it from now on, until the function that comes back is called. */
export const askBeforeLeaving = (asked: Question): (() => void) => {
  question = asked;
  return () => {
    if (question === asked) question = null;
  };
};

/** May the page be left? At once where it asks nothing. */
export const mayLeave = async (): Promise<boolean> => question === null || question();
