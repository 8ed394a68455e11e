/** The modules of a tab on screen, in a grid. */
import { memo } from 'react';
import { OrderSwitch } from '../../charts/OrderSwitch.tsx';
import { RealOnlySwitch } from '../../charts/RealOnlySwitch.tsx';
import type { Module, ModuleContext } from '../model.ts';
import { comparesSome, indexModules } from '../offered.ts';
import { Choice } from './Choice.tsx';
import classes from './grid.module.css';
import { Single } from './Single.tsx';

type Props = { modules: readonly Module[]; context: ModuleContext };

/** Drawn anew when the figures are others, not with every edit of the filter bar. */
export const ModuleGrid = memo(({ modules, context }: Props) => (
  <>
    {comparesSome(modules) ? (
      <div className={classes.switches}>
        {indexModules(modules).length > 0 ? <OrderSwitch /> : null}
        <RealOnlySwitch />
      </div>
    ) : null}
    <div className={classes.grid}>
      {modules.map((module) => (
        <div key={module.id} id={module.id} className={classes.cell} data-span={module.span} data-tall={module.tall}>
          {module.kind === 'choice' ? (
            <Choice choice={module} context={context} />
          ) : (
            <Single module={module} context={context} alone={module.span === 'whole'} />
          )}
        </div>
      ))}
    </div>
  </>
));
