/**
 * The tabs of a report. The last part of the path names the tab; a path without one is the default, one that the title
 * does not have leads to the default, and of one that no report has the page says so. Filters stay when the tab changes.
 * A report of a single page has no tabs.
 */
import { type Clause, type TitleTab, titleTabs } from '@cvm/contract';
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
/** `pending`: whether the title has it, or where it stands, is not known yet. */
type Offered<Tab> = { readonly tab: Tab; readonly pending: boolean };

const noLinks: readonly TabLink[] = [];

/** The tab of a path without one. */
const defaultTab: TitleTab = 'anticipation';

const isTab = (text: string): text is TitleTab => titleTabs.some((tab) => tab === text);
const isNamed = (offer: Offered<ReportTab>): offer is Offered<NamedTab> => offer.tab.id !== null;

/**
 * While the title is not known, the tab of the path is held, so that its figures are asked for at once, and no tab is
 * shown in a place that it might leave: behind one that only titles that have aired have, unless the path is of such a title.
 */
const offered = ({ report, head, tab }: Props): readonly Offered<ReportTab>[] => {
  if (head !== null) return visibleTabs(report.tabs, head).map((own) => ({ tab: own, pending: false }));
  const first = report.tabs.findIndex(({ afterAiring }) => afterAiring);
  const isHeld = report.tabs.some(({ id, afterAiring }) => afterAiring && id === tab);
  return report.tabs.map((own, place) => ({
    tab: own,
    pending: own.afterAiring ? own.id !== tab : !isHeld && first >= 0 && place > first,
  }));
};

const Named = ({ tabs, ...props }: Props & { tabs: readonly Offered<NamedTab>[] }) => {
  const { report, head, tab = defaultTab, about, name } = props;
  const navigate = useNavigate();
  const pathOf = (to: TitleTab) => report.path(about.values[0] ?? '', to);
  const active = tabs.find((offer) => offer.tab.id === tab)?.tab;
  if (active === undefined && isTab(tab)) return <Navigate to={pathOf(defaultTab)} search={true} replace />;
  const links = tabs.map(({ tab: { id, label } }) => ({ label, to: pathOf(id), active: id === active?.id }));
  const open = (id: TitleTab) => {
    if (id !== tab) void navigate({ to: pathOf(id), search: true, resetScroll: false });
  };
  return (
    <Tabbed
      className={classes.tabs}
      label={`${name}: tabs`}
      tabs={tabs.map(({ tab: { id, label }, pending }) => ({ id, label, pending }))}
      open={active?.id ?? null}
      onOpen={open}
    >
      {active === undefined ? (
        <ViewEmpty
          title={`This report has no tab "${tab.slice(0, 40)}"`}
          reason="The address may have been mistyped. Choose one of the tabs above."
        />
      ) : null}
      {tabs.map(({ tab: offer }) => (
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
  return tabs.map(({ tab }) => (
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
