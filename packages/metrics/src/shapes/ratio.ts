/** A quotient that is null when there is nothing to divide by. */
export const ratio = (over: string, under: string): string => `if(${under} = 0, null, ${over} / ${under})`;
