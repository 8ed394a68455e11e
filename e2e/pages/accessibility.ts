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

/** The rules of these standards that look at colours: all that another colour scheme can break on a page that kept the rest. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Without two things that took two fifths of its time: it read the few colours of a page anew for each text, and wrote out the
 * HTML of each element that it looked at. Colours are judged where texts are marked, in the same run as all else, which sees the
 * page once.
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
  axe.configure({
    noHtml: true,
    rules: [
      { id: 'color-contrast', selector: '[data-inked], [data-inked] *' },
      {
        id: 'link-in-text-block',
        selector: ['a[href]', '[role=link]'].map((link) => link + '[data-inked], [data-inked] ' + link).join(),
      },
    ],
  });
}`;

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const toldSchema = z.object({
  found: z.array(z.object({ id: z.string(), help: z.string(), html: z.string(), failureSummary: z.string() })),
  frames: z.array(z.string()),
});

/**
 * Hides, where they stand, parts of the page that keep the rules if others do: of siblings made alike but for words and lengths
 * all but the first two and the last, and of the frame of all pages what is made like one that was found clean (`known`). Takes
 * that back when it is called a second time. What has the focus stays, and what one of `texts` is in.
 */
const alike = `window.alike ??= (() => {
  let hidden = [];
  const valueOf = (name, text) => {
    if (name === 'class') return text;
    return name === 'style' ? text.replace(/[\\d.]+(?=px|%|r?em)/g, '') : text.replace(/^.*[^a-z].*$/s, '_');
  };
  const makeOf = (one) => {
    const { color, backgroundColor } = getComputedStyle(one);
    const html = one.outerHTML.replace(/ ([\\w:-]+)="([^"]*)"/g, (_, name, text) => ' ' + name + '=' + valueOf(name, text));
    return [html.replace(/>[^<]+/g, '>_'), color, backgroundColor].join();
  };
  const hide = (one, staying) => {
    if (staying.some((other) => one.contains(other))) return;
    hidden.push([one, one.style.visibility]);
    one.style.visibility = 'hidden';
  };
  const look = (parent, staying) => {
    const makes = parent.children.length > 3 ? Map.groupBy(parent.children, makeOf) : new Map();
    for (const siblings of makes.values()) for (const one of siblings.slice(2, -1)) hide(one, staying);
    const left = new Set(hidden.map(([one]) => one));
    for (const child of parent.children) if (!left.has(child)) look(child, staying);
  };
  return (over, known, texts) => {
    for (const [one, visibility] of hidden.splice(0)) one.style.visibility = visibility;
    if (known === undefined) return [];
    const frame = over === null ? [...document.querySelectorAll('body header, body footer')] : [];
    const makes = frame.map(makeOf);
    const staying = [document.activeElement, ...texts];
    for (const [place, one] of frame.entries()) if (known.includes(makes[place])) hide(one, staying);
    for (const root of document.querySelectorAll(over ?? 'body')) look(root, staying);
    return makes;
  };
})()`;

/**
 * Texts by which the rules of colours are told: of all of one part of the page (by its class) in the same ink, size and weight on the
 * same ground the first, the last and one between (`inked`). The ground is what shines through all that a text stands in. Answers
 * the looks, by which those are known again that were found clean, on whatever page.
 */
const inks = `window.inks ??= (() => {
  const groundOf = (one, known) => {
    if (one === null) return '';
    if (known.has(one)) return known.get(one);
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(one);
    const own = [backgroundColor, backgroundImage, opacity, position === 'static' ? '' : one.getAttribute('class')].join();
    const ground = groundOf(one.parentElement, known) + (own === 'rgba(0, 0, 0, 0),none,1,' ? '' : ' on ' + own);
    known.set(one, ground);
    return ground;
  };
  const isRead = (one) =>
    one.matches('input, textarea, select') || [...one.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim() !== '');
  return (over) => {
    const grounds = new Map();
    const read = [...document.querySelectorAll(over === null ? 'body *' : ':is(' + over + '), :is(' + over + ') *')]
      .filter((one) => isRead(one) && one.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
    const looks = Map.groupBy(read, (one) => {
      const { color, fill, fontSize, fontWeight } = getComputedStyle(one);
      const { color: around } = getComputedStyle(one.parentElement);
      const isOff = one.closest(':disabled, [aria-disabled=true]') !== null;
      const part = one.getAttribute('class') ?? one.parentElement.getAttribute('class');
      return [part, color, fill, fontSize, fontWeight, around, one.matches('a'), isOff, groundOf(one, grounds)].join();
    });
    window.inked = new Map([...looks].map(([look, same]) => [look, [...new Set([same[0], same[same.length >> 1], same.at(-1)])]]));
    return [...inked.keys()];
  };
})()`;

/** How the frames of pages are made that were found clean, and the looks of texts. */
const cleanFrames = new Set<string>();
const cleanLooks = new Set<string>();

const looksSchema = z.array(z.string());

/** What breaks a rule, in words that lead to it: on the page, or in what lies over it; of all rules, or of those of colours. */
export const violations = async (page: Page, over?: string, of: 'all' | 'colours' = 'all'): Promise<string[]> => {
  await settled(page);
  const root = JSON.stringify(over ?? null);
  const all = looksSchema.parse(await page.evaluate(`${inks};\ninks(${root})`));
  const looks = all.filter((look) => !cleanLooks.has(look));
  if (looks.length === 0 && of === 'colours') return [];
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(`${inFields}\n${lean}\n${alike}`);
  // Elements do not leave the page: of those that break a rule the HTML does.
  const { found, frames } = toldSchema.parse(
    await page.evaluate(`(async () => {
      const texts = ${JSON.stringify(looks)}.flatMap((look) => inked.get(look));
      const isWhole = ${of === 'all'};
      const frames = isWhole ? alike(${root}, ${JSON.stringify([...cleanFrames])}, texts) : [];
      for (const text of texts) text.setAttribute('data-inked', '');
      try {
        const { violations } = await axe.run(isWhole ? ${root} ?? 'html' : { include: texts }, {
          runOnly: isWhole ? ${JSON.stringify(tags)} : ${JSON.stringify(colourRules)},
          resultTypes: ['violations'],
          elementRef: true,
          // Style sheets are loaded for a rule that is none of these.
          preload: { assets: ['media'] },
        });
        const found = violations.flatMap(({ id, help, nodes }) =>
          nodes.map(({ element, target, failureSummary }) => ({
            ...{ id, help, failureSummary },
            html: (element?.outerHTML ?? target.join(' ')).slice(0, 300),
          })),
        );
        return { found, frames };
      } finally {
        for (const text of texts) text.removeAttribute('data-inked');
        alike(${root});
      }
    })()`),
  );
  if (found.length === 0) {
    for (const make of frames) cleanFrames.add(make);
    for (const look of looks) cleanLooks.add(look);
  }
  return found.map(({ id, help, html, failureSummary }) => `${id} (${help}): ${html}\n${failureSummary}`);
};
