/** The document title: `{title} | CVM Insights`. React moves it to the head of the document. */

const productName = 'CVM Insights';

/** Of pages that are named after what they show, when they show nothing. */
export const lockedTitle = 'Report Locked';
export const deniedTitle = 'Permission Denied';

export const PageTitle = ({ title }: { title: string }) => <title>{`${title} | ${productName}`}</title>;
