/** The legend of shades: its title in the ink of titles, then the ends of the scale with the shades between them. */
import type { Palette } from './palette.ts';

type Ends = { readonly title: string; readonly low: string; readonly high: string };

/** What every scale has in common; where it stands, what it measures and its colours are the chart's own. */
export const scaleLegend = (
  { palette, fontSize = 11 }: { readonly palette: Palette; readonly fontSize?: number },
  { title, low, high }: Ends,
) => ({
  calculable: false,
  // Its sign beside the value that is pointed at rounds to whole numbers, a share of 5.66 % to 0: the tooltip tells it.
  hoverLink: false,
  orient: 'horizontal' as const,
  itemWidth: 10,
  itemHeight: 110,
  text: [high, `{title|${title}}  ${low}`],
  textStyle: {
    color: palette.inkQuiet,
    fontSize,
    rich: { title: { color: palette.ink, fontSize, fontWeight: 600 as const } },
  },
});
