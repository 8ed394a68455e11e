/** A tab that is a grid of modules. */

import { FigureModule } from '../charts/FigureModule.tsx';
import { RealOnlySwitch } from '../charts/RealOnlySwitch.tsx';
import classes from './report.module.css';
import { emptyReason, sectionClauses } from './sections.ts';
import type { TabProps } from './tabs.ts';

export const SectionGrid = ({ tab, clauses, filtered, subject }: TabProps) => (
  <>
    <div className={classes.switches}>
      <RealOnlySwitch />
    </div>
    <div className={classes.grid} data-tab={tab.id}>
      {tab.sections.map(({ area, view, title, prepare, height, what, start, kind = 'bars' }) => (
        <div key={area} className={classes.cell} data-area={area} style={{ gridArea: area }}>
          <FigureModule
            view={view}
            title={title}
            prepare={prepare}
            clauses={sectionClauses(clauses, start)}
            subject={subject}
            height={height}
            kind={kind}
            emptyReason={emptyReason(what, filtered)}
          />
        </div>
      ))}
    </div>
  </>
);
