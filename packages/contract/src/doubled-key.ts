/**
 * JSON that says two things of one name: a parser takes the last of them without a word. In: text that `JSON.parse` takes. Out: the way
 * to the first name that stands twice in its object.
 */

type Holder = { readonly names: Set<string> | null; key: string };

const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|[{}[\],]/g;

const opened = (token: string): Holder => ({ names: token === '{' ? new Set() : null, key: '0' });

/** `['filters', '0', 'id']`: the way to a name that is given twice; null where there is none. */
export const doubledKey = (json: string): string[] | null => {
  const holders: Holder[] = [];
  for (const [token, colon] of json.matchAll(tokens)) {
    const holder = holders.at(-1);
    if (token === '{' || token === '[') holders.push(opened(token));
    else if (token === '}' || token === ']') holders.pop();
    else if (holder === undefined) continue;
    else if (token === ',' && holder.names === null) holder.key = String(Number(holder.key) + 1);
    else if (colon !== undefined && holder.names !== null) {
      holder.key = String(JSON.parse(token.slice(0, -colon.length)));
      if (holder.names.has(holder.key)) return holders.map(({ key }) => key);
      holder.names.add(holder.key);
    }
  }
  return null;
};
