/** Sign-in and the signed-in user (1-foundation sections 3 and 7). */
import { z } from 'zod';
import { idSchema } from '../filters/clause.ts';
import { doneSchema, endpoint } from './endpoint.ts';
import { requiredMessage, requiredName, requiredText, textLabels } from './required.ts';

/** The longest email address. */
export const emailMax = 320;
const username = requiredText('Username', emailMax);
const passwordMissing = requiredMessage('Password');

/** The shortest password that can be set, and the longest, in characters; the rules that need a word list are the server's. */
export const passwordLengthMin = 10;
export const passwordLengthMax = 1024;

/** A password as it is sent. Beyond this it is an attempt to keep the hash function busy; whichever can be set can be typed, and a character may take two units of a text. */
const typedPassword = (missing: string, tooLong?: string) =>
  z
    .string({ error: missing })
    .min(1, missing)
    .max(2 * passwordLengthMax, tooLong);

export const loginBodySchema = z.strictObject({
  username,
  password: typedPassword(passwordMissing),
});

/** The signed-in user. */
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

/** What signing in answers: the profile and the bearer token for every further call. */
export const loginAnswerSchema = profileSchema.extend({ success: z.literal(true), token: z.string() });
export type LoginAnswer = z.infer<typeof loginAnswerSchema>;

/** `host` is part of the call; links are made of the portal's own address. */
const forgotPasswordBodySchema = z.strictObject({ username, host: z.string().max(2000).optional() });

/** What the modal asks for. */
export const forgotPasswordFormSchema = forgotPasswordBodySchema.pick({ username: true });

/** The same whether the username exists or not. */
const forgotPasswordAnswerSchema = z.object({ success: z.literal(true), error: z.null() });

/** `hash` is the last part of the link's path. */
const resetPasswordBodySchema = z.strictObject({
  hash: z.string({ error: 'The link is not complete.' }).min(1, 'The link is not complete.').max(200),
  username,
  password: typedPassword(passwordMissing),
});

/** A new password as forms ask for it: twice. */
const newPasswordTwice = {
  password: z
    .string()
    .min(1, passwordMissing)
    .refine(
      (text) => text === '' || [...text].length >= passwordLengthMin,
      `Password must have at least ${passwordLengthMin} characters.`,
    ),
  password2: z.string().min(1, 'Password confirmation is required.'),
};

type Twice = { password: string; password2: string };
const passwordsMatch: [(twice: Twice) => boolean, { path: string[]; error: string; when: () => boolean }] = [
  ({ password, password2 }: Twice) => password === '' || password2 === '' || password === password2,
  {
    path: ['password2'],
    error: 'Passwords must match.',
    // Asked even while another field is wrong, so that all messages show at once.
    when: () => true,
  },
];

/** What the reset page asks for (1-foundation section 5). */
export const resetPasswordFormSchema = z.object({ username, ...newPasswordTwice }).refine(...passwordsMatch);

/** Data is true, else the answer is an error. */
const resetPasswordAnswerSchema = z.object({ success: z.literal(true), data: z.literal(true) });

/** The name by which the portal greets its user, who may change it. */
export const userNameMax = 200;
const userParamsSchema = z.object({ id: idSchema });
export const userBodySchema = z.strictObject({
  username: requiredName(textLabels.firstName, userNameMax),
});

/** Where the caller is signed in, the latest used first. */
const sessionSchema = z.object({
  id: z.string(),
  /** Browser and system in words, such as 'Firefox on Windows'. */
  device: z.string(),
  /** The network address of the sign-in; null when it is not known. */
  address: z.string().nullable(),
  /** Moments; `lastSeen` is exact to the minute. */
  signedIn: z.string(),
  lastSeen: z.string(),
  isThis: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;
export const sessionsAnswerSchema = z.object({ success: z.literal(true), sessions: z.array(sessionSchema) });

const sessionParamsSchema = z.object({ id: idSchema });
const sessionsEndedAnswerSchema = z.object({ success: z.literal(true), ended: z.number() });

const currentPasswordMissing = requiredMessage('Current password');
export const wrongPasswordMessage = 'Current password is not right.';

const changePasswordBodySchema = z.strictObject({
  currentPassword: typedPassword(currentPasswordMissing, wrongPasswordMessage),
  password: typedPassword(passwordMissing),
});

/** What the profile page asks for. */
export const changePasswordFormSchema = z
  .object({ currentPassword: z.string().min(1, currentPasswordMissing), ...newPasswordTwice })
  .refine(...passwordsMatch);

export const userEndpoints = {
  logIn: endpoint({
    method: 'POST',
    path: '/v1/login',
    who: 'everybody',
    callsMax: 60,
    tag: 'session',
    summary: 'Sign in',
    description: 'Form-encoded username and password.',
    body: loginBodySchema,
    encoding: 'form',
    answer: loginAnswerSchema,
    errors: ['bad_request', 'login_failed', 'too_many_requests'],
  }),
  logOut: endpoint({
    method: 'GET',
    path: '/v1/logout',
    who: 'session',
    tag: 'session',
    summary: 'Sign out',
    answer: doneSchema,
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/v1/forgot-password',
    who: 'everybody',
    callsMax: 30,
    tag: 'session',
    summary: 'Ask for a link to reset a password',
    description: 'Form-encoded username and host. The answer is the same whether the username exists or not.',
    body: forgotPasswordBodySchema,
    encoding: 'form',
    answer: forgotPasswordAnswerSchema,
    errors: ['bad_request', 'too_many_requests'],
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/v1/reset-password',
    who: 'link',
    callsMax: 30,
    tag: 'session',
    summary: 'Set a password with the link of a message',
    description: 'Form-encoded hash (the last part of the link), username and password. A link works once.',
    body: resetPasswordBodySchema,
    encoding: 'form',
    answer: resetPasswordAnswerSchema,
    errors: ['bad_request', 'too_many_requests'],
  }),
  readProfile: endpoint({
    method: 'GET',
    path: '/v1/user/profile',
    who: 'user',
    tag: 'session',
    summary: 'The signed-in user',
    answer: profileSchema,
  }),
  renameUser: endpoint({
    method: 'PUT',
    path: '/v1/user/:id',
    who: 'person',
    tag: 'session',
    summary: "Change the caller's own name",
    description: 'Answers the updated user.',
    params: userParamsSchema,
    body: userBodySchema,
    answer: profileSchema,
    errors: ['bad_request'],
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/v1/user/sessions',
    who: 'person',
    tag: 'session',
    summary: 'Where the caller is signed in',
    answer: sessionsAnswerSchema,
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/v1/user/sessions',
    who: 'person',
    tag: 'session',
    summary: 'End all other sessions of the caller',
    answer: sessionsEndedAnswerSchema,
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/v1/user/sessions/:id',
    who: 'person',
    tag: 'session',
    summary: 'End a session of the caller',
    params: sessionParamsSchema,
    answer: sessionsEndedAnswerSchema,
    errors: ['not_found'],
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/v1/user/password',
    who: 'person',
    tag: 'session',
    summary: "Change the caller's own password",
    description: 'Asks for the password until now. All other sessions of the caller end.',
    body: changePasswordBodySchema,
    answer: sessionsEndedAnswerSchema,
    errors: ['bad_request', 'too_many_requests'],
  }),
};
