/** A store some time after a load: the engine has put the parts of each table together that it wrote. */
import type { Warehouse } from '@cvm/warehouse';
import { z } from 'zod';

const parted = z.object({ name: z.string() });

/** Has it do so at once, which by itself it does minutes later and with what others leave of the processors. */
export const atRest = async (warehouse: Warehouse): Promise<void> => {
  const sql = `select concat(database, '.', table) as name from system.parts
where active and startsWith(database, 'edition_') group by name having count() > 1 order by name`;
  const { rows } = await warehouse.query({ sql }, parted, { name: 'at rest' });
  for (const { name } of rows) await warehouse.command(`optimize table ${name} final`, { name: 'at rest' });
};
