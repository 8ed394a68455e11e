/** The organization of a user: one of those there are, or a new one by its name. */
import { organizationNameMax, textLabels, tooLong } from '@cvm/contract';
import { Autocomplete } from '@mantine/core';
import { useOrganizations } from './calls.ts';

type Props = {
  value: string;
  onChange: (name: string) => void;
  readOnly?: boolean;
  placeholder?: string;
};

const hintOf = (isNew: boolean, failed: boolean): string => {
  if (failed) return 'The organizations could not be loaded. Type a name.';
  return isNew ? 'A new organization: it is created when you save' : 'Choose one, or type a new name';
};

export const OrganizationInput = ({ value, onChange, readOnly = false, placeholder = 'None' }: Props) => {
  const { data: organizations, isError } = useOrganizations();
  const isNew =
    value.trim() !== '' && organizations !== undefined && !organizations.some((name) => name === value.trim());
  return (
    <Autocomplete
      size="xs"
      label="Organization"
      placeholder={placeholder}
      description={hintOf(isNew, isError && organizations === undefined)}
      data={organizations ?? []}
      value={value}
      onChange={onChange}
      error={tooLong(textLabels.organizationName, value, organizationNameMax)}
      readOnly={readOnly}
      clearable
      clearButtonProps={{ 'aria-label': 'Clear organization' }}
    />
  );
};
