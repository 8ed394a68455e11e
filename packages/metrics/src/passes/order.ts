/** Order, number and place of rows: as asked, else the view's own. */
import type { Pass } from '../plan.ts';

export const order: Pass = {
  name: 'order',
  run: (plan) => {
    const limit = plan.query.limit ?? plan.view.limit ?? -1;
    return {
      ...plan,
      sorts: plan.query.sorts.length > 0 ? plan.query.sorts : plan.view.sorts,
      limit: limit < 0 ? null : limit,
      offset: plan.query.offset ?? null,
    };
  },
};
