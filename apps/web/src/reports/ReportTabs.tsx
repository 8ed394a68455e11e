/**
 * The tabs of a report. The last part of the path names the tab; a path without one is the default, one that the title
 * does not have leads to the default, and of one that no report has the page says so. Filters stay when the tab changes.
 * A report of a single page has no tabs.
 */
import { type Clause, type TitleTab, titleTabs } from '@cvm/contract';
import { Skeleton } from '@mantine/core';
import { Navigate, useNavigate } from '@tanstack/react-router';
import type { TabLink } from '../links/TabLinks.tsx';
import { Tabbed, TabPanel } from '../ui/Tabbed.tsx';
import { ViewEmpty } from '../views/states.tsx';
import type { Head, ReportRecord, ReportTab } from './model.ts';
import { visibleTabs } from './offered.ts';
import classes from './report.module.css';
import { TabContent } from './TabContent.tsx';

type Props = {
  report: ReportRecord;
  /** Null while it is not known: what the path asks for is shown meanwhile. */
  head: Head | null;
  /** The last part of the path, if it has one. */
  tab: string | undefined;
  about: Clause;
  name: string;
};

type NamedTab = ReportTab & { readonly id: TitleTab };

const noLinks: readonly TabLink[] = [];

/** The tab of a path without one. */
const defaultTab: TitleTab = 'anticipation';

const isTab = (text: string): text is TitleTab => titleTabs.some((tab) => tab === text);
const isNamed = (tab: ReportTab): tab is NamedTab => tab.id !== null;

/** While the title is not known, the tab of the path is held, so that its figures are asked for at once. */
const offered = ({ report, head, tab }: Props): readonly ReportTab[] =>
  head === null
    ? report.tabs.filter(({ id, afterAiring }) => !afterAiring || id === tab)
    : visibleTabs(report.tabs, head);

const Named = ({ tabs, ...props }: Props & { tabs: readonly NamedTab[] }) => {
  const { report, head, tab = defaultTab, about, name } = props;
  const navigate = useNavigate();
  const pathOf = (to: TitleTab) => report.path(about.values[0] ?? '', to);
  const active = tabs.find(({ id }) => id === tab);
  if (active === undefined && isTab(tab)) return <Navigate to={pathOf(defaultTab)} search={true} replace />;
  const links = tabs.map(({ id, label }) => ({ label, to: pathOf(id), active: id === active?.id }));
  const open = (id: TitleTab) => {
    if (id !== tab) void navigate({ to: pathOf(id), search: true, resetScroll: false });
  };
  return (
    <Tabbed
      className={classes.tabs}
      label={`${name}: tabs`}
      tabs={tabs}
      open={active?.id ?? null}
      onOpen={open}
      beside={
        head === null && tabs.length < report.tabs.length ? (
          <Skeleton width={72} height={14} mx="sm" my={11} aria-hidden="true" />
        ) : null
      }
    >
      {active === undefined ? (
        <ViewEmpty
          title={`This report has no tab "${tab.slice(0, 40)}"`}
          reason="The address may have been mistyped. Choose one of the tabs above."
        />
      ) : null}
      {tabs.map((offer) => (
        <TabPanel key={offer.id} value={offer.id}>
          <TabContent
            subject={report.subject}
            picture={report.picture}
            links={links}
            head={head}
            tab={offer}
            about={about}
            name={name}
          />
        </TabPanel>
      ))}
    </Tabbed>
  );
};

export const ReportTabs = (props: Props) => {
  const { report, head, about, name } = props;
  const tabs = offered(props);
  const named = tabs.filter(isNamed);
  if (named.length > 0) return <Named {...props} tabs={named} />;
  return tabs.map((tab) => (
    <TabContent
      key={tab.label}
      subject={report.subject}
      picture={report.picture}
      links={noLinks}
      head={head}
      tab={tab}
      about={about}
      name={name}
    />
  ));
};
