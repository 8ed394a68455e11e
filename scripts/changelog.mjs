/**
 * Writes CHANGELOG.md from release-notes.json, the one source of what changed; `--check` only compares.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { helpOr } from './help.mjs';

helpOr('Usage: npm run changelog -- [--check]\n  Writes CHANGELOG.md from release-notes.json; --check only compares.', [
  '--check',
]);

const root = path.resolve(import.meta.dirname, '..');
const notes = JSON.parse(readFileSync(path.join(root, 'release-notes.json'), 'utf8'));

const list = (items, margin = '') =>
  items.map((item) => `${margin}- ${item.description ?? item.html}\n${list(item.items ?? [], `${margin}  `)}`).join('');

const text = `# Changelog\n\n${notes
  .map(
    (entry) =>
      `## ${entry.version} (${entry.date})\n\n${entry.categories
        .map((category) => `### ${category.title}\n\n${list(category.items)}`)
        .join('\n')}`,
  )
  .join('\n')}`;

const file = path.join(root, 'CHANGELOG.md');
if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== text) {
    console.error('CHANGELOG.md is not what release-notes.json says: run `npm run changelog`.');
    process.exit(1);
  }
} else {
  writeFileSync(file, text);
}
