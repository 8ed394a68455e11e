/** A chart by its model. The chart library comes with the first chart, not with the page. */
import { LatePart, MissingPart } from '../messages/LatePart.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { BarSkeleton } from './BarSkeleton.tsx';
import type { Chart as ChartModel } from './model.ts';
import { PlotSkeleton } from './PlotSkeleton.tsx';

type Props = {
  chart: ChartModel;
  /** What the chart is, for screen readers. */
  label: string;
  /** The N of the chart in words; null when there is none. */
  sample: string | null;
  /** A bar was chosen, by its id; absent = bars lead nowhere. */
  onPick?: ((id: string) => void) | undefined;
};

const ChartSurface = lazyPart<Props>(() => import('./draw/ChartSurface.tsx').then((module) => module.ChartSurface));

/**
 * Fetches the chart library beside the first answer instead of after it. To be called once the question is on its way: the library
 * takes longer to begin than a question takes to leave.
 */
export const preloadCharts = (): void => ChartSurface.preload();

const ChartSkeleton = ({ chart }: { chart: ChartModel }) =>
  chart.kind === 'bars' ? <BarSkeleton count={chart.bars.length} /> : <PlotSkeleton />;

export const Chart = (props: Props) => (
  <LatePart fallback={<ChartSkeleton chart={props.chart} />} missing={<MissingPart />}>
    <ChartSurface {...props} />
  </LatePart>
);
