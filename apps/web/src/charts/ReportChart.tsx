/** The chart of a report by its model. The chart library comes with the first chart, not with the page. */
import { LatePart, MissingPart } from '../messages/LatePart.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import classes from './module.module.css';
import { PlotSkeleton } from './PlotSkeleton.tsx';
import type { ReportChart as Model } from './report-model.ts';

type Props = { chart: Model; label: string };

const Surface = lazyPart<Props>(() => import('./draw/ReportSurface.tsx').then((module) => module.ReportSurface));

export const ReportChart = ({ chart, label }: Props) => (
  <div
    className={classes.reportChart}
    style={{ position: 'relative', width: chart.width ?? '100%', height: chart.height }}
  >
    <LatePart fallback={<PlotSkeleton />} missing={<MissingPart />}>
      <Surface chart={chart} label={label} />
    </LatePart>
  </div>
);
