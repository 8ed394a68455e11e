/** A chart by its model. The chart library comes with the first chart, not with the page. */
import { lazy, Suspense } from 'react';
import { BarBones } from './BarBones.tsx';
import type { BarChart } from './model.ts';

const load = () => import('./draw/ChartSurface.tsx');
const ChartSurface = lazy(() => load().then((module) => ({ default: module.ChartSurface })));

// Fetched beside the first answer instead of after it; a failure is told where the chart should be, which asks again.
load().catch(() => undefined);

type Props = {
  chart: BarChart;
  /** What the chart is, for screen readers. */
  label: string;
  /** The N of the chart in words; null when there is none. */
  sample: string | null;
};

export const Chart = (props: Props) => (
  <Suspense fallback={<BarBones count={props.chart.bars.length} />}>
    <ChartSurface {...props} />
  </Suspense>
);
