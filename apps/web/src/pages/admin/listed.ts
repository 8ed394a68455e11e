/** Names in one line, the first of many alone. */
import { formatValue } from '@cvm/contract';

const namesMax = 12;

export const listed = (names: readonly string[]): string =>
  names.length <= namesMax
    ? names.join(', ')
    : `${names.slice(0, namesMax).join(', ')} and ${formatValue('count', names.length - namesMax)} more`;
