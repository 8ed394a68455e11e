/** What else is known of an entry, cut to a few lines until it is asked for. */
import { Spoiler } from '@mantine/core';
import classes from './audit.module.css';
import { type Details, detailLines } from './detail-lines.ts';

const shownPx = 40;

export const AuditDetails = ({ details }: { details: Details }) => {
  const lines = detailLines(details);
  if (lines.length === 0) return null;
  return (
    <Spoiler maxHeight={shownPx} showLabel="Show all" hideLabel="Show less" className={classes.details}>
      <dl>
        {lines.map(([name, text]) => (
          <div key={name}>
            <dt>{name}:</dt> <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Spoiler>
  );
};
