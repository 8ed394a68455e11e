/** What a statement costs before it reads a row: what the engine plans layer by layer. For tests alone. */
export type Layers = {
  /** The most selects that stand inside each other. */
  readonly depth: number;
  readonly joins: number;
  /** Subqueries that are a value: each is planned and run before the planning of what names it goes on. */
  readonly values: number;
};

/** What stands before a subquery that is a table or a set. */
const notAValue = /\b(from|join|in|as)\s*$/;

export const layersOf = (statement: string): Layers => {
  const text = statement.replaceAll(/^\s*--.*$/gm, '');
  const open: boolean[] = [];
  let [depth, values] = [1, 0];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') {
      const isSelect = /^\(\s*(select|with)\b/.test(text.slice(at, at + 80));
      open.push(isSelect);
      depth = Math.max(depth, 1 + open.filter(Boolean).length);
      if (isSelect && !notAValue.test(text.slice(Math.max(0, at - 40), at))) values += 1;
    } else if (text[at] === ')') open.pop();
  }
  return { depth, joins: text.match(/\bjoin\b/g)?.length ?? 0, values };
};

/** As the table of the golden SQL says it. */
export const inWords = ({ depth, joins, values }: Layers): string => `depth ${depth}, joins ${joins}, values ${values}`;
