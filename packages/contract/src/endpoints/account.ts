/** Sign-in and the signed-in user (1-foundation sections 3 and 7). */
import { z } from 'zod';

/** POST v1/login, form-encoded. */
export const loginBodySchema = z.object({
  username: z.string({ error: 'Username is required.' }).trim().min(1, 'Username is required.').max(320),
  password: z.string({ error: 'Password is required.' }).min(1, 'Password is required.').max(1000),
});

/** GET v1/user/profile: the signed-in user. */
export const profileSchema = z.object({
  userId: z.string(),
  username: z.string(),
  lastname: z.string().nullable(),
  email: z.string(),
  organizationName: z.string().nullable(),
  organizationAvatar: z.string().nullable(),
  lookerUserInfo: z.object({
    allowedPages: z.array(z.string()),
    allowedDataCategories: z.array(z.string()),
  }),
  blockedReports: z.array(z.string()),
  roles: z.array(z.string()),
  apiKey: z.string().nullable(),
  apiSecret: z.string().nullable(),
});

export type Profile = z.infer<typeof profileSchema>;

/** The answer of POST v1/login: the profile and the bearer token for every further call. */
export const loginAnswerSchema = profileSchema.extend({ success: z.literal(true), token: z.string() });
export type LoginAnswer = z.infer<typeof loginAnswerSchema>;

/** GET v1/logout. */
export const logoutAnswerSchema = z.object({ success: z.literal(true) });
