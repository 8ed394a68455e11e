/** What an address says of how the answer of a report is shown, and there is not: named, with what is shown instead. */
import { isFigureName } from '@cvm/contract';
import { UnknownChoice, UnknownNames } from '../../address/UnknownChoice.tsx';
import { defaultPageSize, pageSizes } from './Pager.tsx';
import { displays } from './report-chart.ts';

/** @param name of the parameter that chooses how long a page of rows is */
export const UnknownPageSize = ({ name }: { name: string }) => (
  <UnknownChoice name={name} known={pageSizes.map(String)} instead={`A page of ${defaultPageSize} rows`} />
);

export const UnknownShape = () => (
  <>
    <UnknownPageSize name="rows" />
    <UnknownNames name="coloured" isKnown={isFigureName} instead="The table without its colours" />
    <UnknownChoice name="intervals" known={['shown']} instead="The table without intervals" />
    <UnknownChoice name="differences" known={['real']} instead="Every row" />
    <UnknownChoice name="display" known={displays.map(({ value }) => value)} instead="The table" />
  </>
);
