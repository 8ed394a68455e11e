/** "digits only" (1-foundation section 2, route table): the ids of networks and actors. Any other address has no report. */
export const isDigits = (id: string): boolean => /^\d+$/.test(id);
