/** The rows of a table before they are known: the same height and columns, so that nothing moves when they come. */
import { type Column, isNumeric } from '@cvm/contract';
import classes from './table.module.css';

/** Uneven like real titles. */
const widths = ['62%', '44%', '71%', '53%', '38%'];

type Props = { columns: readonly Column[]; ranked: boolean; ticked: boolean; count: number };

export const SkeletonRows = ({ columns, ranked, ticked, count }: Props) => (
  <tbody aria-hidden="true">
    {Array.from({ length: count }, (_, row) => row).map((row) => (
      <tr key={row}>
        {ticked ? <td /> : null}
        {ranked ? <td className={classes.numeric} /> : null}
        {columns.map((column, position) => (
          <td key={column.name} className={isNumeric(column) ? classes.numeric : undefined}>
            <span
              className={classes.skeleton}
              style={{ width: isNumeric(column) ? 46 : widths[(row + position) % widths.length] }}
            />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);
