/** The last N days that are counted ahead: what the date menu offers, and a year. */
export const presetDays = [7, 30, 60, 90, 365] as const;
