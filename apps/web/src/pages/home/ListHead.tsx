/** The head of a home list: what the columns are, each figure with its definition on hover and focus. */
import { type Column, metricDefinitions } from '@cvm/contract';
import { Tooltip } from '@mantine/core';
import classes from './home.module.css';

const Label = ({ column }: { column: Column }) =>
  column.metric === undefined ? (
    column.label
  ) : (
    <Tooltip label={metricDefinitions[column.metric].definition}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the definition must be reachable by keyboard. */}
      <span tabIndex={0}>{column.label}</span>
    </Tooltip>
  );

export const ListHead = ({ name, figures }: { name: string; figures: readonly Column[] }) => (
  <thead>
    <tr>
      <th scope="col" className={classes.rank}>
        #
      </th>
      <th scope="col">{name}</th>
      {figures.map((column) => (
        <th key={column.name} scope="col" className={classes.figure}>
          <Label column={column} />
        </th>
      ))}
    </tr>
  </thead>
);
