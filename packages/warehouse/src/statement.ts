// What must be true of a statement before either engine sees it.
import { type Statement, WarehouseError } from './client.ts';

/** Names of the placeholders `{name:Type}` in a text, in order, each once. */
const placeholders = (sql: string): string[] => [
  ...new Set([...sql.matchAll(/\{\s*([A-Za-z_]\w*)\s*:\s*[A-Za-z]/g)].map(([, name]) => name ?? '')),
];

/**
 * Every placeholder has a value (a session never falls back on a value of an earlier statement), and every value can be
 * carried over unchanged.
 * @throws WarehouseError `bad-input` naming the parameter
 */
export const checkParams = ({ sql, params = {} }: Statement): void => {
  for (const name of placeholders(sql))
    if (!Object.hasOwn(params, name)) throw badInput(`The parameter ${name} has no value.`);
  for (const [name, value] of Object.entries(params)) {
    if (!/^[A-Za-z_]\w*$/.test(name)) throw badInput('The name of a parameter is not a plain word.');
    for (const item of Array.isArray(value) ? value : [value]) {
      if (typeof item === 'number' && !Number.isFinite(item)) throw badInput(`The parameter ${name} is not finite.`);
      // Half of a character pair has no UTF-8 form and would arrive as a replacement mark.
      if (typeof item === 'string' && /\p{Surrogate}/u.test(item))
        throw badInput(`The parameter ${name} is not well-formed text.`);
    }
  }
};

const badInput = (message: string): WarehouseError => new WarehouseError('bad-input', message);
