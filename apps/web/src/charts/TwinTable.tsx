/** The table twin of a chart: every row with the chart's own words, in a place of the same height. */
import { CountryFlag } from '../filters/CountryFlag.tsx';
import type { FigureTable } from './model.ts';
import classes from './module.module.css';

type Props = { table: FigureTable; label: string };

export const TwinTable = ({ table, label }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable to be scrolled by keyboard.
  <section className={classes.tableFrame} tabIndex={0} aria-label={`${label}, table`}>
    <table className={classes.table}>
      <thead>
        <tr>
          {table.columns.map(({ label: heading, numeric }) => (
            <th key={heading} scope="col" data-numeric={numeric || undefined}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ id, picture, label: name, figures }) => (
          <tr key={id}>
            <th scope="row">
              {picture?.kind === 'flag' ? <CountryFlag code={picture.code} /> : null}
              {name}
            </th>
            {figures.map(({ text, exact }, column) => (
              <td key={table.columns[column + 1]?.label} title={exact}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
