/**
 * Ends a script that was called with `--help`: its usage is printed and nothing is done. So does a word that is none of
 * `known`, where these are given, with exit status 2. Plain Node without any package.
 */
export const helpOr = (usage, known = null) => {
  const words = process.argv.slice(2);
  if (words.some((word) => word === '--help' || word === '-h')) {
    console.log(usage);
    process.exit(0);
  }
  const wrong = known === null ? undefined : words.find((word) => !known.includes(word));
  if (wrong === undefined) return;
  console.error(`"${wrong}" is nothing that this command takes.\n${usage}`);
  process.exit(2);
};
