/** The rows of a home list before they are known, in the measures of the real ones. */
import classes from './home.module.css';

/** Lists hold 10 rows, and so do their placeholders (1-foundation section 9). */
export const rowCount = 10;

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Uneven like real names. */
const nameWidth = (row: number): string => `${72 - ((row * 17) % 40)}%`;
const noteWidth = (row: number): string => `${34 - ((row * 7) % 14)}%`;

export const SkeletonList = ({ figures, image }: { figures: number; image: boolean }) => (
  <tbody aria-hidden="true">
    {numbers(rowCount).map((row) => (
      <tr key={row}>
        <td className={classes.rank} />
        <td>
          <div className={classes.nameCell}>
            {image ? <span className={`${classes.skeleton} ${classes.round}`} /> : null}
            <div className={`${classes.names} ${classes.skeletons}`}>
              <span className={classes.skeleton} style={{ width: nameWidth(row) }} />
              <span className={`${classes.skeleton} ${classes.skeletonNote}`} style={{ width: noteWidth(row) }} />
            </div>
          </div>
        </td>
        {numbers(figures).map((figure) => (
          <td key={figure} className={classes.figure}>
            <span className={`${classes.skeleton} ${classes.skeletonFigure}`} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);
