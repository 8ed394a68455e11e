/** What a change of a user's entitlements would add and take away. Changes nothing. */
import { endpoints } from '@cvm/contract';
import type { FastifyInstance } from 'fastify';
import { accessChange, type FullEntitlements } from '../../administration/access-change.ts';
import { refuseWrongAccess } from '../../administration/admin-user.ts';
import type { Portal } from '../../portal.ts';
import { route } from '../route.ts';
import { userNamed } from './user-named.ts';

const nothing: FullEntitlements = { allowedPages: [], allowedDataCategories: [], blockedReports: [], blockedLooks: [] };

export const registerAccessPreview = (app: FastifyInstance, { accounts }: Portal): void => {
  route(app, endpoints.previewAccess, async (request) => {
    const { userId, ...after } = request.body;
    refuseWrongAccess(after);
    const before = userId === undefined ? nothing : await userNamed(accounts.db, userId);
    return { success: true, data: accessChange(before, after) };
  });
};
