/**
 * The tabs of a report. The last part of the path names the tab; a path without one is the default, one that the title
 * does not have leads to the default, and of one that no report has the page says so. Filters stay when the tab changes.
 */
import { type Clause, type TitleKind, type TitleTab, titleTabs } from '@cvm/contract';
import { Skeleton, Tabs } from '@mantine/core';
import { Navigate, useNavigate } from '@tanstack/react-router';
import type { Title } from '../titles/title.ts';
import { ViewEmpty } from '../views/states.tsx';
import { TabContent } from './TabContent.tsx';
import { defaultTab, type ReportTab, reportTabs, visibleTabs } from './tabs.ts';

type Props = {
  kind: TitleKind;
  /** Null while it is not known: what the path asks for is shown meanwhile. */
  title: Title | null;
  /** The last part of the path, if it has one. */
  tab: string | undefined;
  about: Clause;
  subject: string;
  pathOf: (tab: TitleTab) => string;
};

const isTab = (text: string): text is TitleTab => titleTabs.some((tab) => tab === text);

/** While the title is not known, the tab of the path is held, so that its figures are asked for at once. */
const offered = ({ kind, title, tab }: Props): readonly ReportTab[] =>
  title === null
    ? reportTabs[kind].filter(({ id, afterAiring }) => !afterAiring || id === tab)
    : visibleTabs(reportTabs[kind], title);

export const ReportTabs = (props: Props) => {
  const { kind, title, tab = defaultTab, about, subject, pathOf } = props;
  const navigate = useNavigate();
  const tabs = offered(props);
  const active = tabs.find(({ id }) => id === tab);
  if (active === undefined && isTab(tab)) return <Navigate to={pathOf(defaultTab)} search={true} replace />;
  const open = (id: string | null) => {
    if (id !== null && isTab(id) && id !== tab) void navigate({ to: pathOf(id), search: true, resetScroll: false });
  };
  return (
    <Tabs value={active?.id ?? null} onChange={open} keepMounted={false}>
      <Tabs.List mb="md">
        {tabs.map(({ id, label }) => (
          <Tabs.Tab key={id} value={id}>
            {label}
          </Tabs.Tab>
        ))}
        {title === null && tabs.length < reportTabs[props.kind].length ? (
          <Skeleton width={72} height={14} m="sm" aria-hidden="true" />
        ) : null}
      </Tabs.List>
      {active === undefined ? (
        <ViewEmpty
          title={`This report has no tab "${tab.slice(0, 40)}"`}
          reason="The address may have been mistyped. Choose one of the tabs above."
        />
      ) : null}
      {tabs.map((offer) => (
        <Tabs.Panel key={offer.id} value={offer.id}>
          <TabContent kind={kind} title={title} tab={offer} about={about} subject={subject} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
};
