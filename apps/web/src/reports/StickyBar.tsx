/**
 * What of a report stays in reach once its head has gone: picture, name, tabs, what is filtered, and Apply. It lies over the page
 * below the header, so that nothing moves when it comes, and is no part of paper.
 */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { ApplyButton } from '../filter-bar/ApplyButton.tsx';
import type { FilterBarState } from '../filter-bar/use-filter-bar.ts';
import { clauseLabel } from '../filters/clause-label.ts';
import { clauseStatuses } from '../filters/pending.ts';
import { type TabLink, TabLinks } from '../links/TabLinks.tsx';
import type { Head, ReportRecord } from './model.ts';
import { Picture } from './Picture.tsx';
import classes from './sticky.module.css';

type Props = {
  picture: ReportRecord['picture'];
  /** Null while it is not known. */
  head: Head | null;
  tabs: readonly TabLink[];
  bar: FilterBarState;
};

/** Whether an element has left the window at its top, under the header. */
const useGone = (mark: RefObject<HTMLElement | null>): boolean => {
  const [gone, setGone] = useState(false);
  // Scrolling is nothing that a page is told by its state.
  useEffect(() => {
    const look = () => {
      const header = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--header-height'));
      setGone((mark.current?.getBoundingClientRect().top ?? 0) < (header || 0));
    };
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [mark]);
  return gone;
};

const Chips = ({ bar }: Pick<Props, 'bar'>) => {
  const chips = clauseStatuses(bar.filters.applied, bar.pending).map(({ clause, status }) => ({
    ...clauseLabel(bar.definition, clause, bar.labels, bar.panel),
    status,
  }));
  return (
    <p className={classes.chips} title={chips.map(({ full }) => full).join('; ')}>
      {chips.length === 0 ? 'No filters' : null}
      {chips.map(({ label, text, full, status }) => (
        <span key={`${full} ${status}`} className={classes.chip} data-status={status}>
          {label}: {text}
        </span>
      ))}
    </p>
  );
};

const toTop = () => window.scrollTo({ top: 0 });

/** Stands where the filter bar ends, and shows itself once that has gone. */
export const StickyBar = ({ picture, head, tabs, bar }: Props) => {
  const mark = useRef<HTMLDivElement>(null);
  const gone = useGone(mark);
  return (
    <>
      <div ref={mark} data-report-bar />
      {gone && head !== null ? (
        <section className={classes.bar} aria-label="Report in short" data-screen>
          <div className={classes.row}>
            {picture === null ? null : (
              <span className={classes.picture}>
                <Picture kind={picture} src={head.picture} name={head.name} />
              </span>
            )}
            <button type="button" className={classes.name} title="Back to the top" onClick={toTop}>
              {head.heading}
            </button>
            {tabs.length === 0 ? null : (
              <TabLinks className={classes.tabs} label="Tabs of the report" links={tabs} keepsPlace />
            )}
            <Chips bar={bar} />
            {bar.definition.autoApply ? null : <ApplyButton changed={bar.changed.length} onApply={bar.apply} />}
          </div>
        </section>
      ) : null}
    </>
  );
};
