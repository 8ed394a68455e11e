/**
 * The balanced panel applies only when the country filter is exactly United States, the panel filter is absent or `Yes`,
 * and there is a census to balance with (metrics: Panel). Limits of the user count as a filter: access ran before. A view that
 * asks no panel, or whose figures are never weighted, is of the Total one.
 */
import { clausesOf, includedValue, type Pass } from '../plan.ts';

export const panel: Pass = {
  name: 'panel',
  run: (plan) => {
    const countries = clausesOf(plan, 'country');
    const onlyUs =
      countries.length === 1 &&
      countries[0]?.op === 'is' &&
      countries[0].values.length === 1 &&
      countries[0].values[0] === 'US';
    const weighs = plan.view.filters.includes('panel') && plan.view.neverWeighted !== true;
    const balanced = weighs && onlyUs && plan.edition.hasPopulation && includedValue(plan, 'panel') !== 'No';
    return { ...plan, panel: balanced ? 'Balanced' : 'Total' };
  },
};
