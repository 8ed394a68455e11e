/** Countries, languages and genres that there are, and no title has: what is asked by them alone is answered with nothing. */
import { type Clause, filterDefinition, valueName } from '@cvm/contract';
import { Text } from '@mantine/core';
import { useUnknownValues } from '../filters/use-options.ts';
import classes from './FilterBar.module.css';

const asked = ['genre', 'originating_country', 'originating_language'] as const;

type Props = { clauses: readonly Clause[] };

const Unheld = ({ id, clauses }: Props & { id: (typeof asked)[number] }) => {
  const included = clauses.filter((clause) => clause.id === id && clause.op === 'is').flatMap(({ values }) => values);
  const unheld = useUnknownValues(id, included);
  return unheld.length === 0 ? null : (
    <Text className={classes.none} size="sm" c="dimmed" role="status">
      {filterDefinition(id).label}: no title has {unheld.map((value) => valueName(id, value)).join(', ')}.
    </Text>
  );
};

export const UnheldValues = ({ clauses }: Props) => asked.map((id) => <Unheld key={id} id={id} clauses={clauses} />);
