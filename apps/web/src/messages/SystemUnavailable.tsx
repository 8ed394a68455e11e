/** The downtime screen: the portal says of itself that it cannot work. */
import { supportEmail } from '@cvm/contract';
import { Anchor, Button, Text } from '@mantine/core';
import { WarningIcon } from '../ui/icons.tsx';
import { MessagePage } from './MessagePage.tsx';

export const SystemUnavailable = ({ onRetry }: { onRetry: () => void }) => (
  <MessagePage
    icon={<WarningIcon size={32} />}
    title="The system is currently unavailable."
    text="We're very sorry for the inconvenience. Please try again later or contact your representative for support."
  >
    <Text size="sm">
      <Anchor href={`mailto:${supportEmail}`}>{supportEmail}</Anchor>
    </Text>
    <Button size="sm" onClick={onRetry}>
      Retry
    </Button>
  </MessagePage>
);
