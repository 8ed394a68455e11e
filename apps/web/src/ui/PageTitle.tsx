/** The document title: `{title} | CVM Insights`. React moves it to the head of the document. */

const productName = 'CVM Insights';

export const PageTitle = ({ title }: { title: string }) => <title>{`${title} | ${productName}`}</title>;
