/** What the product says about itself in more than one place. */

/** Whom users write to when they need help. */
export const supportEmail = 'support@cvm.example';

/** The page of a person in the viewer app, by the actor's id. */
export const personPage = (actorId: string): string => `https://app.cvm.example/people/${encodeURIComponent(actorId)}`;

/** The metric glossary as a PDF, made from the metric definitions; public, because a frame sends no token. */
export const metricGlossaryPath = '/metric_glossary.pdf';
