/**
 * Whoever reads what a command says may stop early (`| head`). The command goes on and ends as it would have: a load that nobody
 * listens to any more is loaded, and its exit status says so.
 */
export const outliveReader = (): void => {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error) => {
      if (!('code' in error) || error.code !== 'EPIPE') process.exit(1);
    });
};
