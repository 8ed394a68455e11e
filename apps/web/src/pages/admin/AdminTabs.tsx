/** The two pages of the administration. */
import { pages } from '@cvm/contract';
import { useLocation } from '@tanstack/react-router';
import { TabLinks } from '../../links/TabLinks.tsx';

const tabs = [
  { label: 'Users', path: pages.admin.path },
  { label: 'Audit Log', path: pages.auditLog.path },
] as const;

export const AdminTabs = () => {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <TabLinks
      label="Administration"
      links={tabs.map((tab) => ({ label: tab.label, to: tab.path, active: tab.path === path, search: {} }))}
    />
  );
};
