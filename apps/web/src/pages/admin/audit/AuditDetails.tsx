/**
 * What else is known of an entry: its first lines until the others are asked for. How many there are is counted, not measured, so
 * that no entry moves once it stands.
 */
import { useState } from 'react';
import classes from './audit.module.css';
import { type Details, detailLines } from './detail-lines.ts';

const shownLines = 2;
/** What a line has room for. */
const shownLength = 56;

export const AuditDetails = ({ details }: { details: Details }) => {
  const [open, setOpen] = useState(false);
  const lines = detailLines(details);
  if (lines.length === 0) return null;
  const isCut = lines.length > shownLines || lines.some(([name, text]) => name.length + text.length > shownLength);
  return (
    <div className={classes.details} data-cut={(isCut && !open) || undefined}>
      <dl>
        {(open ? lines : lines.slice(0, shownLines)).map(([name, text]) => (
          <div key={name}>
            <dt>{name}:</dt> <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {isCut ? (
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Show less' : 'Show all'}
        </button>
      ) : null}
    </div>
  );
};
