/** How the cross-tab and its fields are called in calls and answers. */
export const crosstabId = 'crosstab';
export const fieldPrefix = `${crosstabId}.`;

/** The name of a field without that of the view; empty for what is no field of it. */
export const bareName = (name: string): string => (name.startsWith(fieldPrefix) ? name.slice(fieldPrefix.length) : '');
