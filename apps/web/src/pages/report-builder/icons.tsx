/** Icons of the report builder. */
import { icon } from '../../ui/icons.tsx';

/** Rows that become columns. */
export const PivotIcon = icon(
  <path d="M2.5 2.5h4v4h-4zM10 2.5h3.5M10 4.5h3.5M2.5 10v3.5M4.5 10v3.5M9 13.5a4.5 4.5 0 0 0 4.5-4.5M12 10l1.5-1.5L15 10" />,
);
export const UndoIcon = icon(<path d="M5.5 3 2.5 6l3 3M2.5 6h7a4 4 0 0 1 0 8h-3" />);
export const RedoIcon = icon(<path d="m10.5 3 3 3-3 3M13.5 6h-7a4 4 0 0 0 0 8h3" />);
