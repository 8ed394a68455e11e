/** The screens: two portals one after the other, each looked at in Chromium. In: options and a folder; out: the figures. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Options } from '../options.ts';
import { startPortal } from '../portal/start.ts';
import type { PageResult } from '../results.ts';
import { startJob } from '../run/start-job.ts';
import { measureBigShow, measureReports } from './measure-pages.ts';
import { withVisitor } from './visit.ts';

type Say = (line: string) => void;
type Measure = typeof measureReports;

const measureOn = async (dataDir: string, measure: Measure, runs: number): Promise<PageResult[]> => {
  const portal = await startPortal(dataDir);
  try {
    return await withVisitor(portal.url, (visitor) => measure(visitor, runs));
  } finally {
    await portal.stop();
  }
};

/** The store of the big show; a folder that holds one is used again. */
const prepare = async (folder: string, say: Say): Promise<string> => {
  const portal = join(folder, 'big-show');
  if (!existsSync(join(portal, 'made'))) {
    say('Inventing and loading a show of 600 episodes and a million comments ...');
    rmSync(portal, { recursive: true, force: true });
    await startJob({ job: 'pages', portal });
  }
  return portal;
};

export const measurePages = async (folder: string, { runs }: Options, say: Say): Promise<PageResult[]> => {
  const bigShow = await prepare(folder, say);
  say('Opening the reports of the demo data ...');
  const reports = await measureOn(join(folder, 'demo'), measureReports, runs);
  say('Opening the big show ...');
  return [...reports, ...(await measureOn(bigShow, measureBigShow, runs))];
};
