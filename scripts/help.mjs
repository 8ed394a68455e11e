/** Ends a script that was called with `--help`: its usage is printed and nothing is done. Plain Node without any package. */
export const helpOr = (usage) => {
  if (!process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return;
  console.log(usage);
  process.exit(0);
};
