/** Who it is about: first name, last name and email address; several people when they are new. */
import { requiredMessage, textLabels, tooLong, userNameMax } from '@cvm/contract';
import { Button, CloseButton, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import classes from './admin.module.css';
import { emailProblem, type Person, personOf } from './user-draft.ts';

type Props = {
  people: readonly Person[];
  onChange: (people: Person[]) => void;
  several: boolean;
  readOnly: boolean;
};

type RowProps = { person: Person; number: number | null; readOnly: boolean; onChange: (person: Person) => void };

type Required = 'email' | 'username';

/**
 * A field that must be filled in says so once it was typed in. Not when it is left: the words would move the button that
 * is being pressed.
 */
const useRequired = (person: Person) => {
  const [typed, setTyped] = useState<{ [field in Required]?: true }>({});
  const type = (field: Required) => setTyped((before) => ({ ...before, [field]: true }));
  const missing = (field: Required, label: string) =>
    typed[field] && person[field].trim() === '' ? requiredMessage(label) : undefined;
  return { type, missing };
};

const PersonRow = ({ person, number, readOnly, onChange }: RowProps) => {
  const suffix = number === null ? '' : ` ${number}`;
  const { type, missing } = useRequired(person);
  const common = { size: 'xs', readOnly, autoComplete: 'off' } as const;
  return (
    <Group gap="xs" align="flex-start" className={classes.grows}>
      <TextInput
        {...common}
        label={`${textLabels.email}${suffix}`}
        type="email"
        className={classes.wide}
        withAsterisk
        required
        data-autofocus={number === null || number === 1 || undefined}
        value={person.email}
        error={missing('email', textLabels.email) ?? emailProblem(person.email)}
        onChange={(event) => {
          type('email');
          onChange({ ...person, email: event.currentTarget.value });
        }}
      />
      <TextInput
        {...common}
        label={`${textLabels.firstName}${suffix}`}
        className={classes.narrow}
        withAsterisk
        required
        value={person.username}
        error={missing('username', textLabels.firstName) ?? tooLong(textLabels.firstName, person.username, userNameMax)}
        onChange={(event) => {
          type('username');
          onChange({ ...person, username: event.currentTarget.value });
        }}
      />
      <TextInput
        {...common}
        label={`${textLabels.lastName}${suffix}`}
        className={classes.narrow}
        value={person.lastname}
        error={tooLong(textLabels.lastName, person.lastname, userNameMax)}
        onChange={(event) => onChange({ ...person, lastname: event.currentTarget.value })}
      />
    </Group>
  );
};

export const PeopleFields = ({ people, onChange, several, readOnly }: Props) => {
  const many = people.length > 1;
  const nextKey = Math.max(...people.map(({ key }) => key)) + 1;
  return (
    <Stack gap="xs">
      {people.map((person, index) => (
        <Group key={person.key} gap="xs" align="flex-start" wrap="nowrap">
          <PersonRow
            person={person}
            number={many ? index + 1 : null}
            readOnly={readOnly}
            onChange={(next) => onChange(people.map((one) => (one.key === person.key ? next : one)))}
          />
          {many ? (
            <CloseButton
              mt={22}
              aria-label={`Remove user ${index + 1}`}
              onClick={() => onChange(people.filter(({ key }) => key !== person.key))}
            />
          ) : null}
        </Group>
      ))}
      {several ? (
        <Button
          variant="default"
          style={{ alignSelf: 'flex-start' }}
          onClick={() => onChange([...people, personOf(nextKey)])}
        >
          Add another user with the same access
        </Button>
      ) : null}
    </Stack>
  );
};
