/** The head of a home list: what the number of a row and its columns are, each figure with its definition on hover and focus. */
import { type Column, metricDefinitions, type ViewDefinition } from '@cvm/contract';
import { Tooltip } from '@mantine/core';
import { placeText } from '../../tables/place-text.ts';
import classes from './home.module.css';

/** What hovering tells must be told to keyboards as well. */
const Told = ({ label, hint }: { label: string; hint: string }) => (
  <Tooltip label={hint}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the hint must be reachable by keyboard. */}
    <span tabIndex={0}>{label}</span>
  </Tooltip>
);

const Label = ({ column: { label, metric } }: { column: Column }) =>
  metric === undefined ? label : <Told label={label} hint={metricDefinitions[metric].definition} />;

/** The rows stand as their view orders them. */
const orderOf = ({ sorts, columns }: Pick<ViewDefinition, 'sorts' | 'columns'>): Parameters<typeof placeText>[1] => {
  const [first] = sorts;
  const column = columns.find(({ name }) => name === first?.column);
  return first === undefined || column === undefined ? null : { column, direction: first.direction };
};

type Props = { view: ViewDefinition; name: string; figures: readonly Column[] };

export const ListHead = ({ view, name, figures }: Props) => (
  <thead>
    <tr>
      <th scope="col" className={classes.rank}>
        <Told label="#" hint={placeText('list', orderOf(view))} />
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
