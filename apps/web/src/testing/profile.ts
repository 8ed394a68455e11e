/** The profile of a user that may open these pages and has nothing else that is special; tests spread it for the rest. */
import type { Profile } from '@cvm/contract';

export const profileOf = (allowedPages: readonly string[]): Profile => ({
  userId: '1',
  username: 'Ada',
  lastname: null,
  email: 'ada@client.example',
  organizationName: null,
  organizationAvatar: null,
  lookerUserInfo: { allowedPages: [...allowedPages], allowedDataCategories: [] },
  blockedReports: [],
  roles: [],
  apiKey: null,
  apiSecret: null,
});
