/** A chart by its model. The chart library comes with the first chart, not with the page. */
import { lazy, Suspense } from 'react';
import { BarBones } from './BarBones.tsx';
import type { Chart as ChartModel } from './model.ts';
import { PlotBones } from './PlotBones.tsx';

const load = () => import('./draw/ChartSurface.tsx');
const ChartSurface = lazy(() => load().then((module) => ({ default: module.ChartSurface })));

// Fetched beside the first answer instead of after it; a failure is told where the chart should be, which asks again.
load().catch(() => undefined);

type Props = {
  chart: ChartModel;
  /** What the chart is, for screen readers. */
  label: string;
  /** The N of the chart in words; null when there is none. */
  sample: string | null;
};

const ChartBones = ({ chart }: { chart: ChartModel }) =>
  chart.kind === 'bars' ? <BarBones count={chart.bars.length} /> : <PlotBones />;

export const Chart = (props: Props) => (
  <Suspense fallback={<ChartBones chart={props.chart} />}>
    <ChartSurface {...props} />
  </Suspense>
);
