/** The client companies that users belong to. A new one comes with the first user who is given its name. */
import { z } from 'zod';
import { idSchema } from '../filters/clause.ts';
import { doneSchema, endpoint } from './endpoint.ts';
import { optionsAnswerSchema } from './options.ts';
import { requiredName, textLabels } from './required.ts';

/** A client company that users belong to. */
const organizationSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** How many, disabled ones included. */
  users: z.number(),
});
export type Organization = z.infer<typeof organizationSchema>;
const organizationsAnswerSchema = z.object({
  success: z.literal(true),
  organizations: z.array(organizationSchema),
});

const organizationParamsSchema = z.object({ id: idSchema });
export const organizationNameMax = 200;
export const organizationBodySchema = z.strictObject({
  name: requiredName(textLabels.organizationName, organizationNameMax),
});

export const organizationEndpoints = {
  listOrganizationOptions: endpoint({
    method: 'GET',
    path: '/v1/options/adminOrgMap',
    who: 'adminSees',
    tag: 'administration',
    summary: 'The organizations that a user can belong to',
    answer: optionsAnswerSchema,
  }),
  listOrganizations: endpoint({
    method: 'GET',
    path: '/v1/admin/organizations',
    who: 'adminSees',
    tag: 'administration',
    summary: 'All organizations with the number of their users',
    answer: organizationsAnswerSchema,
  }),
  renameOrganization: endpoint({
    method: 'PUT',
    path: '/v1/admin/organization/:id',
    who: 'adminActs',
    tag: 'administration',
    summary: 'Rename an organization',
    description: 'An edit of one of its users that was begun before is answered as a conflict afterwards.',
    params: organizationParamsSchema,
    body: organizationBodySchema,
    answer: doneSchema,
    errors: ['bad_request', 'not_found', 'conflict'],
  }),
  deleteOrganization: endpoint({
    method: 'DELETE',
    path: '/v1/admin/organization/:id',
    who: 'adminActs',
    tag: 'administration',
    summary: 'Delete an organization that has no users',
    params: organizationParamsSchema,
    answer: doneSchema,
    errors: ['not_found', 'conflict'],
  }),
};
