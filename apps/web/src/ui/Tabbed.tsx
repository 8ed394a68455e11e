/**
 * Panels of which one is shown, chosen by tabs above them, or at their side. What chooses among a few words is `Segmented`;
 * tabs that are pages of their own are links (`TabLinks`), and look the same.
 */
import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Tabbed.module.css';

type Tab<Id extends string> = {
  readonly id: Id;
  readonly label: string;
  /** In place of the label, for screen readers. */
  readonly name?: string;
  /** After the label. */
  readonly mark?: ReactNode;
  /** Why it cannot be opened. */
  readonly disabledReason?: string;
  /** Whether there is this tab, or where it stands, is not known yet: a bar as wide as its label keeps its place. */
  readonly pending?: boolean;
};

type Props<Id extends string> = {
  /** What is chosen among, for screen readers. */
  label: string;
  /** None = a panel alone. */
  tabs: readonly Tab<Id>[];
  /** Null = none of them. */
  open: Id | null;
  onOpen: (id: Id) => void;
  /** At the end of the line of tabs. */
  beside?: ReactNode;
  /** At the side of the panel instead of above it. */
  atSide?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

export const Tabbed = <Id extends string>(props: Props<Id>) => {
  const { label, tabs, open, onOpen, beside, atSide = false, className = '', children } = props;
  const choose = (value: string | null) => {
    const tab = tabs.find(({ id }) => id === value);
    if (tab !== undefined) onOpen(tab.id);
  };
  return (
    <Tabs
      className={className}
      orientation={atSide ? 'vertical' : 'horizontal'}
      value={open}
      onChange={choose}
      keepMounted={false}
      unstyled
      data-at-side={atSide || undefined}
    >
      {tabs.length === 0 ? null : (
        <div className={classes.head} data-at-side={atSide || undefined}>
          <Tabs.List className={classes.list ?? ''} aria-label={label}>
            {tabs.map(({ id, label: text, name, mark, disabledReason, pending = false }) =>
              pending ? (
                <span key={id} className={classes.tab} aria-hidden="true">
                  <span className={classes.skeleton} data-label={text} />
                </span>
              ) : (
                <Tabs.Tab
                  key={id}
                  value={id}
                  className={classes.tab ?? ''}
                  disabled={disabledReason !== undefined}
                  title={disabledReason}
                  aria-description={disabledReason}
                  rightSection={mark}
                  {...(name === undefined ? {} : { 'aria-label': name })}
                >
                  {text}
                </Tabs.Tab>
              ),
            )}
          </Tabs.List>
          {beside}
        </div>
      )}
      {children}
    </Tabs>
  );
};

export const TabPanel = Tabs.Panel;
