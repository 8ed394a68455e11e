/** The words of the portal's messages. A link is a secret: it stands in the message and nowhere else. */
import { passwordLinkMs, type User } from '@cvm/accounts';
import { formatCount, hourMs } from '@cvm/contract';
import { type Message, messageOf } from './message.ts';

const hours = (ms: number): string => formatCount(ms / hourMs, 'hour');

/** Line breaks and the like have no place in a name. */
const greeting = ({ firstName }: Pick<User, 'firstName'>): string => {
  const name = firstName.replace(/\s+/g, ' ').trim();
  return name === '' ? 'Hello,' : `Hello ${name},`;
};

export type Addressee = Pick<User, 'email' | 'firstName'>;

/** To a new user: where the portal is, the username, and the link to set the first password. */
export const welcomeMessage = (user: Addressee, link: string, home: string): Message =>
  messageOf({
    subject: 'Welcome to CVM Insights',
    preview: 'Your access is ready. Set your password to log in.',
    greeting: greeting(user),
    paragraphs: [
      'Your access to CVM Insights, the audience analytics portal for television and film, is ready.',
      `Your username is ${user.email}. Set a password to log in for the first time.`,
    ],
    button: { label: 'Set your password', link },
    notes: [
      `This link works once, for ${hours(passwordLinkMs.welcome)}. After that, choose "Forgot Password?" on the login page to get another one.`,
    ],
    home,
  });

/** To a user who asked for it: the link to set another password. */
export const resetMessage = (user: Addressee, link: string, home: string): Message =>
  messageOf({
    subject: 'Reset your CVM Insights password',
    preview: `The link works once, for ${hours(passwordLinkMs.reset)}.`,
    greeting: greeting(user),
    paragraphs: [
      `Somebody, most likely you, asked to reset the password of ${user.email} on CVM Insights.`,
      'Choose a new password with the link below. You will be logged out everywhere else.',
    ],
    button: { label: 'Reset your password', link },
    notes: [
      `This link works once, for ${hours(passwordLinkMs.reset)}.`,
      'If it was not you, there is nothing to do: without the link your password stays as it is.',
    ],
    home,
  });
