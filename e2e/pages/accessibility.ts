/** A page against the accessibility rules: WCAG 2.2 AA by axe. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { z } from 'zod';
import { settled } from './any-page.ts';

const require = createRequire(import.meta.url);

/** Less than half of what the package gives as its source, comments and all, which every page would read anew. */
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What it keeps of an object it keeps in a weak map of its own for each private field, six of them for each colour: as properties
 * of the object they cost a tenth of its time less.
 */
const fields = `class {
  #key = Symbol();
  has(of) { return this.#key in of; }
  get(of) { return of?.[this.#key]; }
  set(of, value) { of[this.#key] = value; return this; }
  add(of) { of[this.#key] = true; return this; }
}`;
const inFields = `((WeakMap, WeakSet) => { ${source}\n })(...Array(2).fill(${fields}));`;

/**
 * Without two things that took two fifths of its time: it read the few colours of a page anew for each text, and wrote out the
 * HTML of each element that it looked at.
 */
const lean = `{
  const { prototype } = axe.commons.color.Color;
  const parse = prototype.parseString;
  const known = new Map();
  prototype.parseString = function (text) {
    const found = known.get(text);
    if (found !== undefined) return Object.assign(this, found);
    parse.call(this, text);
    const { r, g, b, alpha } = this;
    known.set(text, { r, g, b, alpha });
    return this;
  };
  axe.configure({ noHtml: true });
}`;

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const violationsSchema = z.array(
  z.object({
    id: z.string(),
    help: z.string(),
    nodes: z.array(z.object({ html: z.string(), failureSummary: z.string() })),
  }),
);

/** The rules of these standards that look at colours: all that another colour scheme can break on a page that kept the rest. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What breaks a rule, in words that lead to it: on the page, or in what lies over it; of all rules, or of those of colours. */
export const violations = async (page: Page, over?: string, of: 'all' | 'colours' = 'all'): Promise<string[]> => {
  await settled(page);
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(`${inFields}\n${lean}`);
  const options = JSON.stringify({
    runOnly: of === 'all' ? tags : colourRules,
    resultTypes: ['violations'],
    elementRef: true,
  });
  // Elements do not leave the page: of those that break a rule the HTML does.
  const found = violationsSchema.parse(
    await page.evaluate(`axe.run(${JSON.stringify(over ?? 'html')}, ${options}).then(({ violations }) =>
      violations.map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes.map(({ element, target, failureSummary }) => ({
          html: (element?.outerHTML ?? target.join(' ')).slice(0, 300),
          failureSummary,
        })),
      })),
    )`),
  );
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id} (${help}): ${html}\n${failureSummary}`),
  );
};
