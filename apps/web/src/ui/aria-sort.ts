/** What a head of a table says of its order to readers who see no arrow. */
export const ariaSort = { asc: 'ascending', desc: 'descending' } as const;
