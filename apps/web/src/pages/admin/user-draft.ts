/** What the dialog of a user edits, what it sends, and why it may not be sent yet. Pure. */
import {
  type AdminUser,
  comparedText,
  emailMax,
  filterDefinition,
  isEmailAddress,
  organizationNameMax,
  requiredMessage,
  textLabels,
  tooLong,
  type UserChange,
  userBodySchema,
  userNameMax,
} from '@cvm/contract';
import { type AccessForm, emptyAccess, pagesOf, readAccess, sameAccess, storedAccess } from './access/access-form.ts';

export type Person = { key: number; username: string; lastname: string; email: string };

export type Draft = {
  /** One when a user is edited; new users share everything but these. */
  people: Person[];
  organization: string;
  access: AccessForm;
  disabled: boolean;
};

const emptyPerson: Omit<Person, 'key'> = { username: '', lastname: '', email: '' };
export const personOf = (key: number): Person => ({ key, ...emptyPerson });

/** `user` null = a new one. */
export const draftOf = (user: AdminUser | null): Draft =>
  user === null
    ? { people: [personOf(0)], organization: '', access: emptyAccess, disabled: false }
    : {
        people: [{ key: 0, username: user.username, lastname: user.lastname, email: user.email }],
        organization: user.organizationName ?? '',
        access: readAccess(user),
        disabled: user.disabled,
      };

/** As the server keeps it. */
const normalEmail = (email: string): string => comparedText(email);

/** What is wrong with the fields of a person, as far as they are filled in. */
export const emailProblem = (email: string): string | undefined =>
  email.trim() === '' || isEmailAddress(normalEmail(email))
    ? tooLong(textLabels.email, email, emailMax)
    : 'This is no email address.';

/** By the rule that holds on the user's own profile. */
const firstNameProblem = (username: string): string | undefined =>
  userBodySchema.safeParse({ username }).error?.issues[0]?.message;

/** Does the draft say something else of the user than it was begun from? */
export const isChanged = (draft: Draft, user: AdminUser): boolean => {
  const was = draftOf(user);
  const facts = ({ people: [person], organization, disabled }: Draft) =>
    JSON.stringify([
      person?.username.trim(),
      person?.lastname.trim(),
      normalEmail(person?.email ?? ''),
      organization.trim(),
      disabled,
    ]);
  return facts(draft) !== facts(was) || !sameAccess(draft.access, was.access);
};

/** Why the draft cannot be sent; null when it can. `user` null = it creates. */
export const draftProblem = (draft: Draft, user: AdminUser | null): string | null => {
  const { people, access } = draft;
  if (people.some(({ email }) => email.trim() === '')) return requiredMessage(textLabels.email);
  const unchanged = (email: string) => normalEmail(email) === user?.email;
  const [addressProblem] = people.flatMap(({ email }) => (unchanged(email) ? [] : (emailProblem(email) ?? [])));
  if (addressProblem !== undefined) return addressProblem;
  const [nameProblem] = people.flatMap(({ username }) => firstNameProblem(username) ?? []);
  if (nameProblem !== undefined) return nameProblem;
  const [long] = [
    ...people.map(({ lastname }) => tooLong(textLabels.lastName, lastname, userNameMax)),
    tooLong(textLabels.organizationName, draft.organization, organizationNameMax),
  ].flatMap((words) => words ?? []);
  if (long !== undefined) return long;
  if (new Set(people.map(({ email }) => normalEmail(email))).size < people.length)
    return 'Each user needs an email address of their own.';
  const pages = pagesOf(access);
  if (pages.length === 0) return 'At least one allowed page is required.';
  if (pages.some((page) => !/^\/[^\s?#]*$/.test(page))) return 'A page begins with /.';
  // Saved without values it would limit nothing, which is the opposite of what was begun.
  const open = access.limits.find(({ values }) => values.length === 0);
  if (open !== undefined) return `Choose what is allowed of ${filterDefinition(open.id).label}, or remove the limit.`;
  return user !== null && !isChanged(draft, user) ? 'Nothing has changed.' : null;
};

const shared = ({ organization, access }: Draft): UserChange => ({
  organizationName: organization.trim() === '' ? null : organization.trim(),
  ...storedAccess(access),
});

const personFields = ({ username, lastname, email }: Person): UserChange => ({
  username: username.trim(),
  lastname: lastname.trim(),
  email: normalEmail(email),
});

/** The users to save. An edit names the state it was begun from. */
export const changesOf = (draft: Draft, user: AdminUser | null): UserChange[] => {
  if (user === null) return draft.people.map((person) => ({ ...personFields(person), ...shared(draft) }));
  const [person = personOf(0)] = draft.people;
  const { access } = draftOf(user);
  const { organizationName } = shared(draft);
  return [
    {
      userId: user.userId,
      modifiedAt: user.modifiedAt,
      ...personFields(person),
      organizationName: organizationName ?? null,
      // What was not touched is sent back as it is stored, in its own order.
      ...(sameAccess(draft.access, access) ? {} : storedAccess(draft.access)),
      ...(draft.disabled === user.disabled ? {} : { disabled: draft.disabled }),
    },
  ];
};
