/** Chart or table: the one switch of every figure; the address keeps which figures are shown as tables. */
import { UnknownNames } from '../address/UnknownChoice.tsx';
import { useMarked } from '../address/use-in-address.ts';
import { Segmented } from '../ui/Segmented.tsx';

export type Display = 'chart' | 'table';

const displays = [
  { value: 'chart', label: 'Chart' },
  { value: 'table', label: 'Table' },
] as const satisfies readonly { value: Display; label: string }[];

/** @param name of the figure, as the address of its page has it */
export const useDisplay = (name: string): { display: Display; setDisplay: (display: Display) => void } => {
  const { marked, mark } = useMarked('tables', name);
  return { display: marked ? 'table' : 'chart', setDisplay: (wanted) => mark(wanted === 'table') };
};

/** What a link shows as a table and the page has not. @param figures all that can be, by name */
export const UnknownTables = ({ figures }: { figures: readonly string[] }) => (
  <UnknownNames name="tables" isKnown={(name) => figures.includes(name)} instead="The chart of each figure" />
);

type Props = { label: string; display: Display; onDisplay: (display: Display) => void };

export const DisplaySwitch = ({ label, display, onDisplay }: Props) => (
  <Segmented<Display> label={`${label} as`} choices={displays} value={display} onChange={onDisplay} />
);
