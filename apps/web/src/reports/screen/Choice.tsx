/** One of several modules at a time, chosen by tabs; the only one that is offered stands there without them. */
import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useOneOf } from '../../address/use-in-address.ts';
import { Tabbed, TabPanel } from '../../ui/Tabbed.tsx';
import type { ChoiceModule, ModuleContext } from '../model.ts';
import { optionsOf } from '../offered.ts';
import classes from './grid.module.css';
import { Single } from './Single.tsx';

type Props = { choice: ChoiceModule; context: ModuleContext };

const Options = ({ choice, context }: Props) => {
  const options = optionsOf(choice, context.head);
  const { chosen, choose } = useOneOf(
    'shown',
    options.map(({ module }) => module.id),
  );
  const [first, ...others] = options;
  if (first === undefined) return null;
  if (others.length === 0) return <Single module={first.module} context={context} />;
  return (
    <Tabbed
      label={choice.title}
      tabs={options.map(({ label, module }) => ({ id: module.id, label }))}
      open={chosen ?? first.module.id}
      onOpen={choose}
      className={choice.look === 'tabs' ? classes.tabbed : classes.inside}
    >
      {options.map(({ module }) => (
        <TabPanel key={module.id} value={module.id}>
          <Single module={module} context={context} />
        </TabPanel>
      ))}
    </Tabbed>
  );
};

const Card = ({ title, children }: { title: string; children: ReactNode }) => {
  const titleId = useId();
  return (
    <section className={classes.card} aria-labelledby={titleId}>
      <Title order={2} id={titleId} className={classes.cardTitle}>
        {title}
      </Title>
      {children}
    </section>
  );
};

export const Choice = (props: Props) =>
  props.choice.look === 'card' ? (
    <Card title={props.choice.title}>
      <Options {...props} />
    </Card>
  ) : (
    <Options {...props} />
  );
