/** Shown in place of a page that the user may not open; the address stays, so that the link can be asked about. */
import { permissionDeniedMessage } from '@cvm/contract';
import { LockIcon } from '../ui/icons.tsx';
import { MessagePage } from './MessagePage.tsx';

export const PermissionDenied = () => (
  <MessagePage
    icon={<LockIcon size={32} />}
    title={permissionDeniedMessage}
    text="Contact us to learn more about this report"
  />
);
