/**
 * `npm run notices`: writes `THIRD-PARTY-NOTICES.md`, the licences of every package that the portal is made of or runs
 * with (not of those that only build or test it), read from the lock file and from the installed packages. Packages with
 * the same words stand together. Platform packages are named without words: only one of them is installed.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { helpOr } from './help.mjs';

const root = path.resolve(import.meta.dirname, '..');

/** What the lock file does not say: the installed package does, and a platform package has its family's licence. */
const licenseOf = (at, packages) => {
  const file = path.join(root, at, 'package.json');
  const { license } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const family = Object.entries(packages).find(
    ([key, other]) => path.dirname(key) === path.dirname(at) && other.license,
  );
  return (
    license ??
    (path.basename(path.dirname(at)).startsWith('@') ? family?.[1].license : undefined) ??
    'see its words below'
  );
};

/**
 * The packages of others that are part of the product.
 * @param {{packages: Record<string, {version?: string, license?: string, dev?: boolean, optional?: boolean, link?: boolean}>}} lock
 * @returns {{at: string, name: string, version: string, license: string, optional: boolean}[]} by name
 */
export const shipped = ({ packages }) =>
  Object.entries(packages)
    .filter(([at, { dev, link }]) => at.includes('node_modules/') && !dev && !link)
    .map(([at, { version, license, optional = false }]) => ({
      at,
      name: at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      license: license ?? licenseOf(at, packages),
      optional,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1));

/** The words of the licence and notice files in a package's folder; '' where it has none. */
const wordsOf = (at) => {
  const folder = path.join(root, at);
  return readdirSync(folder, { withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /^(licen[cs]e|notice|copying)/i.test(entry.name) && !/\.[jt]s$/.test(entry.name),
    )
    .map(({ name }) => name)
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8').replace(/\r\n?/g, '\n').trim())
    .join('\n\n');
};

const page = (packages) => {
  const texts = new Map();
  for (const { at, name, version, license, optional } of packages) {
    const words = optional ? '' : wordsOf(at) || `${license}; the package holds no licence file of its own.`;
    if (words) texts.set(words, [...(texts.get(words) ?? []), `${name} ${version}`]);
  }
  const list = packages.map(({ name, version, license }) => `- ${name} ${version}: ${license}`);
  const parts = [...texts].map(([words, names]) => `### ${[...new Set(names)].join(', ')}\n\n~~~text\n${words}\n~~~`);
  return `# Third-party notices

CVM Insights is licensed under the Apache License 2.0 (LICENSE). It is made of and runs with the packages below. This page
is made by \`npm run notices\`. The Star Wars survey in \`system/fixtures\` is by FiveThirtyEight, CC BY 4.0.

## Packages

${list.join('\n')}

## Licences

${parts.join('\n\n')}
`;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  helpOr(
    'Usage: npm run notices\n  Writes THIRD-PARTY-NOTICES.md from package-lock.json and the installed packages.',
    [],
  );
  const packages = shipped(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')));
  writeFileSync(path.join(root, 'THIRD-PARTY-NOTICES.md'), page(packages));
  console.log(`THIRD-PARTY-NOTICES.md: ${packages.length} packages.`);
}
