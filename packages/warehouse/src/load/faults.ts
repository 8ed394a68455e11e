/** Faults found only when rows are compared with each other, numbered after all checks of any stage. */
export const lateFaults = { sameId: 1000, parent: 1001, moved: 1002, parentRejected: 1003, circle: 1004 } as const;
