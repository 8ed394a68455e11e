import { describe, expect, it } from 'vitest';
import { artKinds, artSvg } from './art-svg.ts';

const hostileNames = [
  '</text><script>alert(1)</script>',
  '"><image href="http://example.com/x.png"/>',
  "' onload='alert(1)",
  'A & B < C > D &amp; &#60;',
  ']]><!-- --><![CDATA[',
  'nul \u0000 bell \u0007 lone \ud800 surrogate \uffff end',
  '',
  ' \n\t ',
  'Word'.repeat(400),
  '雪の郵便局 안개의 정원 🎬 Полуночный трамвай مرحبا',
];

type Parsed = {
  elements: Set<string>;
  /** Values by attribute name. */
  attributes: Map<string, string[]>;
};

const attributePattern = /\s+([a-zA-Z][\w-]*)="((?:[^"<&]|&#\d+;)*)"/g;
const tagPattern = /^<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][\w-]*="(?:[^"<&]|&#\d+;)*")*)\s*(\/?)>/;
const textPattern = /^(?:[^<&]|&#\d+;)+/;

/** Fails on anything not well-formed: tags must nest, attributes be quoted and unique, text hold no raw mark. */
const parseSvg = (svg: string): Parsed => {
  const open: string[] = [];
  const parsed: Parsed = { elements: new Set(), attributes: new Map() };
  for (let rest = svg; rest !== ''; ) {
    const tag = tagPattern.exec(rest);
    const text = open.length > 0 ? textPattern.exec(rest) : null;
    const token = tag?.[0] ?? text?.[0];
    if (token === undefined) throw new Error(`Not well-formed at: ${rest.slice(0, 80)}`);
    rest = rest.slice(token.length);
    if (tag === null) continue;
    const [, closing, name = '', attributes = '', selfClosing] = tag;
    if (closing === '/') {
      if (open.pop() !== name) throw new Error(`</${name}> closes something else`);
      continue;
    }
    parsed.elements.add(name);
    const found = [...attributes.matchAll(attributePattern)];
    if (new Set(found.map((match) => match[1])).size !== found.length) throw new Error(`Attribute twice: ${token}`);
    for (const [, key = '', value = ''] of found)
      parsed.attributes.set(key, [...(parsed.attributes.get(key) ?? []), value]);
    if (selfClosing !== '/') open.push(name);
  }
  if (open.length > 0) throw new Error(`Not closed: ${open.join(' ')}`);
  return parsed;
};

const elementsAllowed = [
  'svg',
  'defs',
  'linearGradient',
  'stop',
  'g',
  'rect',
  'circle',
  'ellipse',
  'path',
  'text',
  'tspan',
];

/** Attributes that can neither run nor fetch anything, given values without addresses. */
const attributesAllowed =
  'xmlns width height viewBox role aria-label x y x1 y1 x2 y2 cx cy r rx ry d dx dy id offset opacity transform ' +
  'fill stroke stroke-width stroke-linecap stop-color stop-opacity ' +
  'font-size font-family font-weight letter-spacing text-anchor';

describe.each(artKinds)('%s', (kind) => {
  it.each(hostileNames)('is well-formed, harmless and fetches nothing for %j', (name) => {
    for (let n = 0; n < 25; n++) {
      const svg = artSvg(kind, `${name}${n}`, name);
      const { elements, attributes } = parseSvg(svg);
      expect([...elements].filter((element) => !elementsAllowed.includes(element))).toEqual([]);
      expect([...attributes.keys()].filter((key) => !attributesAllowed.split(' ').includes(key))).toEqual([]);
      const addresses = [...attributes].filter(([key, values]) => {
        return !['xmlns', 'aria-label'].includes(key) && values.some((value) => /:|url\((?!#)/.test(value));
      });
      expect(addresses).toEqual([]);
      // What XML 1.0 cannot hold in any form.
      expect(/[\p{Cc}\p{Surrogate}\uffff]/u.test(svg)).toBe(false);
    }
  });

  it('follows from its arguments alone and differs by id', () => {
    expect(artSvg(kind, '310001', 'The Tidal Docket')).toBe(artSvg(kind, '310001', 'The Tidal Docket'));
    const drawn = new Set(Array.from({ length: 40 }, (_, n) => artSvg(kind, String(n), 'Same name')));
    expect(drawn.size).toBeGreaterThan(30);
  });

  it('stays small whatever the name', () => {
    expect(artSvg(kind, '1', 'Long name '.repeat(10_000)).length).toBeLessThan(40_000);
  });
});

it('sets a name into the poster, line by line', () => {
  const svg = artSvg('poster', '310001', 'R&D <Unit 9>');
  const text = [...svg.matchAll(/<tspan[^>]*>([^<]*)<\/tspan>/g)].map((match) => match[1]).join(' ');
  expect(text).toBe('R&#38;D &#60;Unit 9&#62;');
});

it('shortens what does not fit with an ellipsis', () => {
  expect(artSvg('logo', '1', 'A network with a name that never ends and goes on and on and on')).toContain('…</tspan>');
});
