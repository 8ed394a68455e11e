/** How long an answer is fresh. The data changes once a night; a minute spares the server while an analyst moves to and fro. */
export const freshMs = 60_000;
